import { useMutation, useQueryClient } from '@tanstack/react-query';
import { track } from '#apps/ui/analytics/track.ts';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { showToast } from '#apps/ui/feedback/toast.tsx';
import { buttons } from '#words/app/buttons.ts';
import { history } from '#words/app/history/history.ts';
import { isRecorded } from '../../../household/history-entry/entry.ts';
import { listKey } from '../../../household/history-entry/history-key.ts';
import { type Entry, type History, without } from '../model/history.ts';

const { list: words } = history;

/** The server receives a removal and its undoing in this order. */
const scope = { id: 'history-changes' };

/** Removes an entry from the list at once, with Undo. Everything then loads again, because the plan counts entries. */
export function useRemoval(): (entry: Entry) => void {
  const client = useQueryClient();
  const reload = () => void client.invalidateQueries();
  const onError = (error: Error) => showToast(messageOf(error), { tone: 'error' });

  const restore = useMutation({
    scope,
    mutationFn: ({ id }: Entry) => call('restoreEntry', { params: { id } }),
    onError,
    onSettled: reload,
  });
  const remove = useMutation({
    scope,
    mutationFn: ({ id }: Entry) => call('deleteEntry', { params: { id } }),
    onMutate: async (entry) => {
      await client.cancelQueries({ queryKey: listKey });
      client.setQueriesData<History>({ queryKey: listKey }, (known) => known && without(known, entry));
    },
    onError,
    onSettled: reload,
  });
  return (entry) => {
    track('dashboard_interaction', { element_name: 'remove_history_entry' });
    remove.mutate(entry);
    showToast(isRecorded(entry) ? words.removed : words.markedUndone, {
      description: entry.fullTitle,
      action: { label: buttons.undo, onClick: () => restore.mutate(entry) },
    });
  };
}
