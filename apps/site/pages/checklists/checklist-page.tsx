import Printer from 'lucide-react/icons/printer';
import { Button } from '#apps/ui/controls/button.tsx';
import { LinkList } from '#apps/ui/layout/link-list.tsx';
import { Page } from '#apps/ui/layout/page.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { paths } from '#apps/ui/paths.ts';
import { capitalise } from '#core/domain/text/capitalise.ts';
import { checklists as words } from '#words/site/checklists.ts';
import { frame } from '#words/site/frame.ts';
import { slugs } from '#words/site/slugs.ts';
import type { Checklist } from '../../content/checklist.ts';
import { checklistMonths } from '../../content/checklist-months.ts';
import { type ChecklistSeason, checklistSeasons } from '../../content/checklist-seasons.ts';
import { GuidesBreadcrumbs } from '../guides/guides-breadcrumbs.tsx';
import { NextStep } from '../guides/next-step.tsx';
import { RichText } from '../rich-text.tsx';
import styles from './checklist-page.module.css';
import { ChecklistRoom } from './checklist-room.tsx';

/** The tasks of one season, to print. */
export function ChecklistPage({ season, checklist }: { season: ChecklistSeason; checklist: Checklist }) {
  const { essentials, rooms } = checklist;
  const { name, title, link } = words.seasons[season];
  const others = checklistSeasons.filter((other) => other !== season);
  return (
    <Page above={<GuidesBreadcrumbs label={link} />} title={title} lede={`${capitalise(checklistMonths(season))}.`}>
      <Stack gap={24} className={styles.body}>
        <p>{words.introduction(name)}</p>
        <div className={styles.print} data-unprinted="">
          {/* Printing needs script: live/print.ts. */}
          <Button small hidden data-print="">
            <Printer size={18} aria-hidden="true" />
            {words.print}
          </Button>
        </div>
        <div className={styles.rooms}>
          {essentials.map((group) => (
            <ChecklistRoom key={group.name} {...group} />
          ))}
        </div>
        {season === 'winter' && (
          <p>
            <strong>{words.frostTitle}</strong>
            <RichText text={words.frost} />
          </p>
        )}
        <h2 className={styles.heading}>{words.ifYouHave}</h2>
        <div className={styles.rooms}>
          {rooms.map((room) => (
            <ChecklistRoom key={room.name} {...room} />
          ))}
        </div>
        <div data-unprinted="">
          <NextStep title={words.nextTitle}>{words.next}</NextStep>
        </div>
        <nav data-unprinted="" aria-labelledby="seasons-title">
          <h2 id="seasons-title">{words.others}</h2>
          <LinkList
            links={[
              ...others.map((other) => ({ to: slugs.checklist(other), text: words.seasons[other].link })),
              { to: paths.howWeChoose, text: frame.howWeChoose },
            ]}
          />
        </nav>
      </Stack>
    </Page>
  );
}
