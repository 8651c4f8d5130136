import type { Question } from '#core/languages/questions-and-answers.ts';
import { faq } from '#words/site/faq.ts';

/** All questions of the FAQ. */
export const questions = faq.flatMap((group): readonly Question[] => group.questions);
