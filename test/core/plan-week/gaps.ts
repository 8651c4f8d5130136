import type { CareTask } from '#core/domain/care-task.ts';
import { climateOf } from '#core/domain/climate.ts';
import { daysBetween, type IsoDate } from '#core/domain/dates.ts';
import type { Home } from '#core/domain/plan-week/types.ts';
import { seasonIn, windowAround } from '#core/domain/seasons.ts';

/** The months in which a task is asked for at this home; undefined for all. */
export function monthsInUse({ inUse }: CareTask, { country, timezone }: Home) {
  return climateOf(country, timezone).freezes ? seasonIn(country, inUse, timezone) : undefined;
}

/** The most days between two of the dates, which are in order; the months in which the task rests do not count. */
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
