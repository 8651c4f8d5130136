import { rhythm } from '#words/rhythm.ts';
import { assignedText } from '../model/assignment.ts';
import { shortDate } from '../model/date-text.ts';
import { isOverdue, type Task } from '../model/week.ts';
import { tickedOffText, type Viewer } from '../model/who-did.ts';
import styles from './task-meta.module.css';

type TaskMetaProps = { task: Task; today: string; showDate: boolean; viewer: Viewer };

/** One quiet line below a task's title. The minutes come first, so that they line up and the reason has the whole width. */
export function TaskMeta({ task, today, showDate, viewer }: TaskMetaProps) {
  const overdue = isOverdue(task, today);
  const tickedOff = tickedOffText(task, today, viewer);
  const assigned = task.completed ? undefined : assignedText(task, viewer);
  return (
    <p className={styles.meta}>
      {task.minutes !== null && <span className={styles.minutes}>{rhythm.duration(task.minutes)}</span>}
      {overdue && (
        <span className={styles.overdue}>{showDate ? `Overdue since ${shortDate(task.scheduledAt)}` : 'Overdue'}</span>
      )}
      {assigned && <span className={styles.assigned}>{assigned}</span>}
      {task.guide?.professional && <span className={styles.visit}>Book a visit</span>}
      {task.isUserCreated && <span>{task.category || 'Your own'}</span>}
      {task.reason && !task.completed && <span>{task.reason}</span>}
      {tickedOff && <span>{tickedOff}</span>}
    </p>
  );
}
