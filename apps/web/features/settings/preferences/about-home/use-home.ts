import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { call, type OutputOf } from '#apps/ui/api/client.ts';
import { showToast } from '#apps/ui/feedback/toast.tsx';
import { buttons } from '#words/app/buttons.ts';

type Home = OutputOf<'getHome'>;
export type Trait = Home['traits'][number];
export type ExcludedTask = Home['excluded'][number];

const queryKey = ['home'] as const;

/** What the plan knows about the home, and how much of what the home needs fits into it. */
export function useHome() {
  return useQuery({ queryKey, queryFn: ({ signal }) => call('getHome', undefined, { signal }) });
}

type Answer = {
  readonly answer: string | null /** Absent for a change that takes another one back. */;
  readonly before?: string | null;
};

/**
 * Saves the answer for a trait, which can be undone; null takes it back. Everything else is fetched again, because the
 * plan may change.
 */
export function useAnswer({ id }: Trait) {
  const client = useQueryClient();
  const saving = useMutation({
    scope: { id: 'home-answers' },
    mutationFn: ({ answer }: Answer) => call('answerQuestions', { body: { answers: { [id]: answer } } }),
    onSuccess: async (home, { before }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData<Home>(queryKey, home);
      void client.invalidateQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
      if (before === undefined) showToast(buttons.backAsItWas);
      else
        showToast(buttons.saved, { action: { label: buttons.undo, onClick: () => saving.mutate({ answer: before }) } });
    },
    onError: (error) => showToast(messageOf(error), { tone: 'error' }),
  });
  return saving;
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
