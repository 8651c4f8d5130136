import Printer from 'lucide-react/icons/printer';
import { Button } from '#apps/ui/controls/button.tsx';
import { LinkList } from '#apps/ui/layout/link-list.tsx';
import { Page } from '#apps/ui/layout/page.tsx';
import { paths } from '#apps/ui/paths.ts';
import { capitalise } from '#core/domain/capitalise.ts';
import type { Checklist } from '../../content/checklist.ts';
import { checklistMonths } from '../../content/checklist-months.ts';
import { type ChecklistSeason, checklistSeasons } from '../../content/checklist-seasons.ts';
import { GuidesBreadcrumbs } from '../guides/guides-breadcrumbs.tsx';
import { NextStep } from '../guides/next-step.tsx';
import styles from './checklist-page.module.css';
import { ChecklistRoom } from './checklist-room.tsx';

/** The tasks of one season, to print. */
export function ChecklistPage({ season, checklist }: { season: ChecklistSeason; checklist: Checklist }) {
  const { taskCount, rooms } = checklist;
  const name = capitalise(season);
  const others = checklistSeasons.filter((other) => other !== season);
  return (
    <Page
      above={<GuidesBreadcrumbs label={`${name} checklist`} />}
      title={`${name} home maintenance checklist`}
      lede={`${checklistMonths(season)}.`}
    >
      <div className={styles.body}>
        <p>
          These {taskCount} tasks from our catalogue are best done in {season}. Cross out those for things that you
          don’t have.
        </p>
        <div className={styles.print}>
          {/* Printing needs script: live/print.ts. */}
          <Button small hidden data-print="">
            <Printer size={18} aria-hidden="true" />
            Print this list
          </Button>
        </div>
        <div className={styles.rooms}>
          {rooms.map((room) => (
            <ChecklistRoom key={room.name} {...room} />
          ))}
        </div>
        <NextStep title="Only the tasks that your home needs">
          Tell Upkept what you have, and it plans these tasks at the right time where you live. It is free to start.
        </NextStep>
        <nav className={styles.others} aria-labelledby="seasons-title">
          <h2 id="seasons-title">The other seasons</h2>
          <LinkList
            links={[
              ...others.map((other) => ({ to: paths.checklist(other), text: `${capitalise(other)} checklist` })),
              { to: paths.howWeChoose, text: 'How we choose tasks' },
            ]}
          />
        </nav>
      </div>
    </Page>
  );
}
