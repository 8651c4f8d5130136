import { mostTasksADay } from '../limits.ts';
import type { Person } from '../people/person.ts';
import type { IsoDate } from '../time/dates.ts';
import type { Reason } from './reason.ts';
import { type Actor, actorOf, type TaskActionKind } from './task-action.ts';

/** The source of a task. The id of the care task or the custom task follows the colon. */
export type TaskSource = `care:${string}` | `custom:${string}` | 'hand';

/** A task left open this long counts as missed and may be proposed again. */
export const missedAfterDays = 14;

export type TaskStatus = 'open' | 'done' | 'skipped';

/** One dated piece of work in a household's week. */
export type Task = {
  readonly householdId: string;
  readonly id: string;
  readonly source: TaskSource;
  /** Which turn of its source this is; (household, source, occurrence) is unique. */
  readonly occurrence: string;
  /** Of a care task, in English, the words that the catalogue has for it today, or had when it was done; readers get theirs. */
  readonly title: string;
  readonly description: string;
  /** The item of an assistant's task, or the category that the user chose for their own. */
  readonly category: string;
  /** Whether the household asks its landlord for the work of the care task. */
  readonly isRequest?: true;
  readonly scheduledOn: IsoDate;
  readonly status: TaskStatus;
  /** Set while the status is `done`. A completed task keeps it when it is deleted. */
  readonly completedAt?: Date;
  readonly minutes?: number;
  /** What to tick off, of the user's own; a care task has those of the catalogue. */
  readonly steps?: readonly string[];
  /** The places of the steps that are ticked, in order. */
  readonly stepsDone?: readonly number[];
  /** Why this task is planned now. */
  readonly reason?: Reason;
  /** What the assistant says about it in this week. */
  readonly line?: string;
  /** Whether its care task had never been done or skipped when it was planned. */
  readonly isFirst?: boolean;
  /** Whether the user moved it to another day, so that planning leaves it there. */
  readonly moved: boolean;
  /** The id of the person for whom it is; absent for everyone. */
  readonly assignedTo?: string;
  /** That person; absent where that wasn't read. */
  readonly assignee?: Actor;
  /** Who completed it; absent where that wasn't read, or isn't known. */
  readonly completedBy?: Actor;
  /** Who moved it there; absent where that wasn't read, or isn't known. */
  readonly movedBy?: Actor;
};

/** Whether the user can add no other task to a day that has these. */
export function isDayFull(tasks: readonly Pick<Task, 'status'>[]): boolean {
  return tasks.filter(({ status }) => status !== 'skipped').length >= mostTasksADay;
}

export function isUserCreated(task: Pick<Task, 'source'>): boolean {
  return !task.source.startsWith('care:');
}

export function careTaskIdOf(source: TaskSource): string | undefined {
  return source.startsWith('care:') ? source.slice('care:'.length) : undefined;
}

/** The id that a source names: of the care task, or of the household's own recurring task. */
export const idOfSource = (source: TaskSource): string => source.slice(source.indexOf(':') + 1);

/** Completing a task again keeps the first instant. */
export function withCompletion(task: Task, completed: boolean, now: Date): Task {
  if (completed) return task.status === 'done' ? task : { ...task, status: 'done', completedAt: now };
  const { completedAt: _, ...open } = task;
  return { ...open, status: 'open' };
}

/** The open task with these of its steps done. One that is done stays as it is. */
export function withStepsDone(task: Task, places: readonly number[]): Task {
  if (task.status !== 'open') return task;
  const { stepsDone: _, ...rest } = task;
  const stepsDone = [...new Set(places)].toSorted((one, other) => one - other);
  return { ...rest, ...(stepsDone.length > 0 && { stepsDone }) };
}

/** The task for one person, or for everyone. Planning leaves it so. */
export function assignedToPerson(task: Task, personId: string | null): Task {
  if ((task.assignedTo ?? null) === personId) return task;
  const { assignedTo: _, assignee: __, ...open } = task;
  return { ...open, ...(personId !== null && { assignedTo: personId }), moved: true };
}

/** The task with those who brought it to its present state. */
export function withActors(task: Task, actors: ReadonlyMap<TaskActionKind, Actor>): Task {
  const completedBy = task.status === 'done' ? actors.get('completed') : undefined;
  const movedBy = task.moved ? actors.get('moved') : undefined;
  return { ...task, ...(completedBy && { completedBy }), ...(movedBy && { movedBy }) };
}

/** The task with the person for whom it is, if they are among these. */
export function withAssignee(task: Task, people: readonly Pick<Person, 'id' | 'name'>[]): Task {
  const person = people.find(({ id }) => id === task.assignedTo);
  return person ? { ...task, assignee: actorOf(person) } : task;
}

export function movedTo(task: Task, date: IsoDate): Task {
  return task.scheduledOn === date ? task : { ...task, scheduledOn: date, moved: true };
}

/** What users may change about their own tasks. Absent fields stay unchanged; `minutes: null` means unknown. */
export type TaskEdits = Partial<Pick<Task, 'title' | 'description' | 'category'>> & {
  readonly minutes?: number | null;
};

/** Returns the same task without edits. */
export function withEdits(task: Task, { minutes, ...words }: TaskEdits): Task {
  if (minutes === undefined && Object.keys(words).length === 0) return task;
  if (minutes === undefined) return { ...task, ...words };
  const { minutes: _, ...lasting } = task;
  return { ...lasting, ...words, ...(minutes !== null && { minutes }) };
}

/** A deleted task stays in the history as skipped, which differs from done, and can be restored. */
export function skipped(task: Task): Task {
  return { ...task, status: 'skipped' };
}

export function restored(task: Task): Task {
  return task.status === 'skipped' ? { ...task, status: task.completedAt ? 'done' : 'open' } : task;
}

/** Users don't see deleted tasks. */
export function isVisible(task: Task | undefined): task is Task {
  return task !== undefined && task.status !== 'skipped';
}

/** Whether the task is for the person: what is for no one in particular is. */
export const isFor = (personId: string, { assignedTo }: Pick<Task, 'assignedTo'>): boolean =>
  assignedTo === undefined || assignedTo === personId;

/** A plan made before its week began may be replaced, except for tasks that the user did, moved or added. */
export function isProvisional(task: Pick<Task, 'source' | 'status' | 'moved'>): boolean {
  return task.status === 'open' && !task.moved && task.source !== 'hand';
}

/** Planning may remove such a task: the user neither did, moved nor created it. */
export function isReplaceable(task: Pick<Task, 'source' | 'status' | 'moved'>): boolean {
  return task.status === 'open' && !task.moved && !isUserCreated(task);
}
