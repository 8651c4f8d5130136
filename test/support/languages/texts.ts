/** Returns every text below a value, with the keys that lead to it. Functions are left out: they need values. */
export function textsOf(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => textsOf(below, path === '' ? key : `${path} › ${key}`));
}

const numbers = {
  en: { pattern: /\d+(?:,\d{3})*(?:\.\d+)?/g, plain: (written: string) => written.replaceAll(',', '') },
  fr: {
    pattern: /\d{1,3}(?: \d{3})+(?:,\d+)?|\d+(?:,\d+)?/g,
    plain: (written: string) => written.replaceAll(' ', '').replace(',', '.'),
  },
} as const;
const marks = /\[\[|\]\]|\{[^}]+\}|\b[A-Z]{2}(?: [A-Z]{2})*:/g;

/** Returns the numbers of a text as plain decimals, and its marks for countries, in alphabetical order. */
export function numbersIn(text: string, language: string): readonly string[] {
  const { pattern, plain } = language === 'fr' ? numbers.fr : numbers.en;
  const found = [...text.matchAll(pattern)].map(([written]) => plain(written));
  return [...found, ...[...text.matchAll(marks)].map(([mark]) => mark)].sort();
}
