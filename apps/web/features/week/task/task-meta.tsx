import Clock from 'lucide-react/icons/clock';
import { duration } from '#core/domain/duration.ts';
import { Chip } from '../../../ui/feedback/chip.tsx';
import { shortDate } from '../model/date-text.ts';
import { isLocal } from '../model/new-task.ts';
import { isOverdue, type Task } from '../model/week.ts';
import styles from './task-meta.module.css';

/** The details below a task's title. */
export function TaskMeta({ task, today, showDate }: { task: Task; today: string; showDate: boolean }) {
  const overdue = isOverdue(task, today);
  return (
    <p className={styles.meta}>
      {task.minutes !== null && (
        <span className={styles.minutes}>
          <Clock size={14} aria-hidden="true" />
          {duration(task.minutes)}
        </span>
      )}
      {task.category && <Chip>{task.category}</Chip>}
      {task.isUserCreated && <Chip tone="plain">Your own</Chip>}
      {task.guide?.professional && <Chip tone="honey">Book a visit</Chip>}
      {overdue && (
        <Chip tone="terracotta">{showDate ? `Overdue since ${shortDate(task.scheduledAt)}` : 'Overdue'}</Chip>
      )}
      {isLocal(task) && <span className={styles.date}>Saving…</span>}
    </p>
  );
}
