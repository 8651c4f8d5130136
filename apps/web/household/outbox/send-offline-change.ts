import { ApiError } from '#apps/ui/api/api-error.ts';
import { call, type OutputOf } from '#apps/ui/api/client.ts';
import { outbox as words } from '#words/app/outbox.ts';
import { sendUnsentFile } from '../files/unsent-files.ts';
import { correctionsOf, draftOf } from '../history-entry/entry-draft.ts';
import { newTaskOf } from './new-task-of.ts';
import type { OfflineChange } from './outbox.ts';

type Task = OutputOf<'getWeek'>['tasks'][number];

/**
 * Sends a change that was made offline. Returns the task as saved, or nothing for a note, a file
 * or a deletion. `key` is its key in the user's outbox. Each may be sent twice without
 * harm. Throws ApiError, with the code `note_exists` if another note would be lost.
 */
export async function sendOfflineChange(change: OfflineChange, key: string, userId: string): Promise<Task | undefined> {
  const params = { id: change.task.id };
  switch (change.kind) {
    case 'complete': {
      const { completed, on } = change;
      return call('completeTask', { params, body: { completed, ...(on && { on }) } });
    }
    case 'move':
      return call('rescheduleTask', {
        params,
        body: { scheduledAt: change.date, from: change.from ?? change.task.scheduledAt },
      });
    case 'note':
      await sendNote(change);
      return undefined;
    case 'file':
      await sendUnsentFile(userId, key, change.task);
      return undefined;
    case 'create':
      return call('createTask', { body: newTaskOf(change.task) });
    case 'delete':
      await sendDeletion(change.task.id);
      return undefined;
    case 'restore':
      return call('restoreTask', { params });
  }
}

/** Throws ApiError, with the code `note_exists` if the task has another note. */
export async function sendNote({ task, note }: Extract<OfflineChange, { kind: 'note' }>): Promise<void> {
  const params = { id: task.id };
  const entry = await call('getEntry', { params });
  if (entry.note === note) return;
  if (entry.note !== '') throw new ApiError({ status: 409, code: 'note_exists', message: words.noteExists });
  // The currency is that of the cost, if there is one.
  await call('changeEntry', { params, body: correctionsOf({ ...draftOf(entry, 'EUR'), note }) });
}

/** A task that is already gone, because this was sent before or another device deleted it, is as the user wants it. */
async function sendDeletion(id: string): Promise<void> {
  try {
    await call('deleteTask', { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'task_not_found')) throw error;
  }
}
