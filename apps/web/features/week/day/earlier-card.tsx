import { joinClasses } from '../../../ui/join-classes.ts';
import { Card } from '../../../ui/layout/card.tsx';
import type { TaskActions } from '../data/use-task-actions.ts';
import type { Task } from '../model/week.ts';
import { TaskRow } from '../task/task-row.tsx';
import styles from './earlier-card.module.css';

/** Open tasks from the two weeks before. */
export function EarlierCard({
  tasks,
  today,
  actions,
}: {
  tasks: readonly Task[];
  today: string;
  actions: TaskActions;
}) {
  const allDone = tasks.every((task) => task.completed);
  return (
    <Card as="section" className={joinClasses(styles.card, allDone && styles.caughtUp)} aria-labelledby="earlier">
      <h2 id="earlier" className={styles.heading}>
        {allDone ? 'All caught up' : 'Still open from earlier'}
      </h2>
      <p className={styles.hint}>
        {allDone
          ? 'Nothing is left over from the last two weeks.'
          : 'Left over from the last two weeks. Do them when it suits you, or move them to a better day.'}
      </p>
      <ul className={styles.tasks}>
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} today={today} actions={actions} showDate />
        ))}
      </ul>
    </Card>
  );
}
