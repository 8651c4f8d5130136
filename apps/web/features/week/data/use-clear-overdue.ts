import { useMutation, useQueryClient } from '@tanstack/react-query';
import { track } from '#apps/ui/analytics/track.ts';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { call, type OutputOf } from '#apps/ui/api/client.ts';
import { showToast } from '#apps/ui/feedback/toast.tsx';
import type { OverdueAction } from '#core/domain/plan/overdue.ts';
import { buttons } from '#words/app/buttons.ts';
import { backlog } from '#words/app/week/backlog.ts';
import { clearedText } from '../model/cleared-text.ts';
import { changesScope } from './use-changes.ts';

type Undo = OutputOf<'clearOverdue'>['undo'];

/** Clears all open tasks of earlier days with one press, which one more press undoes. */
export function useClearOverdue({ onCleared }: { onCleared: () => void }) {
  const client = useQueryClient();
  const onError = (error: unknown, retry: () => void) => {
    showToast(messageOf(error), { tone: 'error', action: { label: buttons.tryAgain, onClick: retry } });
  };
  const putBack = useMutation({
    scope: changesScope,
    mutationFn: (tasks: Undo) => call('putTasksBack', { body: { tasks } }),
    onSuccess: () => client.invalidateQueries(),
    onError: (error, tasks) => onError(error, () => putBack.mutate(tasks)),
  });
  const clear = useMutation({
    scope: changesScope,
    mutationFn: (action: OverdueAction) => call('clearOverdue', { body: { action } }),
    onSuccess: async (result, action) => {
      await client.invalidateQueries();
      onCleared();
      const undo = () => {
        track('dashboard_interaction', { element_name: 'undo' });
        putBack.mutate(result.undo);
        onCleared();
      };
      showToast(clearedText(action, result.tasks.length, result.skipped), {
        ...(action === 'let-go' && { description: backlog.letGoText }),
        ...(result.undo.length > 0 && { action: { label: buttons.undo, onClick: undo } }),
      });
    },
    onError: (error, action) => onError(error, () => clear.mutate(action)),
  });
  return {
    clearing: clear.isPending ? clear.variables : undefined,
    clear: (action: OverdueAction) => {
      track('dashboard_interaction', { element_name: `backlog_${action}` });
      clear.mutate(action);
    },
  };
}
