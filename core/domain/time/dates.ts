import { dayMs } from './durations.ts';

/** A calendar day, `YYYY-MM-DD`, without a time zone. */
export type IsoDate = string;

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export type Weekday = (typeof weekdays)[number];

// biome-ignore format: a year reads better in one line
export const monthNames = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'] as const;

// Days are counted in UTC, where each has 24 hours, and as plain numbers, since planning a week counts thousands.
const format = (utcMs: number): IsoDate => new Date(utcMs).toISOString().slice(0, 10);

/** 0 for Monday to 6 for Sunday. 1 January 1970 was a Thursday. */
function weekdayIndex(date: IsoDate): number {
  return (((dayNumber(date) + 3) % 7) + 7) % 7;
}

/** Whether the text names a day that exists, between the years 1900 and 2999. */
export function isIsoDate(text: string): boolean {
  if (!/^(19|2\d)\d\d-\d\d-\d\d$/.test(text)) return false;
  const utcMs = Date.parse(text);
  // Some engines read 30 February as 2 March.
  return !Number.isNaN(utcMs) && format(utcMs) === text;
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return dateOfDay(dayNumber(date) + days);
}

/** Clamps to the month's end: 31 January plus one month is 28 or 29 February. */
export function addMonths(anchor: IsoDate, months: number): IsoDate {
  const [year = 0, month = 1, day = 1] = anchor.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return format(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth)));
}

/** Whole days from one date to another; negative when `to` is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** The Monday of the week that holds the date. */
export function weekStartOf(date: IsoDate): IsoDate {
  return addDays(date, -weekdayIndex(date));
}

/** Monday to Sunday. */
export function datesOfWeek(weekStart: IsoDate): readonly IsoDate[] {
  return weekdays.map((_, index) => addDays(weekStart, index));
}

export function weekdayOf(date: IsoDate): Weekday {
  return weekdays[weekdayIndex(date)] as Weekday;
}

export function monthOf(date: IsoDate): number {
  return Number(date.slice(5, 7));
}

/** Days since 1 January 1970. It counts by the Gregorian calendar itself, in a tenth of the time that a Date takes. */
export function dayNumber(date: IsoDate): number {
  const digits = (from: number, to: number): number => {
    let value = 0;
    for (let at = from; at < to; at++) value = value * 10 + date.charCodeAt(at) - 48;
    return value;
  };
  // From March, a leap day is the last of its year, and the lengths of the months repeat after five.
  const month = (digits(5, 7) + 9) % 12;
  const year = digits(0, 4) - Math.floor(month / 10);
  const leapDays = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  return 365 * year + leapDays + Math.floor((153 * month + 2) / 5) + digits(8, 10) - 719_469;
}

/** Plans and histories need a few thousand days. Calls with many more don't fill the memory. */
const mostWrittenDays = 50_000;

/** Days that were written before, by their numbers, because writing one takes longer than finding it. */
const writtenDays = new Map<number, IsoDate>();

export function dateOfDay(day: number): IsoDate {
  const known = writtenDays.get(day);
  if (known !== undefined) return known;
  const date = format(day * dayMs);
  if (writtenDays.size === mostWrittenDays) writtenDays.clear();
  writtenDays.set(day, date);
  return date;
}
