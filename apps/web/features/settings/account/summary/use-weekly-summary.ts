import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type InputOf, type OutputOf } from '#apps/ui/api/client.ts';

export type WeeklySummary = OutputOf<'getWeeklySummary'>;
type Change = InputOf<'updateWeeklySummary'>['body'];

const queryKey = ['weekly-summary'] as const;

/** When the household's summary is sent. Saving a time zone fetches it again. */
export function useWeeklySummary() {
  return useQuery({ queryKey, queryFn: ({ signal }) => call('getWeeklySummary', undefined, { signal }) });
}

/** Saves each change at once. A change that is made while another is being saved includes that one. */
export function useChangeSummary() {
  const client = useQueryClient();
  const saving = useMutation({
    scope: { id: 'weekly-summary' },
    mutationFn: (body: Change) => call('updateWeeklySummary', { body }),
    onSuccess: async (saved) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData<WeeklySummary>(queryKey, saved);
    },
  });
  const pending: Change = saving.isPending ? saving.variables : {};
  return { saving, pending, change: (part: Change) => saving.mutate({ ...pending, ...part }) };
}
