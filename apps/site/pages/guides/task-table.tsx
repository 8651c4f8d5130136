import type { ReactNode } from 'react';
import { Link } from '#apps/ui/routing/link.tsx';
import { capitalise } from '#core/domain/capitalise.ts';
import type { TaskRow } from '../../content/guide-content.ts';
import styles from './guide-table.module.css';

type Props = {
  caption: ReactNode;
  tasks: readonly TaskRow[];
};

/** The schedule at a glance; each task links to its card. */
export function TaskTable({ caption, tasks }: Props) {
  return (
    <>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Task</th>
            <th scope="col">How often</th>
            <th scope="col" className={styles.number}>
              Minutes
            </th>
            <th scope="col">Season</th>
          </tr>
        </thead>
        <tbody>
          <TaskRows tasks={tasks} />
        </tbody>
      </table>
      {tasks.some(({ seasonInBrief }) => seasonInBrief) && (
        <p className={styles.note}>
          Months are for the northern hemisphere. Add six months in the southern hemisphere.
        </p>
      )}
    </>
  );
}

export function TaskRows({ tasks }: Pick<Props, 'tasks'>) {
  return tasks.map(({ id, title, frequency, rhythm, minutes, seasonInBrief }) => (
    <tr key={id}>
      <th scope="row">
        <Link to={`#${id}`}>{title}</Link>
      </th>
      <td>{capitalise(rhythm ?? frequency)}</td>
      <td className={styles.number}>{minutes}</td>
      <td>{seasonInBrief ?? 'Any time'}</td>
    </tr>
  ));
}
