import type { Recurrence } from '../../domain/time/recurrence.ts';
import type { Rhythm } from '../../domain/time/rhythm.ts';
import { daysOf, spanOf } from '../../domain/time/time-spans.ts';
import { format } from './format.ts';

const units = {
  day: { one: 'day', other: 'days' },
  week: { one: 'week', other: 'weeks' },
  month: { one: 'month', other: 'months' },
  year: { one: 'year', other: 'years' },
} as const;

/** "every week", "every 6 weeks", "every month", "every 15 months", "every 2 years". */
function every(days: number): string {
  const { count, unit } = spanOf(days);
  return `every ${count === 1 ? unit : format.count(count, units[unit])}`;
}

/** "every 3 days", "every 6 weeks", "every year". */
const each = ({ every: count, unit }: Pick<Rhythm, 'every' | 'unit'>): string =>
  `every ${count === 1 ? unit : format.count(count, units[unit])}`;

/** Intervals, ages and durations, which every sentence rounds in the same way. */
export const rhythm = {
  every,
  each,
  /** "today", "yesterday", "5 days ago", "3 weeks ago", "a month ago", "2 years ago". */
  ago: (days: number): string => {
    if (days <= 0) return 'today';
    if (days === 1) return 'yesterday';
    if (days < 14) return `${format.count(days, units.day)} ago`;
    const { count, unit } = spanOf(days);
    return `${count === 1 ? `a ${unit}` : format.count(count, units[unit])} ago`;
  },
  recurrence: {
    weekly: every(daysOf.week),
    monthly: every(daysOf.month),
    quarterly: every(daysOf.quarter),
    yearly: every(daysOf.year),
  } satisfies Record<Recurrence, string>,
  /** A rough time: "20 minutes", "half an hour", "an hour", "an hour and a half", "2 hours". */
  roughly: (minutes: number): string => {
    if (minutes < 25) {
      return format.count(Math.max(5, 5 * Math.round(minutes / 5)), { one: 'minute', other: 'minutes' });
    }
    if (minutes < 45) return 'half an hour';
    if (minutes < 75) return 'an hour';
    if (minutes < 105) return 'an hour and a half';
    return format.count(Math.round(minutes / 60), { one: 'hour', other: 'hours' });
  },
  /** `25 min`, `1 h` or `1 h 25 min`. */
  duration: (minutes: number): string => {
    const hours = Math.floor(minutes / 60);
    const rest = minutes % 60;
    if (hours === 0) return `${rest} min`;
    return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
  },
  /** "45 minutes", "1 hour", "2 hours 5 minutes". */
  spoken: (minutes: number): string => {
    const hours = Math.floor(minutes / 60);
    const rest = minutes % 60;
    const parts = [
      hours > 0 && format.count(hours, { one: 'hour', other: 'hours' }),
      (rest > 0 || hours === 0) && format.count(rest, { one: 'minute', other: 'minutes' }),
    ];
    return parts.filter((part) => part !== false).join(' ');
  },
} as const;
