import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type OutputOf } from '#apps/ui/api/client.ts';

export type Home = OutputOf<'getHome'>;
export type Trait = Home['traits'][number];
export type ExcludedTask = Home['excluded'][number];

const queryKey = ['home'] as const;

/** What the plan knows about the home, and how much of what the home needs fits into it. */
export function useHome() {
  return useQuery({ queryKey, queryFn: ({ signal }) => call('getHome', undefined, { signal }) });
}

/** Saves the answer for a trait; null takes it back. Everything else is fetched again, because the plan may change. */
export function useAnswer({ id }: Trait) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'home-answers' },
    mutationFn: (answer: string | null) => call('answerQuestions', { body: { answers: { [id]: answer } } }),
    onSuccess: async (home) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData<Home>(queryKey, home);
      void client.invalidateQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
    },
  });
}

/** Plans the task again. Everything is fetched again, because the task may appear in weeks. */
export function useIncludeTask({ onIncluded }: { onIncluded: () => void }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ taskId }: ExcludedTask) => call('includeTask', { params: { taskId } }),
    onSuccess: async () => {
      await client.invalidateQueries();
      onIncluded();
    },
  });
}
