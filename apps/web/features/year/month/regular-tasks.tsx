import { Disclosure } from '#apps/ui/controls/disclosure.tsx';
import type { Regular } from '../model/year.ts';
import styles from './regular-tasks.module.css';

/** The number of a month's regular tasks, which opens to their list. */
export function RegularTasks({ label, tasks }: { label: string; tasks: readonly Regular[] }) {
  return (
    <Disclosure label={label}>
      <ul className={styles.list}>
        {tasks.map(({ taskId, title, times }) => (
          <li key={taskId}>
            {title}
            {times > 1 && <span className={styles.times}>, {times === 2 ? 'twice' : `${times} times`}</span>}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
