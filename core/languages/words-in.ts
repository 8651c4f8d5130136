import { loadWords, type ServerWords } from './load-words.ts';
import { perLanguage } from './per-language.ts';

/** The words as their readers expect to see them: with the typography of the language, also in what functions return. */
function typesetAll<Value>(value: Value, typeset: (text: string) => string): Value;
function typesetAll(value: unknown, typeset: (text: string) => string): unknown {
  if (typeof value === 'string') return typeset(value);
  if (typeof value === 'function') return (...given: unknown[]) => typesetAll(value(...given), typeset);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => typesetAll(each, typeset));
  return Object.fromEntries(Object.entries(value).map(([key, below]) => [key, typesetAll(below, typeset)]));
}

/** What the server says in a language. Its words are loaded when they are first needed: many servers need one language. */
export const wordsIn = perLanguage((language): ServerWords => {
  const words = loadWords(language);
  const { format, madeFrom, ...others } = words;
  return { ...typesetAll(others, words.typeset), format, madeFrom };
});
