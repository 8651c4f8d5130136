import { plainWords } from '../../advice/plain-words.ts';
import { addDays, type IsoDate } from '../../time/dates.ts';
import { dateInZone } from '../../time/zones.ts';
import { languageOfCountry } from './locale-of-country.ts';
import { isMonth, monthAmong } from './month-names.ts';
import type { Cell } from './table-file.ts';

export const dateOrders = ['dmy', 'mdy', 'ymd'] as const;
/** In which order a column has day, month and year. */
export type DateOrder = (typeof dateOrders)[number];

/** A day as a cell has it: one that is clear, or three numbers whose order the column says. */
export type DayText =
  | { readonly is: 'day'; readonly day: IsoDate }
  | { readonly is: 'open'; readonly numbers: readonly [number, number, number]; readonly shortYear: boolean };

/** The last day of a month. A column may have thousands of days, so none is parsed. */
const lastDayOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

const pad = (value: number) => String(value).padStart(2, '0');

function clear(year: number, month: number, day: number): DayText | undefined {
  if (year < 1900 || year > 2999 || month < 1 || month > 12 || day < 1 || day > lastDayOf(year, month))
    return undefined;
  return { is: 'day', day: `${year}-${pad(month)}-${pad(day)}` };
}

/** Day 0 of spreadsheets, which believe that 1900 was a leap year. */
const dayZero = '1899-12-30';
const isSerial = (value: number) => value > 20_000 && value < 80_000;

/** A year of two digits is at most one year ahead. */
function fullYear(year: number, today: IsoDate): number {
  if (year >= 100) return year;
  const century = Number(today.slice(0, 2)) * 100;
  return century + year > Number(today.slice(0, 4)) + 1 ? century - 100 + year : century + year;
}

/** Digits of every script as those of Latin, and the marks of East Asian dates as hyphens. */
const plainDigits = (text: string): string => (/^\p{ASCII}*$/u.test(text) ? text : withPlainDigits(text));

const withPlainDigits = (text: string): string =>
  text
    .replaceAll(/\p{Nd}/gu, (digit) => (digit <= '9' ? digit : String(digitOf(digit))))
    .replaceAll(/(\d+)\s*[年년]\s*(\d+)\s*[月월]\s*(\d+)\s*[日일]?/g, '$1-$2-$3');

/** Every script has its digits in a row of ten, from a multiple of 16 or from 6 after one. */
function digitOf(digit: string): number {
  let zero = digit.codePointAt(0) ?? 0;
  const own = zero;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && own - zero < 9) zero -= 1;
  return own - zero;
}

/** A time of day, as people write it after a day. */
const time = /(?:\d{1,2}:\d{2}|\b\d{1,2}\s?(?:h\d{0,2}|uhr|am|pm|[ap]\.m\.)(?!\p{L})|\bkl\.?\s?\d{1,2}[.:]\d{2}).*$/iu;

/** With a month's name, such as `3 août 2026` or `Sat, May 9, 2026`: day and year, in either order. */
function named(text: string, { today, country }: Reading): DayText | undefined {
  if (!/\d/.test(text)) return undefined;
  const words = plainWords(text.replace(time, ''));
  const numbers = words.flatMap((word) => /^(\d+)(?:er|st|nd|rd|th|e|o|a|\p{L}*)?$/u.exec(word)?.[1] ?? []);
  const [first = '', second = ''] = numbers;
  if (numbers.length !== 2) return undefined;
  const names = words.map((word) => word.replace(/^\d+/, '')).filter(isMonth);
  const language = country ? languageOfCountry(country) : '';
  // Until a country is known, any month shows that there is a day.
  const month = monthAmong(names, language) ?? (country === undefined && names.length > 0 ? 1 : undefined);
  if (month === undefined) return undefined;
  const [year, day] = first.length === 4 ? [first, second] : [second, first];
  return clear(fullYear(Number(year), today), month, Number(day));
}

const iso = /^(?:\p{L}+\.?,?\s)?(\d{4})[-./ ]\s?(\d{1,2})[-./ ]\s?(\d{1,2})\.?(?=$|[T\s,])/u;
const numeric = /^(?:\p{L}+\.?,?\s)?(\d{1,2})\s?([./-])\s?(\d{1,2})\s?\2\s?(\d{2}|\d{4})\.?(?=$|[T\s,])/u;
const instant = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?\s?(Z|[+-]\d\d:?\d\d)$/;
/** Seconds or milliseconds since 1970, as programs count them, from 2001 to 2286. */
export const isEpoch = (cell: Cell): boolean => /^(?:[1-9]\d{9}|[1-9]\d{12})$/.test(String(cell).trim());
/** What programs write for no day. */
const none = /^0{4}-|^0001-01-01|^1970-01-01T00:00/;

/** `country`: where the table's home is; absent while only columns are looked for. */
type Reading = { readonly today: IsoDate; readonly timezone: string; readonly country?: string };

/** Undefined for a cell that has no day. */
export function dayTextOf(cell: Cell, reading: Reading): DayText | undefined {
  const { timezone } = reading;
  if (isEpoch(cell)) {
    const at = Number(cell);
    return { is: 'day', day: dateInZone(new Date(at < 1e11 ? at * 1000 : at), timezone) };
  }
  if (typeof cell === 'number')
    return isSerial(cell) ? { is: 'day', day: addDays(dayZero, Math.floor(cell)) } : undefined;
  const short = cell.trim();
  if (short === '' || short.length > 60) return undefined;
  const text = plainDigits(short).replace(/['’](?=\d{2}$)/, '');
  // A question is no day.
  if (none.test(text) || text.includes('?')) return undefined;
  if (/^\d{5}(\.\d+)?$/.test(text) && isSerial(Number(text))) return dayTextOf(Number(text), reading);
  const compact = /^((?:19|20)\d\d)(\d\d)(\d\d)(?=$|T)/.exec(text);
  if (compact) return clear(Number(compact[1]), Number(compact[2]), Number(compact[3]));
  if (instant.test(text)) {
    const at = new Date(text.replace(' ', 'T').replace(/T(.*) /, 'T$1'));
    // Midnight in Greenwich is how programs write a day without a time.
    const isDay = /[T ]00:00(:00(\.0+)?)?\s?(Z|[+-]00:?00)$/.test(text);
    if (!isDay && !Number.isNaN(at.getTime())) return { is: 'day', day: dateInZone(at, timezone) };
  }
  const [, year, month, day] = iso.exec(text) ?? [];
  if (year) return clear(Number(year), Number(month), Number(day));
  const [, one, , two, three] = numeric.exec(text) ?? [];
  if (one === undefined || two === undefined || three === undefined) return named(text, reading);
  return { is: 'open', numbers: [Number(one), Number(two), Number(three)], shortYear: three.length === 2 };
}

/** The day of a text in an order; undefined if there is no such day. */
export function dayIn(text: DayText, order: DateOrder, today: IsoDate): IsoDate | undefined {
  if (text.is === 'day') return text.day;
  const [one, two, three] = text.numbers;
  const read =
    order === 'ymd' && text.shortYear
      ? clear(fullYear(one, today), two, three)
      : clear(fullYear(three, today), order === 'mdy' ? one : two, order === 'mdy' ? two : one);
  return read?.is === 'day' ? read.day : undefined;
}
