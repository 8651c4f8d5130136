import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { track } from '#apps/ui/analytics/track.ts';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { call, type OutputOf } from '#apps/ui/api/client.ts';
import { showToast } from '#apps/ui/feedback/toast.tsx';
import { ask } from '#words/app/ask.ts';

type Questions = OutputOf<'getAdvice'>;
export type Question = Questions['questions'][number];

export const questionsKey = ['advice'] as const;

/** The household's own questions and their answers, the newest first. */
export function useQuestions() {
  return useQuery({ queryKey: questionsKey, queryFn: ({ signal }) => call('getAdvice', undefined, { signal }) });
}

/** Deletes a question and its answer for good. */
export function useDeletion() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Question) => {
      track('dashboard_interaction', { element_name: 'delete_question' });
      return call('deleteAdvice', { params: { id } });
    },
    onSuccess: async (_, { id }) => {
      await client.cancelQueries({ queryKey: questionsKey });
      client.setQueryData<Questions>(
        questionsKey,
        (known) => known && { questions: known.questions.filter((question) => question.id !== id) },
      );
      showToast(ask.questions.deleted);
    },
    onError: (error) => showToast(messageOf(error), { tone: 'error' }),
  });
}
