import type { Recurrence } from '../../domain/time/recurrence.ts';
import type { Rhythm } from '../../domain/time/rhythm.ts';
import { daysOf, spanOf } from '../../domain/time/time-spans.ts';
import { format } from './format.ts';

/** Of one unit. */
const single = { day: 'every day', week: 'every week', month: 'every month', year: 'every year' } as const;

/** Of several units: German has another case after “every” than before “ago”. */
const several = {
  day: (days: number) => `every ${format.count(days, { one: 'day', other: 'days' })}`,
  week: (weeks: number) => `every ${format.count(weeks, { one: 'week', other: 'weeks' })}`,
  month: (months: number) => `every ${format.count(months, { one: 'month', other: 'months' })}`,
  year: (years: number) => `every ${format.count(years, { one: 'year', other: 'years' })}`,
} as const;

const oneAgo = { day: 'yesterday', week: 'a week ago', month: 'a month ago', year: 'a year ago' } as const;

const severalAgo = {
  day: (days: number) => `${format.count(days, { one: 'day', other: 'days' })} ago`,
  week: (weeks: number) => `${format.count(weeks, { one: 'week', other: 'weeks' })} ago`,
  month: (months: number) => `${format.count(months, { one: 'month', other: 'months' })} ago`,
  year: (years: number) => `${format.count(years, { one: 'year', other: 'years' })} ago`,
} as const;

/** "every 3 days", "every 6 weeks", "every year". */
const each = ({ every: count, unit }: Pick<Rhythm, 'every' | 'unit'>): string =>
  count === 1 ? single[unit] : several[unit](count);

/** "every week", "every 6 weeks", "every month", "every 15 months", "every 2 years". */
function every(days: number): string {
  const { count, unit } = spanOf(days);
  return each({ every: count, unit });
}

/** Intervals and ages, which every sentence rounds in the same way. */
export const rhythm = {
  every,
  each,
  /** "today", "yesterday", "5 days ago", "3 weeks ago", "a month ago", "2 years ago". */
  ago: (days: number): string => {
    if (days <= 0) return 'today';
    if (days === 1) return oneAgo.day;
    if (days < 14) return severalAgo.day(days);
    const { count, unit } = spanOf(days);
    return count === 1 ? oneAgo[unit] : severalAgo[unit](count);
  },
  recurrence: {
    weekly: every(daysOf.week),
    monthly: every(daysOf.month),
    quarterly: every(daysOf.quarter),
    yearly: every(daysOf.year),
  } satisfies Record<Recurrence, string>,
} as const;
