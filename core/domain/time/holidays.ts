import { dayMs } from './durations.ts';

/** The days of a country's main holidays in a year, as day numbers. */
type Holidays = ReadonlySet<number>;

/** Returns the first of the days in the year, as a day number. */
type Rule = (year: number) => number;
type Days = { readonly first: Rule; readonly days: number };

const dayOf = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day) / dayMs;
const fixed = (month: number, day: number, days = 1): Days => ({ first: (year) => dayOf(year, month, day), days });

/** Easter Sunday of the western churches (Meeus, Jones and Butcher). */
export function easter(year: number): number {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const l = (32 + 2 * e + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return dayOf(year, Math.floor(sum / 31), (sum % 31) + 1);
}

/** Easter Sunday of the eastern churches (Meeus), in the Gregorian calendar of the years 1900 to 2099. */
export function orthodoxEaster(year: number): number {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  const sum = d + e + 114;
  return dayOf(year, Math.floor(sum / 31), (sum % 31) + 1) + 13;
}

/** The first day in the year that has this month and day in another calendar of the platform. */
function inCalendar(calendar: string, month: number | string, day: number): Rule {
  return (year) => {
    const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, {
      month: 'numeric',
      day: 'numeric',
      timeZone: 'UTC',
    });
    const first = dayOf(year, 1, 1);
    for (let number = first; number < first + 366; number++) {
      const parts = format.formatToParts(number * dayMs);
      const value = (type: string) => parts.find((part) => part.type === type)?.value;
      if (value('month') === `${month}` && value('day') === `${day}`) return number;
    }
    return Number.NaN;
  };
}

const thanksgiving: Rule = (year) => {
  const first = dayOf(year, 11, 1);
  return first + ((7 - ((first + 3) % 7) + 3) % 7) + 21;
};

/** Dates of Diwali, which no calendar of the platform has. */
const diwalis: ReadonlyMap<number, number> = new Map(
  // biome-ignore format: ten years read better together
  ([[2026, 11, 8], [2027, 10, 29], [2028, 10, 17], [2029, 11, 5], [2030, 10, 26], [2031, 11, 14], [2032, 11, 2], [2033, 10, 22], [2034, 11, 10], [2035, 10, 30]] as const)
    .map(([year, month, day]) => [year, dayOf(year, month, day)]),
);

const newYear = fixed(1, 1);
const christmas = fixed(12, 24, 3);
const easterOf = (first: Rule): Days => ({ first, days: 2 });
const western = [newYear, christmas, easterOf(easter)];
const newMoon = inCalendar('chinese', 1, 1);
/** With its eve. */
const lunarNewYear = (days: number): Days => ({ first: (year) => newMoon(year) - 1, days: days + 1 });
const eids: readonly Days[] = [
  { first: inCalendar('islamic-umalqura', 10, 1), days: 2 },
  { first: inCalendar('islamic-umalqura', 12, 10), days: 2 },
];

/** Where the main holidays aren't Christmas, New Year and the western Easter. */
const elsewhere: readonly (readonly [countries: string, holidays: readonly Days[]])[] = [
  ['US', [...western, { first: thanksgiving, days: 1 }]],
  ['BG CY GR RO', [newYear, christmas, easterOf(orthodoxEaster)]],
  ['BY ET GE MD MK RS RU', [newYear, fixed(1, 6, 2), easterOf(orthodoxEaster)]],
  ['CN HK KR MO TW VN', [newYear, lunarNewYear(3)]],
  ['SG', [newYear, fixed(12, 25), lunarNewYear(2)]],
  ['MY', [newYear, lunarNewYear(2), ...eids]],
  ['JP', [fixed(1, 1, 3)]],
  ['KH LA MM TH', [newYear, fixed(4, 13, 3)]],
  ['IN NP', [{ first: (year) => diwalis.get(year) ?? Number.NaN, days: 1 }]],
  ['AF IR TJ', [fixed(3, 20, 3), ...eids]],
  ['AE AZ BD BH DZ EG EH ID IQ JO KG KW KZ LY MA MR MV OM PK PS QA SA SD SN SO SY TM TN TR UZ YE', [newYear, ...eids]],
  [
    'IL',
    [
      { first: inCalendar('hebrew', 'Tishri', 1), days: 2 },
      { first: inCalendar('hebrew', 'Tishri', 10), days: 1 },
    ],
  ],
];

const daysOfCountry: ReadonlyMap<string, readonly Days[]> = new Map(
  elsewhere.flatMap(([countries, holidays]) => countries.split(' ').map((code) => [code, holidays] as const)),
);

const known = new Map<string, Holidays>();

/** The main holidays of the country (ISO 3166-1 alpha-2) in a year. Finding some takes milliseconds, so it is done once. */
function holidaysIn(country: string, year: number): Holidays {
  const key = `${country} ${year}`;
  const found =
    known.get(key) ??
    new Set(
      (daysOfCountry.get(country) ?? western).flatMap(({ first, days }) => {
        const start = first(year);
        return Array.from({ length: days }, (_, index) => start + index);
      }),
    );
  known.set(key, found);
  return found;
}

/** The country's main holidays of the years of both days, as day numbers. */
export function holidaysBetween(country: string, first: number, last: number): Holidays {
  const yearOf = (day: number) => new Date(day * dayMs).getUTCFullYear();
  const years = Array.from({ length: yearOf(last) - yearOf(first) + 1 }, (_, index) => yearOf(first) + index);
  return new Set(years.flatMap((year) => [...holidaysIn(country, year)]));
}
