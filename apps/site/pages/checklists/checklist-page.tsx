import Printer from 'lucide-react/icons/printer';
import { useId } from 'react';
import { Button } from '#apps/ui/controls/button.tsx';
import { LinkList } from '#apps/ui/layout/link-list.tsx';
import { Page } from '#apps/ui/layout/page.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { capitalise } from '#core/domain/text/capitalise.ts';
import { checklists, checklists as words } from '#words/site/checklists.ts';
import { frame } from '#words/site/frame.ts';
import { slugs } from '#words/site/slugs.ts';
import type { Checklist, TaskGroup } from '../../content/checklist.ts';
import { checklistMonths } from '../../content/checklist-months.ts';
import { type ChecklistSeason, checklistSeasons } from '../../content/checklist-seasons.ts';
import { GuidesBreadcrumbs } from '../guides/guides-breadcrumbs.tsx';
import { NextStep } from '../guides/next-step.tsx';
import { RichText } from '../rich-text.tsx';
import styles from './checklist-page.module.css';

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
            <strong>{words.frostTitle}</strong> <RichText text={words.frost} />
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

/** Some tasks under a heading, each with a box to tick on paper. */
function ChecklistRoom({ name, tasks }: TaskGroup) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{name}</h2>
      <ul className={styles.tasks}>
        {tasks.map(({ id, title, minutes, item, when }) => (
          <li key={id}>
            <span>{title}</span>
            <Muted className={styles.facts}>
              <Link to={slugs.item(item.slug)}>{item.name}</Link>
              {` · ${checklists.minutes(minutes)}`}
              {when && ` · ${when}`}
            </Muted>
          </li>
        ))}
      </ul>
    </section>
  );
}
