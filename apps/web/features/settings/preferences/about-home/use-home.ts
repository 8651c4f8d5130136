import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type OutputOf } from '../../../api/client.ts';

export type ExcludedTask = OutputOf<'getHome'>['excluded'][number];

const queryKey = ['home'] as const;

/** The tasks that the user said don't apply to their home, in the order in which they said so. */
export function useExcludedTasks() {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call('getHome', undefined, { signal }),
    select: ({ excluded }) => excluded,
  });
}

/** Plans the task again. Everything is fetched again, because the task may appear in weeks. */
export function useIncludeTask({ onIncluded }: { onIncluded: () => void }) {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ taskId }: ExcludedTask) => call('includeTask', { params: { taskId } }),
    onSuccess: async () => {
      await client.invalidateQueries();
      onIncluded();
    },
  });
}
