import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { track } from '#apps/ui/analytics/track.ts';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { call, type OutputOf } from '#apps/ui/api/client.ts';

type Loaded = OutputOf<'listSessions'>;
export type ShownSession = Loaded['sessions'][number];

const queryKey = ['sessions'] as const;

/** Where the user is signed in, and how to end one of these sessions. */
export function useSessions() {
  const client = useQueryClient();
  const query = useQuery({ queryKey, queryFn: ({ signal }) => call('listSessions', undefined, { signal }) });
  const ending = useMutation({
    mutationFn: (id: string) => call('endSession', { params: { id } }),
    onSuccess: async (_, ended) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData<Loaded>(queryKey, (known) => ({
        sessions: (known?.sessions ?? []).filter(({ id }) => id !== ended),
      }));
    },
  });
  return {
    query,
    endingId: ending.isPending ? ending.variables : undefined,
    failure: ending.isError ? messageOf(ending.error) : undefined,
    /** `onEnded` runs once the session is no longer in the list. */
    end: (id: string, onEnded: () => void) => {
      track('settings_interaction', { element_name: 'end_session' });
      ending.mutate(id, { onSuccess: onEnded });
    },
  };
}
