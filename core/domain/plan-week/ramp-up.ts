import { addDays, type IsoDate, weekdayOf, weekStartOf } from '../dates.ts';
import type { Home, Job } from './types.ts';

/** What has no history falls due over this many weeks, the first being for quick wins; two more take what must wait. */
const weeksOfRampUp = 10;

/** A number between 0 and 1 that is always the same for the same text (FNV-1a). */
function shuffle(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0) / 2 ** 32;
}

/** The Monday of the first week that has a scheduled day left when onboarding ends. */
function firstWeekOf(home: Home): IsoDate {
  const inSevenDays = Array.from({ length: 7 }, (_, days) => addDays(home.onboardedOn, days));
  const first = inSevenDays.find((date) => home.scheduledDays.includes(weekdayOf(date))) ?? home.onboardedOn;
  return weekStartOf(first);
}

/**
 * When each job of a new home is due for the first time, by task id: quick wins in the first week, the rest spread
 * over the weeks after it, safety and frequent jobs before rare ones.
 */
export function firstDueDates(home: Home, jobs: readonly Job[]): ReadonlyMap<string, IsoDate> {
  const firstWeek = firstWeekOf(home);
  const later = jobs
    .filter(({ task }) => !task.quickWin)
    .map(({ task }) => ({ task, rank: shuffle(home.id + task.id) }))
    .sort(
      (one, other) =>
        Number(other.task.critical ?? false) - Number(one.task.critical ?? false) ||
        Math.min(one.task.intervalDays, 365) - Math.min(other.task.intervalDays, 365) ||
        one.rank - other.rank,
    );
  const weeksLeft = weeksOfRampUp - 1;
  const due = new Map(jobs.map(({ task }) => [task.id, firstWeek]));
  for (const [index, { task }] of later.entries()) {
    due.set(task.id, addDays(firstWeek, 7 * (1 + Math.floor((index * weeksLeft) / later.length))));
  }
  return due;
}
