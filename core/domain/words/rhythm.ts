import { pluralise } from '../pluralise.ts';
import type { Recurrence } from '../recurrence.ts';

const daysPerMonth = 30.44;
const daysPerYear = 365.25;
/** How far from a whole number of months or years an interval is still called that, in days for each. */
const monthTolerance = 3;
const yearTolerance = 20;

type Amount = { readonly count: number; readonly unit: 'week' | 'month' | 'year' };

/** The whole number of a unit that people would say: 42 days are 6 weeks, 91 are 3 months, 450 are 15 months. */
function amountOf(days: number): Amount {
  const [months, years] = [Math.round(days / daysPerMonth), Math.round(days / daysPerYear)];
  if (years >= 1 && Math.abs(days - years * daysPerYear) <= years * yearTolerance)
    return { count: years, unit: 'year' };
  if (years >= 3) return { count: years, unit: 'year' };
  const isWholeMonths = months >= 1 && Math.abs(days - months * daysPerMonth) <= monthTolerance;
  if (isWholeMonths || days >= 12 * 7) return { count: months, unit: 'month' };
  return { count: Math.max(1, Math.round(days / 7)), unit: 'week' };
}

/** "every week", "every 6 weeks", "every month", "every 15 months", "every 2 years". */
export function everyText(days: number): string {
  const { count, unit } = amountOf(days);
  return count === 1 ? `every ${unit}` : `every ${pluralise(count, unit)}`;
}

/** "today", "yesterday", "5 days ago", "3 weeks ago", "a month ago", "2 years ago". */
export function agoText(days: number): string {
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days < 14) return `${pluralise(days, 'day')} ago`;
  const { count, unit } = amountOf(days);
  return `${count === 1 ? `a ${unit}` : pluralise(count, unit)} ago`;
}

/** A rough time: "20 minutes", "half an hour", "an hour", "an hour and a half", "2 hours". */
export function hoursText(minutes: number): string {
  if (minutes < 25) return pluralise(Math.max(5, 5 * Math.round(minutes / 5)), 'minute');
  if (minutes < 45) return 'half an hour';
  if (minutes < 75) return 'an hour';
  if (minutes < 105) return 'an hour and a half';
  return pluralise(Math.round(minutes / 60), 'hour');
}

/** "every week", "every month", "every 3 months", "every year". */
export const recurrenceTexts = {
  weekly: everyText(7),
  monthly: everyText(daysPerMonth),
  quarterly: everyText(3 * daysPerMonth),
  yearly: everyText(daysPerYear),
} as const satisfies Record<Recurrence, string>;
