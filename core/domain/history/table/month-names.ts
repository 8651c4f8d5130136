import { plainWords } from '../../advice/plain-words.ts';

/** Besides those of the product, the languages in which homes of the catalogue's countries keep their tables. */
const locales = [
  ...['en', 'fr', 'de', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'da', 'nb', 'fi', 'cs', 'sk', 'hu', 'ro', 'tr', 'el'],
  ...['ru', 'uk', 'bg', 'et', 'lv', 'lt', 'sl', 'id', 'de-AT', 'en-GB', 'en-CA', 'en-AU', 'fr-CA', 'es-MX', 'pt-BR'],
];
const styles = [
  { month: 'long' },
  { month: 'short' },
  // With a day, some languages inflect the name.
  { month: 'long', day: 'numeric' },
  { month: 'short', day: 'numeric' },
] as const satisfies readonly Intl.DateTimeFormatOptions[];

/** What people write besides the forms of Unicode. */
const alsoWritten: Readonly<Record<string, number>> = { sept: 9, setp: 9, juill: 7, mrz: 3, sett: 9 };

let known: ReadonlyMap<string, number> | undefined;

/** Names that are different months in two languages mean none. */
function build(): ReadonlyMap<string, number> {
  const names = new Map<string, number>();
  const add = (name: string, month: number) => names.set(name, (names.get(name) ?? month) === month ? month : 0);
  for (const locale of locales) {
    for (const style of styles) {
      const format = new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' });
      for (let month = 1; month <= 12; month++) {
        const parts = format.formatToParts(Date.UTC(2026, month - 1, 14));
        const [name] = plainWords(parts.find(({ type }) => type === 'month')?.value ?? '');
        if (name && /\p{L}/u.test(name)) add(name, month);
      }
    }
  }
  for (const [name, month] of Object.entries(alsoWritten)) names.set(name, month);
  return names;
}

/** The number of a month by its name or its short form, as `plainWords` writes them; undefined for other words. */
export function monthOf(word: string): number | undefined {
  // Made at the first use, because it takes some milliseconds.
  known ??= build();
  return known.get(word) || undefined;
}
