import { Mark } from '../../../ui/pictures/mark.tsx';
import type { Regular } from '../model/year.ts';
import styles from './regular-tasks.module.css';

/** The number of a month's regular tasks, which opens to their list. */
export function RegularTasks({ label, tasks }: { label: string; tasks: readonly Regular[] }) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        {label}
        <span className={styles.arrow}>
          <Mark of="down" size={18} />
        </span>
      </summary>
      <ul className={styles.list}>
        {tasks.map(({ taskId, title, times }) => (
          <li key={taskId}>
            {title}
            {times > 1 && <span className={styles.times}>, {times === 2 ? 'twice' : `${times} times`}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}
