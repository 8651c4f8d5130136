import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { call, type OutputOf } from '#apps/ui/api/client.ts';
import { showToast } from '#apps/ui/feedback/toast.tsx';
import { useUser } from '../../../session/use-auth.ts';

export type TurnTaking = OutputOf<'getTurnTaking'>;
type Change = { readonly takeTurns: boolean } | { readonly mine: TurnTaking['mine'] };

const queryKey = ['turn-taking'] as const;

/** How the people of the home share its work. Each change is saved at once, and the weeks are fetched again. */
export function useTurnTaking() {
  const client = useQueryClient();
  const home = useUser();
  const query = useQuery({ queryKey, queryFn: ({ signal }) => call('getTurnTaking', undefined, { signal }) });
  const saving = useMutation({
    mutationKey: queryKey,
    scope: { id: 'turn-taking' },
    mutationFn: (change: Change): Promise<unknown> =>
      'mine' in change
        ? call('setOwnTurnTaking', { body: change.mine })
        : call('updateHome', { params: { id: home.id }, body: change }),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData<TurnTaking>(queryKey, (known) => known && { ...known, ...change });
    },
    onError: (error) => showToast(messageOf(error), { tone: 'error' }),
    // After a failure too, so that what is saved is shown again. Before the last change, it would lack the next ones.
    onSettled: () => {
      if (client.isMutating({ mutationKey: queryKey }) === 1) void client.invalidateQueries();
    },
  });
  return { ...query, save: saving.mutate };
}
