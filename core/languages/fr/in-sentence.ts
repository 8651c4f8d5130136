import type { inSentence as english } from '../en/in-sentence.ts';

export const inSentence: typeof english = (name) => name.replace(/\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase());
