import { pseudoText } from '../../../build/languages/pseudo-text.ts';

/** Keys whose values are no texts. */
const isData = (key: string, value: unknown) =>
  typeof value === 'string' && (['id', 'where'].includes(key) || (key === 'date' && /^\d/.test(value)));

/** Words of English as those of an invented language. Functions return such texts. */
export function pseudo(value: unknown): unknown {
  if (typeof value === 'string') return pseudoText(value);
  if (typeof value === 'function') return (...values: unknown[]) => pseudo(value(...values));
  if (Array.isArray(value)) return value.map(pseudo);
  if (typeof value !== 'object' || value === null || value instanceof Set) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, below]) => [key, isData(key, below) ? below : pseudo(below)]),
  );
}
