import { plainWords } from '../../advice/plain-words.ts';

/** Besides those of the product, the languages in which homes of the catalogue's countries keep their tables. */
const locales = [
  ...['en', 'fr', 'de', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'da', 'nb', 'fi', 'cs', 'sk', 'hu', 'ro', 'tr', 'el'],
  ...['ru', 'uk', 'bg', 'et', 'lv', 'lt', 'sl', 'id', 'de-AT', 'en-GB', 'en-CA', 'en-AU', 'fr-CA', 'es-MX', 'pt-BR'],
  ...['hr', 'bs', 'sr', 'sr-Latn', 'mk', 'be', 'sq', 'is', 'fo', 'ca', 'gl', 'cy', 'ga', 'mt', 'lb', 'af'],
];
const styles = [
  { month: 'long' },
  { month: 'short' },
  // With a day, some languages inflect the name.
  { month: 'long', day: 'numeric' },
  { month: 'short', day: 'numeric' },
] as const satisfies readonly Intl.DateTimeFormatOptions[];

/** What people write besides the forms of Unicode. */
const alsoWritten: Readonly<Record<string, number>> = {
  ...{ sept: 9, setp: 9, juill: 7, juil: 7, fevr: 2, mrz: 3, mrt: 3, sett: 9, feber: 2, janner: 1, jenner: 1 },
};

/** The months of a name, by the languages in which it is one. */
type Months = ReadonlyMap<string, number>;

let known: ReadonlyMap<string, Months> | undefined;

function build(): ReadonlyMap<string, Months> {
  const names = new Map<string, Map<string, number>>();
  for (const locale of locales) {
    const { language } = new Intl.Locale(locale);
    for (const style of styles) {
      const format = new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' });
      for (let month = 1; month <= 12; month++) {
        const parts = format.formatToParts(Date.UTC(2026, month - 1, 14));
        const [name] = plainWords(parts.find(({ type }) => type === 'month')?.value ?? '');
        // Words of two letters are others, such as the `de` of dates in Spanish.
        if (name && /\p{L}{3}/u.test(name)) names.set(name, (names.get(name) ?? new Map()).set(language, month));
      }
    }
  }
  for (const [name, month] of Object.entries(alsoWritten))
    names.set(name, new Map([...(names.get(name) ?? []), ['', month]]));
  return names;
}

function monthsOf(word: string): Months | undefined {
  // Made at the first use, because it takes some milliseconds.
  known ??= build();
  return known.get(word);
}

/**
 * The number of a month by its name or its short form, as `plainWords` writes them; undefined for other words. Of names
 * that are different months in two languages, such as `listopad`, it is that of the country's language.
 */
export function monthOf(word: string, language = ''): number | undefined {
  const months = monthsOf(word);
  if (!months) return undefined;
  return new Set(months.values()).size === 1 ? [...months.values()][0] : months.get(language);
}

/** Whether the word is a month in some language. */
export const isMonth = (word: string): boolean => monthsOf(word) !== undefined;

const days = [4, 5, 6, 7, 8, 9, 10];

let weekdays: ReadonlySet<string> | undefined;

/** Whether the word is a day of the week in some language, such as `mar` in Spanish and `paz` in Turkish. */
function isWeekday(word: string): boolean {
  weekdays ??= new Set(
    locales.flatMap((locale) =>
      (['short', 'long'] as const).flatMap((weekday) => {
        const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' });
        return days.flatMap((day) => plainWords(format.format(Date.UTC(2026, 0, day))));
      }),
    ),
  );
  return weekdays.has(word);
}

/**
 * The month that a text names by the words in it that are months in some language: one of them may be the day of the week
 * in the text's own. Undefined if they are different months.
 */
export function monthAmong(names: readonly string[], language: string): number | undefined {
  const onlyMonth = (some: readonly string[]) => {
    const months = new Set(some.map((name) => monthOf(name, language)));
    return months.size === 1 ? [...months][0] : undefined;
  };
  if (names.length < 2) return onlyMonth(names);
  return (
    onlyMonth(names) ??
    onlyMonth(names.filter((name) => !isWeekday(name))) ??
    onlyMonth(names.filter((name) => monthsOf(name)?.has(language)))
  );
}
