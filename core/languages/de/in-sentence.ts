import type { inSentence as english } from '../en/in-sentence.ts';

/** Nouns keep their capitals. */
export const inSentence: typeof english = (name) => name;
