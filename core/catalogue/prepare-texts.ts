import { languages } from '../domain/languages.ts';
import { loadWords } from '../languages/load-words.ts';
import { wordsIn } from '../languages/words-in.ts';
import { textsIn } from './texts-in.ts';

/**
 * Makes the texts of every language, for what compares with all of them. Stops after each part, because a language
 * takes longer at its first use than others may wait.
 */
export function* prepareTexts(): Generator<void, void> {
  for (const language of languages) {
    for (const part of [loadWords, wordsIn, textsIn]) {
      part(language);
      yield;
    }
  }
}
