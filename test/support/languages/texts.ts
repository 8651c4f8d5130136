/** Returns every text below a value, with the keys that lead to it. Functions are left out: they need values. */
export function textsOf(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => textsOf(below, path === '' ? key : `${path} › ${key}`));
}

/** A number without its thousands. French groups the digits of telephone numbers as it does those of thousands. */
const numbers = /\d+(?:[.,]\d+)?/g;
const thousands = /(?<=\d),(?=\d{3}(?!\d))/g;
const marks = /\[\[|\]\]|\{[^}]+\}|\b[A-Z]{2}(?: [A-Z]{2})*:/g;

/** Returns the numbers of a text, in groups of digits, and its marks for countries, in alphabetical order. */
export function numbersIn(text: string, language: string): readonly string[] {
  const grouped = language === 'en' ? text.replaceAll(thousands, ' ') : text;
  const found = [...grouped.matchAll(numbers)].map(([written]) => written.replace(',', '.'));
  return [...found, ...[...text.matchAll(marks)].map(([mark]) => mark)].sort();
}
