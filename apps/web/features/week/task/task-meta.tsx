import type { ReactNode } from 'react';
import { Muted, Text } from '#apps/ui/layout/text.tsx';
import { isolated } from '#core/domain/text/isolated.ts';
import { week } from '#words/app/week/week.ts';
import { durations } from '#words/durations.ts';
import { itemName } from '#words/item-names.ts';
import { assignedText } from '../model/assignment.ts';
import { shortDate } from '../model/date-text.ts';
import { isOverdue, type Task } from '../model/week.ts';
import { tickedOffText, type Viewer } from '../model/who-did.ts';
import styles from './task-meta.module.css';

type TaskMetaProps = {
  task: Task;
  today: string;
  showDate: boolean;
  viewer: Viewer;
  /** A button that follows the reason. */
  children?: ReactNode;
};

/** One quiet line below a task's title. The minutes come first, so that they line up and the reason has the whole width. */
export function TaskMeta({ task, today, showDate, viewer, children }: TaskMetaProps) {
  const overdue = isOverdue(task, today);
  const tickedOff = tickedOffText(task, today, viewer);
  const assigned = task.completed ? undefined : assignedText(task, viewer);
  return (
    <Muted as="p" tight className={styles.meta}>
      {task.minutes !== null && (
        <Text numeric unbroken>
          {durations.short(task.minutes)}
        </Text>
      )}
      {overdue && (
        <span className={styles.overdue}>
          {showDate ? week.overdueSince(shortDate(task.scheduledAt)) : week.overdue}
        </span>
      )}
      {assigned && <span className={styles.assigned}>{assigned}</span>}
      {task.guide?.professional && !task.completed && <span className={styles.visit}>{week.book}</span>}
      {task.isUserCreated && <span>{isolated(itemName(task.category)) || week.own}</span>}
      {task.reason && !task.completed && <span>{task.reason}</span>}
      {children}
      {tickedOff && <span>{tickedOff}</span>}
    </Muted>
  );
}
