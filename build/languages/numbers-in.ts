/** A number without its thousands and, as an hour, without its zero. French groups the digits of phone numbers as it does those of thousands. */
const numbers = /\d+(?:[.,]\d+)?/g;
/** `1,000` in English, `1.000` in German, and `1 000` in French. */
const thousands = /(?<=\d)[,.](?=\d{3}(?!\d))/g;
const englishThousands = /(?<=\d),(?=\d{3}(?!\d))/g;
/** The same amount in the units of the United States, in brackets, which a language leaves out if its readers don't use them. */
const conversions = /\s\((?:about )?[\d.,]+(?: to [\d.,]+)? (?:°F|psi|ft|mph|US gallons)\)/g;
const marks = /\[\[|\]\]|\{[^}]+\}|\b(?!EU:)[A-Z]{2}(?: [A-Z]{2})*:/g;

/** The text without amounts in units that the language's readers don't use. */
export const withoutConversions = (text: string): string => text.replaceAll(conversions, '');

/** Returns the numbers of a text, in groups of digits, and its marks for countries, in alphabetical order. */
export function numbersIn(text: string, language: string): readonly string[] {
  const metric = withoutConversions(text);
  const grouped = metric.replaceAll(language === 'en' ? englishThousands : thousands, ' ');
  const found = [...grouped.matchAll(numbers)].map(([written]) => written.replace(',', '.').replace(/^0(?=\d$)/, ''));
  return [...found, ...[...text.matchAll(marks)].map(([mark]) => mark)].sort();
}
