import { careTaskIdOf, isUserCreated, missedAfterDays, type Task } from '../tasks/task.ts';
import type { Actor } from '../tasks/task-action.ts';
import { addDays, type IsoDate, weekStartOf } from '../time/dates.ts';
import { type EntryKind, type HistoryEntry, type HistoryFact, otherItem, type WorkDetails } from './entry.ts';

/** The part of a task that the history shows. */
export type PastTask = Pick<
  Task,
  'id' | 'source' | 'title' | 'category' | 'isRequest' | 'scheduledOn' | 'status' | 'completedAt' | 'minutes'
>;

/** An open task of this day or an earlier one counts as missed. Later ones are overdue or still ahead. */
export function lastMissedDay(today: IsoDate): IsoDate {
  return addDays(weekStartOf(today), -missedAfterDays - 1);
}

/** The part of it that figures count. */
type CountedTask = Pick<PastTask, 'category' | 'scheduledOn' | 'status'> &
  Pick<HistoryFact, 'careTaskId' | 'minutes' | 'cost'> & { readonly completedAt?: Date | undefined };

function kindOf({ status, scheduledOn, completedAt }: CountedTask, today: IsoDate): EntryKind | undefined {
  if (completedAt) return 'done';
  if (status === 'skipped') return scheduledOn <= today ? 'skipped' : undefined;
  return scheduledOn <= lastMissedDay(today) ? 'missed' : undefined;
}

/**
 * What figures count of a task; undefined while it may still be done. A task that was deleted after completion counts as
 * done, as it does for the plan. `dayOf` returns the household's day of an instant.
 */
export function factOfTask(
  task: CountedTask,
  dayOf: (instant: Date) => IsoDate,
  today: IsoDate,
): HistoryFact | undefined {
  const kind = kindOf(task, today);
  if (!kind) return undefined;
  const { category, scheduledOn: plannedFor, completedAt, careTaskId, minutes, cost } = task;
  return {
    kind,
    date: completedAt ? dayOf(completedAt) : plannedFor,
    plannedFor,
    item: category || otherItem,
    careTaskId,
    minutes,
    cost: kind === 'done' ? cost : undefined,
  };
}

/**
 * The entry of a task; undefined while it may still be done. `dayOf` returns the household's day of an instant, `actorOf`
 * who completed or skipped the task.
 */
export function entryOfTask(
  task: PastTask,
  details: WorkDetails | undefined,
  dayOf: (instant: Date) => IsoDate,
  today: IsoDate,
  actorOf: (kind: 'completed' | 'skipped') => Actor | undefined,
): HistoryEntry | undefined {
  const careTaskId = careTaskIdOf(task.source);
  const minutes = details?.minutes ?? task.minutes;
  const fact = factOfTask(task, dayOf, today);
  if (!fact) return undefined;
  const { kind, date, item } = fact;
  const { id, title, isRequest, scheduledOn: plannedFor } = task;
  const actor = kind === 'missed' ? undefined : actorOf(kind === 'done' ? 'completed' : 'skipped');
  return {
    id,
    kind,
    origin: isUserCreated(task) ? 'own' : 'plan',
    date,
    plannedFor,
    item,
    ...(careTaskId !== undefined && { careTaskId }),
    title,
    ...(isRequest && { isRequest }),
    ...(actor && { actor }),
    ...(kind === 'done' && details),
    note: (kind === 'done' && details?.note) || '',
    ...(minutes !== undefined && { minutes }),
  };
}
