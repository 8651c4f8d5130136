/** A number without its thousands. French groups the digits of phone numbers as it does those of thousands. */
const numbers = /\d+(?:[.,]\d+)?/g;
const thousands = /(?<=\d),(?=\d{3}(?!\d))/g;
const marks = /\[\[|\]\]|\{[^}]+\}|\b(?!EU:)[A-Z]{2}(?: [A-Z]{2})*:/g;

/** Returns the numbers of a text, in groups of digits, and its marks for countries, in alphabetical order. */
export function numbersIn(text: string, language: string): readonly string[] {
  const grouped = language === 'en' ? text.replaceAll(thousands, ' ') : text;
  const found = [...grouped.matchAll(numbers)].map(([written]) => written.replace(',', '.'));
  return [...found, ...[...text.matchAll(marks)].map(([mark]) => mark)].sort();
}
