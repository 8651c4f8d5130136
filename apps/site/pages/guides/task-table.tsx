import type { ReactNode } from 'react';
import { Muted } from '#apps/ui/layout/text.tsx';
import { Link } from '#apps/ui/routing/link.tsx';
import { capitalise } from '#core/domain/text/capitalise.ts';
import { guides as words } from '#words/site/guides.ts';
import { seasons } from '#words/site/seasons.ts';
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
      <div className={styles.scroll}>
        <table className={styles.table}>
          <caption className={styles.caption}>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.table.task}</th>
              <th scope="col">{words.table.howOften}</th>
              <th scope="col" className={styles.number}>
                {words.table.minutes}
              </th>
              <th scope="col">{words.table.season}</th>
            </tr>
          </thead>
          <tbody>
            <TaskRows tasks={tasks} />
          </tbody>
        </table>
      </div>
      {tasks.some(({ seasonInBrief }) => seasonInBrief) && (
        <Muted as="p" className={styles.note}>
          {words.table.note}
        </Muted>
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
      <td>{capitalise(rhythm ?? seasons.frequencies[frequency])}</td>
      <td className={styles.number}>{minutes}</td>
      <td>{seasonInBrief ?? words.table.anyTime}</td>
    </tr>
  ));
}
