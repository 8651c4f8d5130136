import { ApiError } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import type { IsoDate } from '#core/domain/time/dates.ts';
import { currentOf, editTask, type Task, type Week, withoutTask, withTask } from '../week-edits.ts';
import type { FileSubject, Kind, OfflineChange } from './offline-change.ts';
import { hasText, property } from './stored-values.ts';

/** What sends a change that has waited, and what only those need. */
type Sender = {
  readonly userId: string;
  /** The change's key in the user's outbox. */
  readonly key: string;
  readonly sendNote: (change: OfflineChange<'note'>) => Promise<void>;
  readonly sendFile: (userId: string, key: string, subject: FileSubject) => Promise<void>;
};

/** What is known when a change begins to wait. */
type Known = {
  /** The changes that wait already. */
  readonly waiting: readonly OfflineChange[];
  /** The server's last responses. */
  readonly weeks: readonly Week[];
  readonly today: IsoDate;
};

/** All that the app knows about a kind of change. */
type Row<Of extends Kind> = {
  /** Whether a stored change has what this version reads; needless if that is the task's id, title and day. */
  readonly isReadable?: (change: unknown) => boolean;
  /** The week with the change. Objects that it doesn't affect keep their identity. */
  readonly apply: (week: Week, change: OfflineChange<Of>) => Week;
  /** The change as it can wait for a connection; as it is by default. */
  readonly toWait?: (change: OfflineChange<Of>, known: Known) => OfflineChange<Of>;
  /** Whether it waits with a connection, too, so that a text is reported if it can't be saved. */
  readonly alwaysWaits?: true;
  /**
   * Sends it, with the sender if it has waited: then it may be sent twice without harm. Returns the task as saved, if
   * the response has one. Throws ApiError.
   */
  readonly send: (change: OfflineChange<Of>, sender?: Sender) => Promise<Task | undefined>;
  /** Which words report that it could not be made: send-outbox.ts. */
  readonly report: 'change' | 'addition' | 'note' | 'file';
};

const paramsOf = ({ task: { id } }: { readonly task: FileSubject }) => ({ params: { id } });

function isShowable(change: unknown): boolean {
  const task = property(change, 'task');
  const [completed, minutes, guide] = ['completed', 'minutes', 'guide'].map((name) => property(task, name));
  return (
    hasText(task, 'fullTitle', 'description', 'category') &&
    typeof completed === 'boolean' &&
    (minutes === null || typeof minutes === 'number') &&
    typeof guide === 'object'
  );
}

/** A task that appears as it was stored. */
const shown = {
  isReadable: isShowable,
  apply: (week: Week, { task }: { readonly task: Task }) => withTask(week, task),
};

export const offlineKinds: { readonly [Of in Kind]: Row<Of> } = {
  complete: {
    isReadable: (change) => typeof property(change, 'completed') === 'boolean' && hasText(change, 'at'),
    apply: (week, { task, completed, at }) =>
      editTask(week, task.id, (one) => ({
        ...one,
        completed,
        completedAt: completed ? at : null,
        completedBy: null,
      })),
    // It counts as done on the day of the press.
    toWait: (change, { today }) => (change.completed ? { on: today, ...change } : change),
    send: (change) => {
      const { completed, on } = change;
      return call('completeTask', { ...paramsOf(change), body: { completed, ...(on && { on }) } });
    },
    report: 'change',
  },
  move: {
    isReadable: (change) => hasText(change, 'date'),
    apply: (week, { task, date }) => withTask(week, { ...currentOf(week, task), scheduledAt: date, movedBy: null }),
    // It names the day that it starts from.
    toWait: (change, { waiting, weeks }) => {
      const { id, scheduledAt } = change.task;
      const before = waiting.findLast((one) => one.kind === 'move' && one.task.id === id);
      const saved = weeks.flatMap(({ tasks, overdue }) => [...tasks, ...overdue]).find((task) => task.id === id);
      return { ...change, from: before?.kind === 'move' ? before.date : (saved?.scheduledAt ?? scheduledAt) };
    },
    send: (change, sender) => {
      const { task, date: scheduledAt, from = task.scheduledAt } = change;
      return call('rescheduleTask', { ...paramsOf(change), body: { scheduledAt, ...(sender && { from }) } });
    },
    report: 'change',
  },
  steps: {
    isReadable: (change) => {
      const done = property(change, 'done');
      return Array.isArray(done) && done.every(Number.isInteger);
    },
    apply: (week, { task, done }) => editTask(week, task.id, (one) => ({ ...one, stepsDone: [...done] })),
    send: (change) => call('tickSteps', { ...paramsOf(change), body: { done: [...change.done] } }),
    report: 'change',
  },
  note: {
    isReadable: (change) => hasText(change, 'note'),
    apply: (week) => week,
    alwaysWaits: true,
    send: async (change, sender) => {
      const { sendNote } = sender ?? (await import('./send-note.ts'));
      await sendNote(change);
      return undefined;
    },
    report: 'note',
  },
  file: {
    apply: (week) => week,
    send: async ({ task }, sender) => {
      await sender?.sendFile(sender.userId, sender.key, task);
      return undefined;
    },
    report: 'file',
  },
  create: {
    ...shown,
    // With the id, sending it twice makes one task.
    send: ({ task: { id, title, description, scheduledAt, minutes, completed } }) =>
      call('createTask', { body: { id, title, description, scheduledAt, minutes, completed } }),
    report: 'addition',
  },
  delete: {
    apply: (week, { task }) => withoutTask(week, task.id),
    send: async (change, sender) => {
      try {
        await call('deleteTask', paramsOf(change));
      } catch (error) {
        // It was sent before, or another device deleted the task: all is as the user wants it.
        if (!(sender && error instanceof ApiError && error.code === 'task_not_found')) throw error;
      }
      return undefined;
    },
    report: 'change',
  },
  restore: {
    ...shown,
    send: (change) => call('restoreTask', paramsOf(change)),
    report: 'change',
  },
};

export const offlineKind = <Of extends Kind>({ kind }: { readonly kind: Of }): Row<Of> => offlineKinds[kind];

const isKind = (name: unknown): name is Kind => typeof name === 'string' && Object.hasOwn(offlineKinds, name);
const isOffline = (change: { readonly kind: string }): change is OfflineChange => isKind(change.kind);

/** Whether a stored change is one that this version of the app can read; another version may have written it. */
export function isReadable(change: unknown): boolean {
  const kind = property(change, 'kind');
  if (!isKind(kind) || !hasText(property(change, 'task'), 'id', 'title', 'scheduledAt')) return false;
  return offlineKinds[kind].isReadable?.(change) ?? true;
}

/** The change as it can wait for a connection; undefined for one that needs the server. */
export const offlineChange = (
  change: OfflineChange | { readonly kind: string },
  known: Known,
): OfflineChange | undefined =>
  isOffline(change) ? (offlineKind(change).toWait?.(change, known) ?? change) : undefined;

export const alwaysWaits = (change: { readonly kind: string }): boolean =>
  isOffline(change) && offlineKind(change).alwaysWaits === true;
