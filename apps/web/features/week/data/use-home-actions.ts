import { track } from '#apps/ui/analytics/track.ts';
import { showToast } from '#apps/ui/feedback/toast.tsx';
import type { Change } from '../model/change.ts';
import type { ClosedItem, Question } from '../model/week.ts';

const trackAction = (element_name: string) => track('dashboard_interaction', { element_name });

/** What the user says about the home in the current week. It applies at once, and the week is then fetched again. */
export function useHomeActions(apply: (change: Change) => void) {
  return {
    answer: (question: Question, answer: string) => {
      trackAction('answer_question');
      apply({ kind: 'answer', question, answer });
    },
    open: (item: ClosedItem, done: string) => {
      trackAction('open_item');
      apply({ kind: 'open', item });
      showToast(done);
    },
  };
}

export type HomeActions = ReturnType<typeof useHomeActions> & {
  /** Whether actions are disabled. */
  isOffline: boolean;
};
