import { Suspense } from 'react';
import type { GuideSlug } from '#core/catalogue/guides/guide.ts';
import { capitalise } from '#core/domain/capitalise.ts';
import type { GuideTask } from '../../content/guide-content.ts';
import { Link } from '../../ui/routing/link.tsx';
import styles from './guide-table.module.css';
import { useRestOfTasks } from './use-guides.ts';

type Props = {
  caption: string;
  tasks: readonly GuideTask[];
  /** The guide whose remaining tasks follow, for users who are signed in. */
  restOf: GuideSlug | undefined;
};

/** The schedule at a glance; each task links to its card. */
export function TaskTable({ caption, tasks, restOf }: Props) {
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
          <Rows tasks={tasks} />
          {restOf && (
            <Suspense fallback={null}>
              <RestOfRows slug={restOf} />
            </Suspense>
          )}
        </tbody>
      </table>
      {tasks.some(({ season }) => season) && (
        <p className={styles.note}>
          Months are for the northern half of the world. Add six months in the southern half.
        </p>
      )}
    </>
  );
}

function Rows({ tasks }: { tasks: readonly GuideTask[] }) {
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

function RestOfRows({ slug }: { slug: GuideSlug }) {
  return <Rows tasks={useRestOfTasks(slug)} />;
}
