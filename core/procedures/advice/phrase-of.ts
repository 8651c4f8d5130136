import type { TraitId } from '../../domain/home/traits.ts';
import { questions } from '../../languages/en/questions.ts';
import { answerWords } from '../../languages/home-words.ts';

/** What the assistant is told about an answer, in English, which its instructions are written in. */
export const phraseOf = (trait: TraitId, answer: string | undefined): string | undefined =>
  answerWords(questions, trait, answer)?.phrase;
