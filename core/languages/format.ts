import type { IsoDate } from '../domain/time/dates.ts';
import { remembered } from './remembered.ts';

/** The forms of a noun by the plural category of its number. A language without a form for one uses `other`. */
type Forms = { readonly other: string } & { readonly [Category in Intl.LDMLPluralRule]?: string };

/** The examples are of British English. */
const styles = {
  /** "22 November 2026". */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  /** "02 Nov 2026", in columns. */
  column: { day: '2-digit', month: 'short', year: 'numeric' },
  /** "22 November". */
  day: { day: 'numeric', month: 'long' },
  /** "22 Nov". */
  shortDay: { day: 'numeric', month: 'short' },
  /** "Sunday 22 November", and in German "Sonntag, 22. November". */
  weekdayAndDay: { weekday: 'long', day: 'numeric', month: 'long' },
  /** "Sunday". */
  weekday: { weekday: 'long' },
  /** "Sun". */
  shortWeekday: { weekday: 'short' },
  /** "November 2026". */
  monthAndYear: { month: 'long', year: 'numeric' },
  /** "Nov 2026". */
  shortMonthAndYear: { month: 'short', year: 'numeric' },
  /** "November". */
  month: { month: 'long' },
  /** "Nov". */
  shortMonth: { month: 'short' },
  /** "N". */
  initialOfMonth: { month: 'narrow' },
  /** "08:03". */
  time: { hour: '2-digit', minute: '2-digit' },
  /** "22 November 2026 at 08:03". */
  dayAndTime: { dateStyle: 'long', timeStyle: 'short' },
  /** "22 November 2026 at 08:03 CET". */
  dayAndZone: {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  },
  /** "Sunday 22 November at 08:03". */
  weekdayAndTime: { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
  /** "22 November 2026 at 08:03:05". */
  second: { dateStyle: 'long', timeStyle: 'medium' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
type Style = keyof typeof styles;

/** What turns numbers, dates and lists into text, for one locale such as `fr-FR`. */
export function formatIn(locale: string) {
  const rules = remembered(() => new Intl.PluralRules(locale));
  const numbers = remembered(() => new Intl.NumberFormat(locale));
  const lists = remembered((type: Intl.ListFormatType) => new Intl.ListFormat(locale, { type }));
  const moments = remembered(
    (style: Style, timeZone: string) =>
      new Intl.DateTimeFormat(locale, { ...styles[style], timeZone: timeZone || undefined }),
  );
  const countries = remembered(() => new Intl.DisplayNames(locale, { type: 'region' }));
  const number = (value: number) => numbers().format(value);
  const form = (value: number, forms: Forms) => forms[rules().select(value)] ?? forms.other;
  return {
    number,
    /** "1 task", "2 tasks". */
    count: (value: number, forms: Forms) => `${number(value)} ${form(value, forms)}`,
    /** The form without its number. */
    form,
    date: (date: IsoDate, style: Style = 'long') => moments(style, 'UTC').format(new Date(`${date}T00:00:00Z`)),
    /** An instant by the clocks of a time zone, or of this device. */
    moment: (instant: Date | string, style: Style, timeZone = '') => moments(style, timeZone).format(new Date(instant)),
    /** "fridge, oven and boiler"; with `disjunction`, "fridge, oven or boiler". */
    list: (items: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction') => lists(type).format(items),
    /** "gas boiler or oil boiler; rented home". */
    clauses: (phrases: readonly string[]) => phrases.join('; '),
    /** "Germany", for "DE". */
    country: (code: string) => countries().of(code) ?? code,
    /** For sorting names in the language's order. */
    compare: (one: string, other: string) => one.localeCompare(other, locale),
  };
}
