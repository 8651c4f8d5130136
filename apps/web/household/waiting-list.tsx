import type { OutputOf } from '#apps/ui/api/client.ts';
import { everyText } from '#core/domain/words/rhythm.ts';
import styles from './waiting-list.module.css';

export type WaitingTask = OutputOf<'getHome'>['waiting'][number];

/** The tasks that come less often than they should, each with what the plan can do. */
export function WaitingList({ tasks }: { tasks: readonly WaitingTask[] }) {
  return (
    <ul className={styles.list}>
      {tasks.map((task) => (
        <li key={task.taskId}>
          <span className={styles.title}>{task.title}</span> <span className={styles.reason}>{reasonOf(task)}</span>
        </li>
      ))}
    </ul>
  );
}

function reasonOf({ everyDays, wantedDays }: WaitingTask): string {
  const wanted = everyText(wantedDays);
  if (everyDays === null) return `There’s no room for it yet; it should come ${wanted}.`;
  const planned = everyText(everyDays);
  return planned === wanted ? `It comes a little later than ${wanted}.` : `It comes ${planned} instead of ${wanted}.`;
}
