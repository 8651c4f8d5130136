import { readStoredOutbox } from '#apps/ui/session/local-records.ts';
import { storedOutbox } from '#words/app/stored-outbox.ts';
import type { OfflineChange } from './offline-change.ts';
import { isReadable } from './offline-changes.ts';
import { storeOutbox } from './outbox-storage.ts';
import { hasText, property } from './stored-values.ts';

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

const isWaiting = (value: unknown): value is Waiting => hasText(value, 'key') && isReadable(property(value, 'change'));

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
