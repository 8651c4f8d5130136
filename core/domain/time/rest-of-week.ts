import { type IsoDate, type Weekday, weekdayOf } from './dates.ts';

/** How likely a business doesn't answer: 0 on a working day, 1 where some are open on a weekend, and 2 on the day of rest. */
type Rest = 0 | 1 | 2;

type Weekend = { readonly rest: Weekday; readonly half: Weekday };

/** Where the weekend isn't Saturday and Sunday. */
const elsewhere: readonly (readonly [countries: string, weekend: Weekend])[] = [
  ['BD BH DJ DZ EG IQ JO KW LY MV OM PS QA SA SD SY YE', { rest: 'Friday', half: 'Saturday' }],
  ['AF IR', { rest: 'Friday', half: 'Thursday' }],
  ['IL NP', { rest: 'Saturday', half: 'Friday' }],
];
const usual: Weekend = { rest: 'Sunday', half: 'Saturday' };

const weekendOf: ReadonlyMap<string, Weekend> = new Map(
  elsewhere.flatMap(([countries, weekend]) => countries.split(' ').map((code) => [code, weekend] as const)),
);

/** How little a day of the week is one on which businesses work, in a country (ISO 3166-1 alpha-2). */
export function restOnWeekday(weekday: Weekday, country: string): Rest {
  const { rest, half } = weekendOf.get(country) ?? usual;
  return weekday === rest ? 2 : weekday === half ? 1 : 0;
}

export const restOn = (date: IsoDate, country: string): Rest => restOnWeekday(weekdayOf(date), country);
