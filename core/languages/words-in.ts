import { createRequire } from 'node:module';
import type { words as english } from './en/index.ts';
import { perLanguage } from './per-language.ts';
import type { Translation } from './translation.ts';

type English = typeof english;

/** The words of the server in one language. */
export type ServerWords = {
  readonly [Key in keyof English]: Key extends 'format' | 'madeFrom' ? English[Key] : Translation<English[Key]>;
};

/** The words as their readers expect to see them: with the typography of the language, also in what functions return. */
function typesetAll<Value>(value: Value, typeset: (text: string) => string): Value;
function typesetAll(value: unknown, typeset: (text: string) => string): unknown {
  if (typeof value === 'string') return typeset(value);
  if (typeof value === 'function') return (...given: unknown[]) => typesetAll(value(...given), typeset);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => typesetAll(each, typeset));
  return Object.fromEntries(Object.entries(value).map(([key, below]) => [key, typesetAll(below, typeset)]));
}

/** The bundle says where its own files of this name are. */
const load: (file: string) => { readonly words: ServerWords } = createRequire(import.meta.url);

/** What the server says in a language. Its words are loaded when they are first needed: many servers need one language. */
export const wordsIn = perLanguage((language): ServerWords => {
  const { words } = load(`#core/languages/${language}/index.ts`);
  const { format, madeFrom, ...others } = words;
  return { ...typesetAll(others, words.typeset), format, madeFrom };
});
