import type { OutputOf } from '#apps/ui/api/client.ts';
import { waits as words } from '#words/app/waits.ts';
import { fullTitle } from '#words/full-title.ts';
import { itemName } from '#words/item-names.ts';
import { rhythm } from '#words/rhythm.ts';
import styles from './waiting-list.module.css';

type WaitingTask = OutputOf<'getHome'>['waiting'][number];

/** A longer list would only worry people: those that follow matter less. */
const mostShown = 5;

/** The weightiest tasks that come less often than they should, each with what the plan can do. */
export function WaitingList({ tasks }: { tasks: readonly WaitingTask[] }) {
  const more = tasks.length - mostShown;
  return (
    <ul className={styles.list}>
      {tasks.slice(0, mostShown).map((task) => (
        <li key={task.taskId}>
          <span className={styles.title}>{fullTitle(itemName(task.item), task.title)}</span>{' '}
          <span className={styles.reason}>{reasonOf(task)}</span>
        </li>
      ))}
      {more > 0 && <li className={styles.reason}>{words.more(more)}</li>}
    </ul>
  );
}

function reasonOf({ everyDays, wantedDays }: WaitingTask): string {
  const wanted = rhythm.every(wantedDays);
  if (everyDays === null) return words.noRoom(wanted);
  const planned = rhythm.every(everyDays);
  return planned === wanted ? words.later(wanted) : words.instead(planned, wanted);
}
