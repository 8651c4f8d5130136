import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { showToast } from '#apps/ui/feedback/toast.tsx';
import { useAuth } from '../session/use-auth.ts';

type Wish = {
  readonly count: number;
  /** The number to go back to, if the change can be undone. */
  readonly before?: number;
};

/** Saves the number of tasks a week at once, which can be undone. Everything is fetched again, as the plan changes. */
export function useTasksPerWeek() {
  const client = useQueryClient();
  const { replaceUser } = useAuth();
  const saving = useMutation({
    mutationFn: ({ count }: Wish) => call('updateProfile', { body: { tasks_per_week: count } }),
    onSuccess: ({ profile }, { count, before }) => {
      replaceUser(profile);
      void client.invalidateQueries();
      showToast(`Your weeks have up to ${count} tasks now`, {
        ...(before !== undefined && {
          action: { label: 'Undo', onClick: () => saving.mutate({ count: before }) },
        }),
      });
    },
    onError: (error) => showToast(messageOf(error), { tone: 'error' }),
  });
  return saving;
}
