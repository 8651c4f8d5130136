import type { Moment } from '../../../domain/climate/moments.ts';
import { capitalise } from '../../../domain/text/capitalise.ts';
import { format } from '../format.ts';

const moments: Readonly<Record<Moment, { readonly weekOf: string; readonly before: string; readonly after: string }>> =
  {
    'first frost': {
      weekOf: 'the week of the first frost',
      before: 'before the first frost',
      after: 'after the first frost',
    },
    'last frost': {
      weekOf: 'the week of the last frost',
      before: 'before the last frost',
      after: 'after the last frost',
    },
    'leaf fall': { weekOf: 'the week of leaf fall', before: 'before leaf fall', after: 'after leaf fall' },
    'rainy season': {
      weekOf: 'the week of the rainy season',
      before: 'before the rainy season',
      after: 'after the rainy season',
    },
    'short rains': {
      weekOf: 'the week of the short rains',
      before: 'before the short rains',
      after: 'after the short rains',
    },
    'storm season': {
      weekOf: 'the week of the storm season',
      before: 'before the storm season',
      after: 'after the storm season',
    },
    'fire season': {
      weekOf: 'the week of the fire season',
      before: 'before the fire season',
      after: 'after the fire season',
    },
  };

/** In place of a moment that was named before. */
const sameMoment = { weekOf: 'the week of it', before: 'before it', after: 'after it' } as const;

const weeksOf = (weeks: number) => format.count(Math.abs(weeks), { one: 'week', other: 'weeks' });

function weeksFrom(weeks: number, { weekOf, before, after }: (typeof moments)[Moment]): string {
  if (weeks === 0) return weekOf;
  return weeks < 0 ? `${weeksOf(weeks)} ${before}` : `${weeksOf(weeks)} ${after}`;
}

const named = (month: number, style: 'month' | 'shortMonth') =>
  format.date(`2001-${String(month).padStart(2, '0')}-01`, style);
const range = (from: number, to: number) => `${named(from, 'month')} to ${named(to, 'month')}`;

function durationOf(hours: number, minutes: number): string {
  const minutesText = format.count(minutes, { one: 'minute', other: 'minutes' });
  if (hours === 0) return minutesText;
  const hoursText = format.count(hours, { one: 'hour', other: 'hours' });
  return minutes === 0 ? hoursText : `${hoursText} ${minutesText}`;
}

/** When in the year, and how long: for the facts of a task. Months count from 1. */
export const seasons = {
  frequencies: { Weekly: 'Weekly', Monthly: 'Monthly', Quarterly: 'Quarterly', Yearly: 'Yearly' },
  /** "1 hour 30 minutes"; "half day" from three hours. */
  duration: (hours: number, minutes: number) => (hours >= 3 ? 'half day' : durationOf(hours, minutes)),
  months: range,
  /** The months of a season in both hemispheres. */
  bothHemispheres: (from: number, to: number, southFrom: number, southTo: number) =>
    `${range(from, to)}; south of the equator ${range(southFrom, southTo)}`,
  /** "2 weeks before leaf fall to 3 weeks after it". */
  around: (moment: Moment, from: number, to: number) =>
    `${weeksFrom(from, moments[moment])} to ${weeksFrom(to, sameMoment)}`,
  /** "Jun to Nov". */
  briefMonths: (from: number, to: number) => `${named(from, 'shortMonth')} to ${named(to, 'shortMonth')}`,
  /** "Before the first frost". */
  before: (moment: Moment) => capitalise(moments[moment].before),
  after: (moment: Moment) => capitalise(moments[moment].after),
} as const;
