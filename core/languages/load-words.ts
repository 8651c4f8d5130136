import { createRequire } from 'node:module';
import type { Language } from '../domain/languages.ts';
import type { words as english } from './en/index.ts';
import type { Translation } from './translation.ts';

type English = typeof english;

/** The words of the server in one language. See docs/decisions/0144. */
export type ServerWords = {
  readonly [Key in keyof English]: Key extends 'amounts' | 'format' | 'madeFrom'
    ? English[Key]
    : Translation<English[Key]>;
};

/** The bundle says where its own files of this name are. */
const load: (file: string) => { readonly words: ServerWords } = createRequire(import.meta.url);

/** Loads the words of a language when they are first needed, without making every caller wait for a promise. */
export const loadWords = (language: Language): ServerWords => load(`#core/languages/${language}/index.ts`).words;
