import type { IsoDate } from '#core/domain/dates.ts';
import type { OutputOf } from '../../api/client.ts';
import { readStoredOutbox, storeOutbox } from './outbox-storage.ts';

type Task = OutputOf<'getWeek'>['tasks'][number];

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
  | { readonly kind: 'note'; readonly task: Task; readonly note: string };

type Waiting = { readonly key: string; readonly change: OfflineChange };
export type Outbox = {
  /** In the order in which the user made them. */
  readonly waiting: readonly Waiting[];
  /** What became of changes that could not be made, until the user has read it. */
  readonly reports: readonly string[];
};

const empty: Outbox = { waiting: [], reports: [] };
const snapshots = new Map<string, { readonly text: string; readonly outbox: Outbox }>();

const isOutbox = (value: unknown): value is Outbox =>
  typeof value === 'object' &&
  value !== null &&
  Array.isArray(Reflect.get(value, 'waiting')) &&
  Array.isArray(Reflect.get(value, 'reports'));

/** Returns the same object until the outbox changes, in this tab or another. */
export function readOutbox(userId: string): Outbox {
  const record = readStoredOutbox(userId);
  if (!isOutbox(record)) return empty;
  const text = JSON.stringify(record);
  const last = snapshots.get(userId);
  if (last?.text === text) return last.outbox;
  snapshots.set(userId, { text, outbox: record });
  return record;
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
