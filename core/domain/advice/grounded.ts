import { plainWords } from './plain-words.ts';
import { contentOf } from './quotation.ts';
import { stem } from './stem.ts';
import { planningWords } from './words.ts';

const planning: ReadonlySet<string> = new Set([...planningWords].map(stem));

/** How long something takes, which a plan may say. */
const duration = /\b\d{1,3} ?(h|hours?|min|minutes?)\b/gi;
const numbersIn = (text: string): readonly string[] => text.match(/\d+(?:[.,]\d+)?/g) ?? [];

/**
 * Whether texts say what a text of the model says: each of its words that carries meaning occurs in them or is about plans,
 * and so does each number but durations.
 */
export function isSaidBy(text: string, sources: readonly string[]): boolean {
  const rest = text.replaceAll(duration, '');
  const said = new Set(sources.flatMap((source) => plainWords(source).map(stem)));
  const numbers = new Set(sources.flatMap(numbersIn));
  return (
    contentOf(rest).every((word) => said.has(word) || planning.has(word) || /^\d+$/.test(word)) &&
    numbersIn(rest).every((number) => numbers.has(number))
  );
}
