import type { Question } from '#core/languages/questions-and-answers.ts';
import { faq } from '#words/site/faq.ts';

/** All questions of the FAQ. */
export const questions = faq.flatMap((group): readonly Question[] => group.questions);

const idsOfFirst: readonly string[] = [
  'tenants',
  'how-tasks-are-chosen',
  'ai',
  'how-much-time',
  'weekly-summary',
  'what-is-free',
];

/** The questions that visitors ask first. */
export const firstQuestions = questions.filter(({ id }) => idsOfFirst.includes(id));
