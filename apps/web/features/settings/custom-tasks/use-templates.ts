import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type OutputOf } from '#apps/ui/api/client.ts';
import { templatesKey } from '../../../household/templates-key.ts';

export type Template = OutputOf<'listTemplates'>[number];

const queryKey = templatesKey;

/** The user's custom tasks, oldest first. */
export function useTemplates() {
  return useQuery({ queryKey, queryFn: ({ signal }) => call('listTemplates', undefined, { signal }) });
}

/** Updates the cached list and refetches everything else, because a custom task also appears in weeks. */
export function useListUpdate() {
  const client = useQueryClient();
  return async (change: (list: readonly Template[]) => readonly Template[]) => {
    await client.cancelQueries({ queryKey });
    client.setQueryData<readonly Template[]>(queryKey, (list) => list && change(list));
    void client.invalidateQueries();
  };
}
