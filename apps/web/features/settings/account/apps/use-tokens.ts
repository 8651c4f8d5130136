import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { track } from '#apps/ui/analytics/track.ts';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { call, type InputOf, type OutputOf } from '#apps/ui/api/client.ts';

type Loaded = OutputOf<'listApiTokens'>;
type ShownToken = Loaded['tokens'][number];
export type CreatedToken = OutputOf<'createApiToken'>;

const queryKey = ['api-tokens'] as const;

/** The household's tokens, and how to create and remove them. */
export function useTokens() {
  const client = useQueryClient();
  const query = useQuery({ queryKey, queryFn: ({ signal }) => call('listApiTokens', undefined, { signal }) });
  const change = async (next: (tokens: readonly ShownToken[]) => ShownToken[]) => {
    await client.cancelQueries({ queryKey });
    client.setQueryData<Loaded>(queryKey, (known) => ({ tokens: next(known?.tokens ?? []) }));
  };
  const creating = useMutation({
    mutationFn: (body: InputOf<'createApiToken'>['body']) => call('createApiToken', { body }),
    onSuccess: ({ token: _, ...created }) => change((tokens) => [created, ...tokens]),
  });
  const removing = useMutation({
    mutationFn: (id: string) => call('removeApiToken', { params: { id } }),
    onSuccess: (_, removed) => change((tokens) => tokens.filter(({ id }) => id !== removed)),
  });
  return {
    query,
    /** Throws as `call` does. */
    create: (body: InputOf<'createApiToken'>['body']): Promise<CreatedToken> => {
      track('settings_interaction', { element_name: 'create_api_token' });
      return creating.mutateAsync(body);
    },
    removingId: removing.isPending ? removing.variables : undefined,
    failure: removing.isError ? messageOf(removing.error) : undefined,
    /** `onRemoved` runs once the token is no longer in the list. */
    remove: (id: string, onRemoved: () => void) => {
      track('settings_interaction', { element_name: 'remove_api_token' });
      removing.mutate(id, { onSuccess: onRemoved });
    },
  };
}
