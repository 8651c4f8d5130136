import { ApiError } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { outbox as words } from '#words/app/outbox.ts';
import { sendUnsentFile } from '../files/unsent-files.ts';
import { correctionsOf, draftOf } from '../history-entry/entry-draft.ts';
import type { Task } from '../week-edits.ts';
import { type OfflineChange, sendChange } from './offline-changes.ts';

/**
 * Sends a change that was made offline. Returns the task as saved, or nothing for a note, a file
 * or a deletion. `key` is its key in the user's outbox. Each may be sent twice without
 * harm. Throws ApiError, with the code `note_exists` if another note would be lost.
 */
export const sendOfflineChange = (change: OfflineChange, key: string, userId: string): Promise<Task | undefined> =>
  // What only these need is loaded with them: one whose sender could not be loaded would be lost.
  sendChange(change, { userId, key, sendNote, sendFile: sendUnsentFile });

/** Throws ApiError, with the code `note_exists` if the task has another note. */
export async function sendNote({ task, note }: OfflineChange<'note'>): Promise<void> {
  const params = { id: task.id };
  const entry = await call('getEntry', { params });
  if (entry.note === note) return;
  if (entry.note !== '') throw new ApiError({ status: 409, code: 'note_exists', message: words.noteExists });
  // The currency is that of the cost, if there is one.
  await call('changeEntry', { params, body: correctionsOf({ ...draftOf(entry, 'EUR'), note }) });
}
