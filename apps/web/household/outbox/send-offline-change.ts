import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { call, type OutputOf } from '../../api/client.ts';
import { correctionsOf, draftOf } from '../entry/entry-draft.ts';
import { weekKey } from '../week-key.ts';
import type { OfflineChange } from './outbox.ts';

type Week = OutputOf<'getWeek'>;

/**
 * Sends a change that was made offline, and writes the task that the server returns into the weeks on screen. Each may
 * be sent twice without harm. Throws ApiError, with the code `note_exists` if another note would be lost.
 */
export async function sendOfflineChange(client: QueryClient, change: OfflineChange): Promise<void> {
  if (change.kind === 'note') return sendNote(change);
  const params = { id: change.task.id };
  const task =
    change.kind === 'complete'
      ? await call('completeTask', {
          params,
          body: { completed: change.completed, ...(change.on && { on: change.on }) },
        })
      : await call('rescheduleTask', {
          params,
          body: { scheduledAt: change.date, from: change.from ?? change.task.scheduledAt },
        });
  // A week that was requested before must not overwrite it.
  await client.cancelQueries({ queryKey: weekKey, predicate: ({ state }) => state.data !== undefined });
  const replaced = (tasks: Week['tasks']) => tasks.map((one) => (one.id === task.id ? task : one));
  client.setQueriesData<Week>(
    { queryKey: weekKey },
    (week) => week && { ...week, tasks: replaced(week.tasks), overdue: replaced(week.overdue) },
  );
}

/** Throws ApiError, with the code `note_exists` if the task has another note. */
export async function sendNote({ task, note }: Extract<OfflineChange, { kind: 'note' }>): Promise<void> {
  const params = { id: task.id };
  const entry = await call('getEntry', { params });
  if (entry.note === note) return;
  if (entry.note !== '') throw new ApiError({ status: 409, code: 'note_exists', message: 'There is a note already' });
  // The currency is that of the cost, if there is one.
  await call('changeEntry', { params, body: correctionsOf({ ...draftOf(entry, 'EUR'), note }) });
}
