import { addDays, type IsoDate, weekStartOf } from '../dates.ts';
import { careTaskIdOf, isUserCreated, type Task } from '../task.ts';
import type { Actor } from '../task-action.ts';
import { missedAfterDays } from '../week.ts';
import { type EntryKind, type HistoryEntry, otherItem, type WorkDetails } from './entry.ts';

/** The part of a task that the history shows. */
export type PastTask = Pick<
  Task,
  'id' | 'source' | 'title' | 'category' | 'isRequest' | 'scheduledOn' | 'status' | 'completedAt' | 'minutes'
>;

/** An open task of this day or an earlier one counts as missed. Later ones are overdue or still ahead. */
export function lastMissedDay(today: IsoDate): IsoDate {
  return addDays(weekStartOf(today), -missedAfterDays - 1);
}

function kindOf({ status, scheduledOn, completedAt }: PastTask, today: IsoDate): EntryKind | undefined {
  if (completedAt) return 'done';
  if (status === 'skipped') return scheduledOn <= today ? 'skipped' : undefined;
  return scheduledOn <= lastMissedDay(today) ? 'missed' : undefined;
}

/**
 * The entry of a task; undefined while it may still be done. A task that was deleted after completion counts as done, as
 * it does for the plan. `dayOf` returns the household's day of an instant, `actorOf` who completed or skipped the task.
 */
export function entryOfTask(
  task: PastTask,
  details: WorkDetails | undefined,
  dayOf: (instant: Date) => IsoDate,
  today: IsoDate,
  actorOf: (kind: 'completed' | 'skipped') => Actor | undefined,
): HistoryEntry | undefined {
  const kind = kindOf(task, today);
  if (!kind) return undefined;
  const { id, source, title, category, isRequest, scheduledOn: plannedFor, completedAt } = task;
  const careTaskId = careTaskIdOf(source);
  const minutes = details?.minutes ?? task.minutes;
  const actor = kind === 'missed' ? undefined : actorOf(kind === 'done' ? 'completed' : 'skipped');
  return {
    id,
    kind,
    origin: isUserCreated(task) ? 'own' : 'plan',
    date: completedAt ? dayOf(completedAt) : plannedFor,
    plannedFor,
    item: category || otherItem,
    ...(careTaskId !== undefined && { careTaskId }),
    title,
    ...(isRequest && { isRequest }),
    ...(actor && { actor }),
    ...(kind === 'done' && details),
    note: (kind === 'done' && details?.note) || '',
    ...(minutes !== undefined && { minutes }),
  };
}
