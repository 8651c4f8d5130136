import type { TraitId } from '../../domain/care/traits.ts';
import { questions } from '../../languages/en/questions/index.ts';
import { answerWords } from '../../languages/home-words.ts';

/** How the assistant reads an answer: in English, like its instructions. */
export const phraseOf = (trait: TraitId, answer: string | undefined): string | undefined =>
  answerWords(questions, trait, answer)?.phrase;
