import Printer from 'lucide-react/icons/printer';
import { Button } from '#apps/ui/controls/button.tsx';
import { LinkList } from '#apps/ui/layout/link-list.tsx';
import { Page } from '#apps/ui/layout/page.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
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
  const { essentials, rooms } = checklist;
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
          The first three lists are what a careful caretaker does in {season}, alarms first. Below them is what only
          some homes have: cross out the rest.
        </p>
        <div className={styles.print}>
          {/* Printing needs script: live/print.ts. */}
          <Button small hidden data-print="">
            <Printer size={18} aria-hidden="true" />
            Print this list
          </Button>
        </div>
        <div className={styles.rooms}>
          {essentials.map((group) => (
            <ChecklistRoom key={group.name} {...group} />
          ))}
        </div>
        {season === 'winter' && (
          <p>
            <strong>When frost is forecast: </strong>
            keep heating every room with water pipes, also while you are away. Drain the outside tap. If a pipe freezes,
            close the stopcock, open the tap and warm the pipe slowly with towels or a hair dryer, never with a flame (
            <Link to={`${paths.item('plumbing-and-drains')}#plumbing-and-drains.winterise-pipes`}>
              the steps and their sources
            </Link>
            ).
          </p>
        )}
        <h2 className={styles.heading}>If you have them</h2>
        <div className={styles.rooms}>
          {rooms.map((room) => (
            <ChecklistRoom key={room.name} {...room} />
          ))}
        </div>
        <div className={styles.next}>
          <NextStep title="Only the tasks that your home needs">
            Tell Upkept what you have, and it plans these tasks at the right time where you live. It is free to start.
          </NextStep>
        </div>
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
