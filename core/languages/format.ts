import type { IsoDate } from '../domain/dates.ts';

/** The forms of a noun by the plural category of its number. A language without a form for one uses `other`. */
type Forms = { readonly other: string } & { readonly [Category in Intl.LDMLPluralRule]?: string };

const dateStyles = {
  /** "22 November 2026". */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  /** "22 Nov 2026". */
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  /** "22 November". */
  day: { day: 'numeric', month: 'long' },
  /** "Sunday, 22 November". */
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  /** "Sunday". */
  weekdayName: { weekday: 'long' },
  /** "November 2026". */
  month: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
type DateStyle = keyof typeof dateStyles;

const noonless = (date: IsoDate) => new Date(`${date}T00:00:00Z`);

/** What turns numbers, amounts, dates and lists into text, for one locale such as `fr-FR`. */
export function formatIn(locale: string) {
  const rules = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  const dates = new Map<DateStyle, Intl.DateTimeFormat>();
  const lists = {
    and: new Intl.ListFormat(locale, { type: 'conjunction' }),
    or: new Intl.ListFormat(locale, { type: 'disjunction' }),
  };
  const dateFormat = (style: DateStyle) => {
    const format = dates.get(style) ?? new Intl.DateTimeFormat(locale, { ...dateStyles[style], timeZone: 'UTC' });
    dates.set(style, format);
    return format;
  };
  return {
    number: (value: number) => numbers.format(value),
    /** "1 task", "2 tasks". */
    count: (value: number, forms: Forms) => `${numbers.format(value)} ${forms[rules.select(value)] ?? forms.other}`,
    /** The form without its number. */
    form: (value: number, forms: Forms) => forms[rules.select(value)] ?? forms.other,
    date: (date: IsoDate, style: DateStyle = 'long') => dateFormat(style).format(noonless(date)),
    /** "fridge, oven and boiler"; with `or`, "fridge, oven or boiler". */
    list: (items: readonly string[], type: keyof typeof lists = 'and') => lists[type].format(items),
    money: (amount: number, currency: string) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount),
  };
}
