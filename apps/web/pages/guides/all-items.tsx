import type { GuideIndex } from '../../content/guide-index.ts';
import styles from './all-items.module.css';

/** All items that a plan covers, including those without a guide. */
export function AllItems({ itemCount, taskCount, rooms }: Omit<GuideIndex, 'guides'>) {
  return (
    <section className={styles.section} aria-labelledby="everything-title">
      <h2 id="everything-title">{itemCount} household items tracked</h2>
      <p>
        The guides cover the items that most homes have. A plan chooses from {taskCount} tasks for all these items, and
        takes only those that your home needs:
      </p>
      <dl className={styles.rooms}>
        {rooms.map(({ name, items }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{items.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
