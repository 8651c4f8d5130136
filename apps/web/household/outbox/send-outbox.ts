import { ApiError, messageOf } from '#apps/ui/api/api-error.ts';
import { outbox as words } from '#words/app/outbox.ts';
import type { OfflineChange } from './offline-change.ts';
import { offlineKind } from './offline-changes.ts';
import { readOutbox, takeFromOutbox } from './outbox.ts';

type Send = (change: OfflineChange, key: string) => Promise<void>;

/**
 * Sends the waiting changes in their order and removes each once the server has it. Stops at the first that the server
 * can't receive now. A change that conflicts with another device's is dropped and reported. Returns whether all are
 * sent. Several tabs may call it: each change is sent by one of them.
 */
export function sendOutbox(userId: string, send: Send): Promise<boolean> {
  const sendAll = async () => {
    for (;;) {
      const [next] = readOutbox(userId).waiting;
      if (!next) return true;
      try {
        await send(next.change, next.key);
        takeFromOutbox(userId, next.key);
      } catch (error) {
        if (error instanceof ApiError && (error.isTemporary || error.status === 401)) return false;
        takeFromOutbox(userId, next.key, reportOf(next.change, error));
      }
    }
  };
  // Browsers offer no locks to pages without HTTPS.
  return navigator.locks ? navigator.locks.request(`outbox ${userId}`, sendAll) : sendAll();
}

/** What the user reads about a change that could not be made. */
export function reportOf(change: OfflineChange, error: unknown): string {
  const title = words.quoted(change.task.fullTitle);
  const code = error instanceof ApiError ? error.code : undefined;
  const { report: kind } = offlineKind(change);
  if (code === 'task_changed') return words.moved(title);
  if (code === 'note_exists' && 'note' in change) return words.noteKept(title, change.note);
  if (code === 'task_not_found' || code === 'entry_not_found') {
    if (kind === 'file') return words.photoWithoutEntry(title);
    return words.changedElsewhere(title, code === 'task_not_found' || kind !== 'note');
  }
  if (kind === 'file') return words.photoNotSaved(title, messageOf(error));
  return words.notDone(title, kind === 'addition', messageOf(error));
}
