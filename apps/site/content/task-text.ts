import { every } from '#core/domain/care/care-task.ts';
import type { Season } from '#core/domain/climate/seasons.ts';
import { halfYearOn } from '#core/domain/time/months.ts';
import { rhythm } from '#words/rhythm.ts';
import { seasons } from '#words/site/seasons.ts';

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
export const durationText = (minutes: number): string => seasons.duration(Math.floor(minutes / 60), minutes % 60);

/** The months for both hemispheres, or the weeks around a moment of the home's own climate. */
export function seasonText(season: Season): string {
  if ('around' in season) return seasons.around(season.around, season.from, season.to);
  const { from, to } = season;
  return seasons.bothHemispheres(from, to, halfYearOn(from), halfYearOn(to));
}

/** "Jun to Nov", for the northern hemisphere; "Before the first frost". */
export function seasonInBrief(season: Season): string {
  if (!('around' in season)) return seasons.briefMonths(season.from, season.to);
  return season.best < 0 ? seasons.before(season.around) : seasons.after(season.around);
}
