import { every, type Season } from '#core/domain/care-task.ts';
import { monthNames } from '#core/domain/dates.ts';
import type { Moment } from '#core/domain/moments.ts';
import { halfYearOn, type Month } from '#core/domain/months.ts';
import { pluralise } from '#core/domain/pluralise.ts';
import { rhythm } from '#words/rhythm.ts';

export type Frequency = 'Weekly' | 'Monthly' | 'Quarterly' | 'Yearly';

const weekly = { frequency: 'Weekly', days: 7 } as const;
const frequencies: readonly { frequency: Frequency; days: number }[] = [
  { frequency: 'Yearly', days: every.year },
  { frequency: 'Quarterly', days: every.quarter },
  { frequency: 'Monthly', days: every.month },
  weekly,
];

/**
 * The longest of the four frequencies that doesn't exceed the interval; `rhythm` adds the exact interval if they
 * differ.
 */
export function frequencyOf(intervalDays: number): { frequency: Frequency; rhythm?: string } {
  const { frequency, days } = frequencies.find((known) => intervalDays >= known.days) ?? weekly;
  return intervalDays === days ? { frequency } : { frequency, rhythm: rhythm.every(intervalDays) };
}

/** "5 minutes", "1 hour", "1 hour 30 minutes"; "half day" from three hours. */
export function durationText(minutes: number): string {
  if (minutes >= 180) return 'half day';
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours && pluralise(hours, 'hour'), rest && pluralise(rest, 'minute')].filter(Boolean).join(' ');
}

const momentNames: Readonly<Record<Moment, string>> = {
  'first frost': 'the first frost',
  'last frost': 'the last frost',
  'leaf fall': 'leaf fall',
  'rainy season': 'the rainy season',
  'short rains': 'the short rains',
  'storm season': 'the storm season',
  'fire season': 'the fire season',
};

/** The months for both hemispheres, or the weeks around a moment of the home's own climate. */
export function seasonText(season: Season): string {
  if ('around' in season) {
    return `${weeksText(season.from, momentNames[season.around])} to ${weeksText(season.to, 'it')}`;
  }
  const range = (first: Month, last: Month) => `${monthNames[first - 1]} to ${monthNames[last - 1]}`;
  const { from, to } = season;
  return `${range(from, to)}; south of the equator ${range(halfYearOn(from), halfYearOn(to))}`;
}

/** "2 weeks before leaf fall". */
function weeksText(weeks: number, moment: string): string {
  if (weeks === 0) return `the week of ${moment}`;
  return `${pluralise(Math.abs(weeks), 'week')} ${weeks < 0 ? 'before' : 'after'} ${moment}`;
}

/** "Jun to Nov", for the northern hemisphere; "Before the first frost". */
export function seasonInBrief(season: Season): string {
  if ('around' in season) return `${season.best < 0 ? 'Before' : 'After'} ${momentNames[season.around]}`;
  return `${shortMonth(season.from)} to ${shortMonth(season.to)}`;
}

const shortMonth = (month: Month) => monthNames[month - 1]?.slice(0, 3);
