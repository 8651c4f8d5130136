import { type UseQueryResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { track } from '#apps/ui/analytics/track.ts';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { type KindOfWay, useWays, type Way, wayKey } from './ways.ts';

type Removal = {
  readonly remove: (id: string) => Promise<unknown>;
  /** The removal's name in analytics. */
  readonly removal: string;
};

export type Access<Item extends { readonly id: string }> = {
  readonly query: UseQueryResult<readonly Item[]>;
  /** Puts a new one first. */
  readonly add: (item: Item) => Promise<void>;
  readonly removingId: string | undefined;
  readonly failure: string | undefined;
  /** `onRemoved` runs once it is no longer in the list. */
  readonly remove: (id: string, onRemoved: () => void) => void;
};

/** Ways of one kind into the account, such as passkeys, and how to remove one. */
export function useAccess<Kind extends KindOfWay>(kind: Kind, { remove, removal }: Removal): Access<Way<Kind>> {
  const client = useQueryClient();
  const queryKey = wayKey(kind);
  const query = useWays(kind);
  const change = async (next: (items: readonly Way<Kind>[]) => readonly Way<Kind>[]) => {
    await client.cancelQueries({ queryKey });
    client.setQueryData<readonly Way<Kind>[]>(queryKey, (known = []) => next(known));
  };
  const removing = useMutation({
    mutationFn: remove,
    onSuccess: (_, removed) => change((items) => items.filter(({ id }) => id !== removed)),
  });
  return {
    query,
    add: (item) => change((items) => [item, ...items]),
    removingId: removing.isPending ? removing.variables : undefined,
    failure: removing.isError ? messageOf(removing.error) : undefined,
    remove: (id, onRemoved) => {
      track('settings_interaction', { element_name: removal });
      removing.mutate(id, { onSuccess: onRemoved });
    },
  };
}
