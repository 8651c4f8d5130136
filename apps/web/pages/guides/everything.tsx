import { summary } from 'virtual:catalogue-summary';
import type { Room } from '#core/domain/care-task.ts';
import styles from './everything.module.css';

const headings: Readonly<Record<Room, string>> = {
  kitchen: 'Kitchen',
  bathroom: 'Bathroom',
  laundry: 'Laundry',
  'living area': 'Living area',
  'plant room': 'Heating and energy',
  'whole home': 'The whole home',
  outdoors: 'Outdoors',
  garden: 'Garden',
  garage: 'Garage and vehicles',
};

const groups = (Object.keys(headings) as Room[])
  .map((room) => ({ room, names: summary.filter((item) => item.room === room).map(({ name }) => name) }))
  .filter(({ names }) => names.length > 0);
const taskCount = summary.reduce((sum, item) => sum + item.tasks, 0);

/** All that a plan can look after, far beyond the guides. */
export function Everything() {
  return (
    <section className={styles.everything} aria-labelledby="everything-title">
      <h2 id="everything-title">{summary.length} household items tracked</h2>
      <p>
        The guides are where to begin. A plan draws on {taskCount} curated tasks and takes only those that your home
        needs:
      </p>
      <dl className={styles.rooms}>
        {groups.map(({ room, names }) => (
          <div key={room}>
            <dt>{headings[room]}</dt>
            <dd>{names.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
