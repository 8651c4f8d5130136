import { dateOfDay, type IsoDate } from '#core/domain/time/dates.ts';
import type { Life, LivedWeek } from './lives.ts';
import { openDaysBetween } from './safety-of-life.ts';
import { closedPeriods, daysOf } from './seasons-of-life.ts';

type LongestGap = {
  readonly id: string;
  readonly times: number;
  readonly first: IsoDate | 'never';
  readonly days: number;
  readonly limit: number;
};

/** Returns the longest gap of each safety task. */
export function longestGaps(life: Life): readonly LongestGap[] {
  return life.jobs
    .filter(({ task }) => task.stake === 'danger')
    .map((job) => {
      const days = daysOf(life, job);
      const closed = job.task.whileClosed ? [] : closedPeriods(life, job);
      const gaps = days.slice(1).map((day, index) => openDaysBetween(days[index] ?? day, day, closed));
      return {
        id: job.task.id,
        times: days.length,
        first: days[0] === undefined ? 'never' : dateOfDay(days[0]),
        days: Math.max(0, ...gaps),
        limit: job.task.intervalDays,
      };
    });
}

/** Returns the number of minutes that the given share of the weeks, 0 to 1, does not exceed. */
export function minutesAt(share: number, weeks: readonly LivedWeek[]): number {
  const sorted = weeks.map(({ minutes }) => minutes).sort((one, other) => one - other);
  return sorted[Math.round(share * (sorted.length - 1))] ?? 0;
}

type ItemYears = { readonly item: string; readonly tasks: number; readonly minutes: number };

/** Returns the tasks and minutes of each item, the item with the most tasks first. */
export function byItem(weeks: readonly LivedWeek[]): readonly ItemYears[] {
  const all = weeks.flatMap(({ tasks }) => tasks);
  return [...Map.groupBy(all, ({ category }) => category)]
    .map(([item, tasks]) => ({
      item,
      tasks: tasks.length,
      minutes: tasks.reduce((sum, { minutes = 0 }) => sum + minutes, 0),
    }))
    .sort((one, other) => other.tasks - one.tasks || other.minutes - one.minutes);
}
