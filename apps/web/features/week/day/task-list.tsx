import { useId } from 'react';
import { durations } from '#words/durations.ts';
import type { TaskActions } from '../data/use-task-actions.ts';
import { bundleHeading, entriesOf } from '../model/bundles.ts';
import { minutesOf } from '../model/days.ts';
import type { Task } from '../model/week.ts';
import { TaskRow } from '../task/task-row.tsx';
import styles from './task-list.module.css';

type TaskListProps = { tasks: readonly Task[]; today: string; actions: TaskActions };

/** The tasks of a day; those that are done together are shown under a heading of their own. */
export function TaskList({ tasks, today, actions }: TaskListProps) {
  return (
    <ul className={styles.tasks}>
      {entriesOf(tasks).map((entry) =>
        entry.kind === 'task' ? (
          <TaskRow key={entry.task.id} task={entry.task} today={today} actions={actions} />
        ) : (
          <Bundle key={entry.bundle} {...entry} today={today} actions={actions} />
        ),
      )}
    </ul>
  );
}

function Bundle({ bundle, tasks, today, actions }: TaskListProps & { bundle: string }) {
  const id = useId();
  const minutes = minutesOf(tasks);
  return (
    <li className={styles.bundle}>
      <p className={styles.heading}>
        <span id={id}>{bundleHeading(bundle)}</span>
        {minutes > 0 && <span className={styles.minutes}>{durations.short(minutes)}</span>}
      </p>
      <ul className={styles.lines} aria-labelledby={id}>
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} today={today} actions={actions} />
        ))}
      </ul>
    </li>
  );
}
