import type { Task } from '../tasks/task.ts';
import type { Actor } from '../tasks/task-action.ts';
import type { HistoryEntry, Work, WorkDetails } from './entry.ts';

/** An open turn of a care task, without whose it is: they may have left. */
export type ReplacedTurn = Omit<
  Task,
  'householdId' | 'completedAt' | 'assignedTo' | 'assignee' | 'completedBy' | 'movedBy'
>;

export function replacedTurnOf(task: Task): ReplacedTurn {
  const { householdId: _, completedAt: __, assignedTo: ___, assignee, completedBy, movedBy, ...turn } = task;
  return turn;
}

/** Work that a household recorded by hand or imported. */
export type RecordedWork = Work & {
  readonly householdId: string;
  readonly id: string;
  readonly importId?: string;
  /** Who recorded it; null once their account is deleted, absent if that isn't known. */
  readonly personId?: string | null;
  readonly createdAt: Date;
  /** The open turns that an import made unnecessary with it, which undoing the import gives back. */
  readonly replaced?: readonly ReplacedTurn[];
  /** Set while it is deleted and can be restored. */
  readonly deletedAt?: Date;
};

/** What a household added to one of its tasks. */
export type TaskDetails = WorkDetails & {
  readonly householdId: string;
  readonly taskId: string;
  /** Set while the task's entry is deleted and can be restored: when that was, and when the task had been completed. */
  readonly deleted?: { readonly at: Date; readonly completedAt: Date };
};

/** How long a deleted entry can be restored, in days. */
export const restorableDays = 30;

export function entryOfRecorded(
  { householdId: _, importId, personId: __, createdAt, deletedAt: ___, replaced: ____, ...work }: RecordedWork,
  actor?: Actor,
): HistoryEntry {
  return {
    ...work,
    ...(actor && { actor }),
    kind: 'done',
    origin: importId === undefined ? 'recorded' : 'imported',
    ...(importId !== undefined && { import: { id: importId, at: createdAt } }),
  };
}

/** What counts for the task's entry: nothing once the entry is deleted. */
export function detailsInUse(details: TaskDetails | undefined): WorkDetails | undefined {
  if (!details || details.deleted) return undefined;
  const { householdId: _, taskId: __, deleted: ___, ...added } = details;
  return added;
}
