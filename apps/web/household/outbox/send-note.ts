import { ApiError } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { outbox as words } from '#words/app/outbox.ts';
import { correctionsOf, draftOf } from '../history-entry/entry-draft.ts';
import type { OfflineChange } from './offline-change.ts';

/** Throws ApiError, with the code `note_exists` if the task has another note. */
export async function sendNote({ task, note }: OfflineChange<'note'>): Promise<void> {
  const params = { id: task.id };
  const entry = await call('getEntry', { params });
  if (entry.note === note) return;
  if (entry.note !== '') throw new ApiError({ status: 409, code: 'note_exists', message: words.noteExists });
  // The currency is that of the cost, if there is one.
  await call('changeEntry', { params, body: correctionsOf({ ...draftOf(entry, 'EUR'), note }) });
}
