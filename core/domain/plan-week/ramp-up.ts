import { every } from '../care-task.ts';
import { addDays, type IsoDate, weekdayOf, weekStartOf } from '../dates.ts';
import type { Home, Job } from './types.ts';

/** Jobs without a history fall due over this many weeks. The first week is for quick wins. */
const weeksOfRampUp = 10;
/** Over how many of those weeks safety jobs fall due, so that they don't all come at once. */
const weeksForSafety = 4;

/** A number from 0 to 1, always the same for the same text (FNV-1a). */
function shuffle(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0) / 2 ** 32;
}

/** The Monday of the first week that still has a scheduled day when onboarding ends. */
function firstWeekOf(home: Home): IsoDate {
  const inSevenDays = Array.from({ length: 7 }, (_, days) => addDays(home.onboardedOn, days));
  const first = inSevenDays.find((date) => home.scheduledDays.includes(weekdayOf(date))) ?? home.onboardedOn;
  return weekStartOf(first);
}

/** Spreads jobs evenly, in their order, over this many weeks after the first one. */
function spread(jobs: readonly Job[], firstWeek: IsoDate, weeks: number): readonly (readonly [string, IsoDate])[] {
  const dates = Array.from({ length: weeks }, (_, week) => addDays(firstWeek, 7 * (week + 1)));
  return jobs.map(({ task }, index) => [task.id, dates[Math.floor((index * weeks) / jobs.length)] ?? firstWeek]);
}

/**
 * When each job of a new home is due for the first time, by task id: quick wins in the first week, then safety and,
 * beside it, the rest, frequent jobs before rare ones.
 */
export function firstDueDates(home: Home, jobs: readonly Job[]): ReadonlyMap<string, IsoDate> {
  const firstWeek = firstWeekOf(home);
  const later = jobs
    .filter(({ task }) => !task.quickWin)
    .map((job) => ({
      job,
      interval: Math.min(job.task.intervalDays, every.year),
      rank: shuffle(home.id + job.task.id),
    }))
    .sort((one, other) => one.interval - other.interval || one.rank - other.rank)
    .map(({ job }) => job);
  return new Map([
    ...jobs.map(({ task }) => [task.id, firstWeek] as const),
    ...spread(
      later.filter(({ task }) => task.critical),
      firstWeek,
      weeksForSafety,
    ),
    ...spread(
      later.filter(({ task }) => !task.critical),
      firstWeek,
      weeksOfRampUp - 1,
    ),
  ]);
}
