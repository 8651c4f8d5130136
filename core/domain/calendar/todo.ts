import type { Task, TaskStatus } from '../tasks/task.ts';
import { addDays, type IsoDate, weekStartOf } from '../time/dates.ts';

/** A task as programs for to-dos show it. */
export type Todo = {
  /** Unique for ever, and the same in each version. */
  readonly uid: string;
  readonly title: string;
  /** Plain text of several lines. */
  readonly description: string;
  readonly category: string;
  readonly due: IsoDate;
  /** The address of the page that shows it. */
  readonly link: string;
  readonly isDone: boolean;
  readonly completedAt?: Date;
  /** When it was last known to change. */
  readonly stampedAt: Date;
};

type Words = Pick<Todo, 'title' | 'description' | 'category' | 'link'>;

/**
 * We don't store when an open task last changed, so its stamp is the beginning of the week before its own: never in the
 * future, and the same in each request. Programs compare the tags of the versions.
 */
const stampOf = ({ completedAt, scheduledOn }: Pick<Task, 'completedAt' | 'scheduledOn'>): Date =>
  completedAt ?? new Date(`${addDays(weekStartOf(scheduledOn), -7)}T00:00:00Z`);

export function todoOf(task: Pick<Task, 'id' | 'scheduledOn' | 'status' | 'completedAt'>, words: Words): Todo {
  const { id, scheduledOn, status, completedAt } = task;
  const isDone = status === 'done';
  return {
    uid: id,
    ...words,
    due: scheduledOn,
    isDone,
    ...(isDone && completedAt && { completedAt }),
    stampedAt: stampOf(isDone ? task : { scheduledOn }),
  };
}

/** How far a to-do is, as a program writes it. Absent where it doesn't say so. */
export type Progress = {
  readonly status?: string;
  readonly percent?: number;
  /** Whether it names an instant of completion. */
  readonly hasEnded: boolean;
};

const statuses: ReadonlyMap<string, TaskStatus> = new Map([
  ['COMPLETED', 'done'],
  ['NEEDS-ACTION', 'open'],
  ['IN-PROCESS', 'open'],
]);

/** What the program wants a task to be. Undefined if that is none of ours, such as a cancelled one: it stays as it is. */
export function wishedStatus({ status, percent, hasEnded }: Progress): TaskStatus | undefined {
  if (status !== undefined) return statuses.get(status.toUpperCase());
  return hasEnded || percent === 100 ? 'done' : 'open';
}
