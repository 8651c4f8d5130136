import type { Moment } from '../../../domain/climate/moments.ts';
import { format } from '../format.ts';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const moments: Readonly<Record<Moment, string>> = {
  'first frost': 'the first frost',
  'last frost': 'the last frost',
  'leaf fall': 'leaf fall',
  'rainy season': 'the rainy season',
  'short rains': 'the short rains',
  'storm season': 'the storm season',
  'fire season': 'the fire season',
};

/** In place of a moment that was named before. */
const sameMoment = 'it';

function weeksFrom(weeks: number, moment: string): string {
  if (weeks === 0) return `the week of ${moment}`;
  return `${format.count(Math.abs(weeks), { one: 'week', other: 'weeks' })} ${weeks < 0 ? 'before' : 'after'} ${moment}`;
}

const monthOf = (month: number) => months[month - 1] ?? '';
const range = (from: number, to: number) => `${monthOf(from)} to ${monthOf(to)}`;
const brief = (month: number) => monthOf(month).slice(0, 3);

/** When in the year, and how long: for the facts of a task. Months count from 1. */
export const seasons = {
  frequencies: { Weekly: 'Weekly', Monthly: 'Monthly', Quarterly: 'Quarterly', Yearly: 'Yearly' },
  /** "1 hour 30 minutes"; "half day" from three hours. */
  duration: (hours: number, minutes: number) =>
    hours >= 3
      ? 'half day'
      : [
          hours && format.count(hours, { one: 'hour', other: 'hours' }),
          minutes && format.count(minutes, { one: 'minute', other: 'minutes' }),
        ]
          .filter(Boolean)
          .join(' '),
  months: range,
  /** The months of a season in both hemispheres. */
  bothHemispheres: (from: number, to: number, southFrom: number, southTo: number) =>
    `${range(from, to)}; south of the equator ${range(southFrom, southTo)}`,
  /** "2 weeks before leaf fall to 3 weeks after it". */
  around: (moment: Moment, from: number, to: number) =>
    `${weeksFrom(from, moments[moment])} to ${weeksFrom(to, sameMoment)}`,
  /** "Jun to Nov". */
  briefMonths: (from: number, to: number) => `${brief(from)} to ${brief(to)}`,
  /** "Before the first frost". */
  before: (moment: Moment) => `Before ${moments[moment]}`,
  after: (moment: Moment) => `After ${moments[moment]}`,
} as const;
