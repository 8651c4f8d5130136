import { addDays, daysBetween, type IsoDate, weekStartOf } from './dates.ts';

/** Weeks before and after the current one that can be asked for. */
export const weekOffsetLimits = { min: -520, max: 520 } as const;

/** The current week and the four after it get a plan; later ones when their time comes. */
export const plannedWeeksAhead = 4;

/** A task left open this long counts as missed and may be proposed again. */
export const missedAfterDays = 14;

/** The Monday of the week at an offset from the one that holds `today`. */
export function weekStartAt(today: IsoDate, offset: number): IsoDate {
  return addDays(weekStartOf(today), offset * 7);
}

/** The weeks from the current one to `weekStart` that are to be planned; none when it lies outside the horizon. */
export function weeksToPlan(today: IsoDate, weekStart: IsoDate): readonly IsoDate[] {
  const ahead = daysBetween(weekStartOf(today), weekStart) / 7;
  if (ahead < 0 || ahead > plannedWeeksAhead) return [];
  return Array.from({ length: ahead + 1 }, (_, offset) => weekStartAt(today, offset));
}
