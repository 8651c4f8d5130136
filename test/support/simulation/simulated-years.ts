import { catalogue } from '#core/catalogue/index.ts';
import type { CareTask } from '#core/domain/care-task.ts';
import { climateOf } from '#core/domain/climate.ts';
import { daysBetween, type IsoDate } from '#core/domain/dates.ts';
import { jobsOfHome } from '#core/domain/plan/jobs-of-home.ts';
import type { SimulatedWeek } from '#core/domain/plan/simulate.ts';
import type { Home } from '#core/domain/plan/types.ts';
import { seasonIn, windowAround } from '#core/domain/seasons.ts';
import { minutesOf } from './six-homes.ts';

/** Returns the months in which the task is planned at this home; undefined if it is planned all year. */
function monthsInUse({ inUse }: CareTask, { country, timezone }: Home) {
  return climateOf(country, timezone).freezes ? seasonIn(country, inUse, timezone) : undefined;
}

/**
 * Returns the largest number of days between two consecutive dates, not counting months in which the task isn't
 * planned.
 */
export function longestGap(task: CareTask, home: Home, dates: readonly IsoDate[]): number {
  const months = monthsInUse(task, home);
  const gaps = dates.slice(1).map((date, index) => {
    const before = dates[index] ?? date;
    const closes = months && windowAround(months, before).closes;
    if (!months || !closes || date <= closes) return daysBetween(before, date);
    return Math.max(daysBetween(before, closes), daysBetween(windowAround(months, date).opens, date));
  });
  return Math.max(0, ...gaps);
}

export function datesOf(weeks: readonly SimulatedWeek[], { id }: Pick<CareTask, 'id'>): readonly IsoDate[] {
  return weeks.flatMap(({ tasks }) => tasks.flatMap(({ source, date }) => (source === `care:${id}` ? [date] : [])));
}

export function criticalOf(home: Home): readonly CareTask[] {
  return jobsOfHome(home, catalogue).flatMap(({ task }) => (task.critical ? [task] : []));
}

/** Returns the number of minutes that the given share of the weeks, 0 to 1, does not exceed. */
export function minutesAt(share: number, weeks: readonly SimulatedWeek[]): number {
  const sorted = weeks.map(minutesOf).sort((one, other) => one - other);
  return sorted[Math.round(share * (sorted.length - 1))] ?? 0;
}

export type ItemYears = { readonly item: string; readonly tasks: number; readonly minutes: number };

/** Returns the tasks and minutes of each item, the item with the most tasks first. */
export function byItem(weeks: readonly SimulatedWeek[]): readonly ItemYears[] {
  const all = weeks.flatMap(({ tasks }) => tasks);
  return [...Map.groupBy(all, ({ category }) => category)]
    .map(([item, tasks]) => ({
      item,
      tasks: tasks.length,
      minutes: tasks.reduce((sum, { minutes = 0 }) => sum + minutes, 0),
    }))
    .sort((one, other) => other.tasks - one.tasks || other.minutes - one.minutes);
}
