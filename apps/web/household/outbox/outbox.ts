import type { OutputOf } from '#apps/ui/api/client.ts';
import { readStoredOutbox } from '#apps/ui/session/local-records.ts';
import type { FilePurpose } from '#core/domain/files/stored-file.ts';
import type { IsoDate } from '#core/domain/time/dates.ts';
import { storedOutbox } from '#words/app/stored-outbox.ts';
import { storeOutbox } from './outbox-storage.ts';

type Task = OutputOf<'getWeek'>['tasks'][number];

/** What a file belongs to: a task or an entry of the history; with a purpose, an item of the home by its slug. */
export type FileSubject = Pick<Task, 'id' | 'title' | 'fullTitle' | 'scheduledAt'> & {
  readonly purpose?: FilePurpose;
};

/** A change that can be made offline. `task` is as the user saw it. */
export type OfflineChange =
  | {
      readonly kind: 'complete';
      readonly task: Task;
      readonly completed: boolean;
      readonly at: string;
      /** The day on which it was done; today if absent. */
      readonly on?: IsoDate;
    }
  | {
      readonly kind: 'move';
      readonly task: Task;
      readonly date: IsoDate;
      /** The day on which it is before, as far as this device knows; the task's if absent. */
      readonly from?: IsoDate;
    }
  | { readonly kind: 'note'; readonly task: Task; readonly note: string }
  /** A photo or a document of a done task, an entry or an item, which waits in the browser's cache under the change's key. */
  | { readonly kind: 'file'; readonly task: FileSubject }
  /** A task of the user's own, whose id was made here; a deletion, and its undoing. */
  | { readonly kind: 'create'; readonly task: Task }
  | { readonly kind: 'delete'; readonly task: Task }
  | { readonly kind: 'restore'; readonly task: Task };

type Waiting = { readonly key: string; readonly change: OfflineChange };
export type Outbox = {
  /** In the order in which the user made them. */
  readonly waiting: readonly Waiting[];
  /** What became of changes that could not be made, until the user has read it. */
  readonly reports: readonly string[];
};

const empty: Outbox = { waiting: [], reports: [] };
const snapshots = new Map<string, { readonly text: string; readonly outbox: Outbox }>();

const { unreadable } = storedOutbox;

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
const hasText = (value: unknown, ...names: readonly string[]): boolean =>
  names.every((name) => typeof property(value, name) === 'string');

function isShowable(task: unknown): boolean {
  const [completed, minutes, guide] = ['completed', 'minutes', 'guide'].map((name) => property(task, name));
  return (
    hasText(task, 'fullTitle', 'description', 'category') &&
    typeof completed === 'boolean' &&
    (minutes === null || typeof minutes === 'number') &&
    typeof guide === 'object'
  );
}

/** Whether an entry has what this version of the app reads; another version may have written it. */
function isWaiting(value: unknown): value is Waiting {
  const change = property(value, 'change');
  const task = property(change, 'task');
  if (!hasText(value, 'key') || !hasText(task, 'id', 'title', 'scheduledAt')) return false;
  switch (property(change, 'kind')) {
    case 'complete':
      return typeof property(change, 'completed') === 'boolean' && hasText(change, 'at');
    case 'move':
      return hasText(change, 'date');
    case 'note':
      return hasText(change, 'note');
    case 'delete':
    case 'file':
      return true;
    // These are shown as they were stored.
    case 'create':
    case 'restore':
      return isShowable(task);
    default:
      return false;
  }
}

/** The readable part of a stored record, with a report if another part isn't. */
function outboxIn(record: unknown): Outbox {
  const [waiting, reports] = [property(record, 'waiting'), property(record, 'reports')];
  if (!Array.isArray(waiting) || !Array.isArray(reports)) return empty;
  const readable = waiting.filter(isWaiting);
  const texts = reports.filter((report) => typeof report === 'string');
  const lost = readable.length < waiting.length && !texts.includes(unreadable) ? [unreadable] : [];
  return { waiting: readable, reports: [...texts, ...lost] };
}

/** Returns the same object until the outbox changes, in this tab or another. */
export function readOutbox(userId: string): Outbox {
  const record = readStoredOutbox(userId);
  const text = JSON.stringify(record);
  const last = snapshots.get(userId);
  if (last?.text === text) return last.outbox;
  const outbox = outboxIn(record);
  snapshots.set(userId, { text, outbox });
  return outbox;
}

function write(userId: string, { waiting, reports }: Outbox) {
  storeOutbox(userId, waiting.length + reports.length > 0 ? { waiting, reports } : undefined);
}

/** Returns whether the change is saved; storage may be denied or full. */
export function putInOutbox(userId: string, key: string, change: OfflineChange): boolean {
  const { waiting, reports } = readOutbox(userId);
  // A second note on a task replaces the first.
  const isReplaced = ({ change: { kind, task } }: Waiting) =>
    kind === 'note' && change.kind === 'note' && task.id === change.task.id;
  write(userId, { waiting: [...waiting.filter((one) => !isReplaced(one)), { key, change }], reports });
  return readOutbox(userId).waiting.some((one) => one.key === key);
}

/** Removes a change that was sent, or that could not be made for the reported reason. */
export function takeFromOutbox(userId: string, key: string, report?: string): void {
  const { waiting, reports } = readOutbox(userId);
  write(userId, {
    waiting: waiting.filter((one) => one.key !== key),
    reports: report === undefined || reports.includes(report) ? reports : [...reports, report],
  });
}

export function clearReports(userId: string): void {
  write(userId, { ...readOutbox(userId), reports: [] });
}
