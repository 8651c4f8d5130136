import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { track } from '#apps/ui/analytics/track.ts';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { call, type OutputOf } from '#apps/ui/api/client.ts';

type Loaded = OutputOf<'getEmailChange'>;
export type PendingChange = NonNullable<Loaded['change']>;

const queryKey = ['email-change'] as const;

/** The change of address that waits to be confirmed, and how to ask for one or take it back. */
export function useEmailChange() {
  const client = useQueryClient();
  const query = useQuery({ queryKey, queryFn: ({ signal }) => call('getEmailChange', undefined, { signal }) });
  const show = async (change: Loaded['change']) => {
    await client.cancelQueries({ queryKey });
    client.setQueryData<Loaded>(queryKey, { change });
  };
  const cancelling = useMutation({
    mutationFn: () => call('cancelEmailChange'),
    onSuccess: () => show(null),
  });
  return {
    query,
    isCancelling: cancelling.isPending,
    failure: cancelling.isError ? messageOf(cancelling.error) : undefined,
    cancel: () => {
      track('settings_interaction', { element_name: 'cancel_email_change' });
      cancelling.mutate();
    },
    /** Returns why the change could not be asked for. */
    request: async (email: string): Promise<{ email: string } | undefined> => {
      track('settings_interaction', { element_name: 'change_email' });
      try {
        await show((await call('requestEmailChange', { body: { email } })).change);
        return undefined;
      } catch (error) {
        return { email: messageOf(error) };
      }
    },
  };
}
