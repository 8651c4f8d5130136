import { sendUnsentFile } from '../files/unsent-files.ts';
import type { Task } from '../week-edits.ts';
import type { OfflineChange } from './offline-change.ts';
import { offlineKind } from './offline-changes.ts';
import { sendNote } from './send-note.ts';

/**
 * Sends a change that was made offline. Returns the task as saved, or nothing for a note, a file
 * or a deletion. `key` is its key in the user's outbox. Each may be sent twice without
 * harm. Throws ApiError, with the code `note_exists` if another note would be lost.
 */
export const sendOfflineChange = (change: OfflineChange, key: string, userId: string): Promise<Task | undefined> =>
  // What only these need is loaded with them: one whose sender could not be loaded would be lost.
  offlineKind(change).send(change, { userId, key, sendNote, sendFile: sendUnsentFile });
