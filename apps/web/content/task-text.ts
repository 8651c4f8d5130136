import { every, type Season, type SeasonAroundMoment } from '#core/domain/care-task.ts';
import { monthNames } from '#core/domain/dates.ts';
import { halfYearOn, type Month } from '#core/domain/months.ts';
import { pluralise } from '#core/domain/pluralise.ts';

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
  return intervalDays === days ? { frequency } : { frequency, rhythm: `every ${intervalText(intervalDays)}` };
}

function intervalText(days: number): string {
  if (days >= every.year) return pluralise(Math.round(days / every.year), 'year');
  if (days >= every.month) return pluralise(Math.round(days / (every.year / 12)), 'month');
  return pluralise(Math.round(days / 7), 'week');
}

/** "5 minutes", "1 hour", "1 hour 30 minutes"; "half day" from three hours. */
export function durationText(minutes: number): string {
  if (minutes >= 180) return 'half day';
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours && pluralise(hours, 'hour'), rest && pluralise(rest, 'minute')].filter(Boolean).join(' ');
}

/** The months for the northern and the southern hemisphere, or the time around a turn of the year. */
export function seasonText(season: Season): string {
  if ('around' in season) return momentText(season);
  const range = (first: Month, last: Month) => `${monthNames[first - 1]} to ${monthNames[last - 1]}`;
  return `${range(season.from, season.to)}; south of the equator ${range(halfYearOn(season.from), halfYearOn(season.to))}`;
}

function momentText({ around, from, to }: SeasonAroundMoment): string {
  const moment = around === 'leaf fall' ? around : `the ${around}`;
  if (to <= 0) return `before ${moment}`;
  return from >= 0 ? `after ${moment}` : `around ${moment}`;
}
