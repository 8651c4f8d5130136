import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { showToast } from '#apps/ui/feedback/toast.tsx';
import { historyImport } from '#words/app/history/import.ts';

/** Deletes what an import added. */
export function useUndoImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('undoImport', { params: { id } }),
    onSuccess: () => showToast(historyImport.undone),
    onError: (error) => showToast(messageOf(error), { tone: 'error' }),
    onSettled: () => void client.invalidateQueries(),
  });
}
