import type { Moment } from '../../../domain/climate/moments.ts';
import type { seasons as english } from '../../en/site/seasons.ts';
import type { Translation } from '../../translation.ts';
import { format } from '../format.ts';

const months = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
] as const;

const moments: Readonly<Record<Moment, string>> = {
  'first frost': 'dem ersten Frost',
  'last frost': 'dem letzten Frost',
  'leaf fall': 'dem Laubfall',
  'rainy season': 'der Regenzeit',
  'short rains': 'der kurzen Regenzeit',
  'storm season': 'der Sturmzeit',
  'fire season': 'der Waldbrandzeit',
};

const weeksOf = (weeks: number) => format.count(Math.abs(weeks), { one: 'Woche', other: 'Wochen' });

/** In place of a moment that was named before. */
function weeksFromIt(weeks: number): string {
  if (weeks === 0) return 'dahin';
  return weeks < 0 ? `${weeksOf(weeks)} davor` : `${weeksOf(weeks)} danach`;
}

function weeksFrom(weeks: number, moment: string): string {
  if (weeks === 0) return `ab ${moment}`;
  return weeks < 0 ? `${weeksOf(weeks)} vor ${moment}` : `${weeksOf(weeks)} nach ${moment}`;
}

function durationOf(hours: number, minutes: number): string {
  const minutesText = format.count(minutes, { one: 'Minute', other: 'Minuten' });
  if (hours === 0) return minutesText;
  const hoursText = format.count(hours, { one: 'Stunde', other: 'Stunden' });
  return minutes === 0 ? hoursText : `${hoursText} ${minutesText}`;
}

const monthOf = (month: number) => months[month - 1] ?? '';
const range = (from: number, to: number) => `${monthOf(from)} bis ${monthOf(to)}`;
const brief = (month: number) => monthOf(month).slice(0, 3);

/** When in the year, and how long: for the facts of a task. Months count from 1. */
export const seasons = {
  frequencies: { Weekly: 'Wöchentlich', Monthly: 'Monatlich', Quarterly: 'Vierteljährlich', Yearly: 'Jährlich' },
  /** "1 hour 30 minutes"; "half day" from three hours. */
  duration: (hours: number, minutes: number) => (hours >= 3 ? 'halber Tag' : durationOf(hours, minutes)),
  months: range,
  /** The months of a season in both hemispheres. */
  bothHemispheres: (from: number, to: number, southFrom: number, southTo: number) =>
    `${range(from, to)}; südlich des Äquators ${range(southFrom, southTo)}`,
  /** "2 weeks before leaf fall to 3 weeks after it". */
  around: (moment: Moment, from: number, to: number) => `${weeksFrom(from, moments[moment])} bis ${weeksFromIt(to)}`,
  /** "Jun to Nov". */
  briefMonths: (from: number, to: number) => `${brief(from)} bis ${brief(to)}`,
  /** "Before the first frost". */
  before: (moment: Moment) => `Vor ${moments[moment]}`,
  after: (moment: Moment) => `Nach ${moments[moment]}`,
} as const satisfies Translation<typeof english>;
