import { addDays, daysBetween, type IsoDate, weekStartOf } from './dates.ts';

/** How many weeks before and after the current one can be shown. */
export const weekOffsetLimits = { min: -520, max: 520 } as const;

/** The last day that can be shown. */
export function farthestDay(today: IsoDate): IsoDate {
  return addDays(weekStartAt(today, weekOffsetLimits.max), 6);
}

/** Whether the day can be shown. */
export function isWithinReach(date: IsoDate, today: IsoDate): boolean {
  return weekStartAt(today, weekOffsetLimits.min) <= date && date <= farthestDay(today);
}

/** The Monday of the week at an offset from the current one. */
export function weekStartAt(today: IsoDate, offset: number): IsoDate {
  return addDays(weekStartOf(today), offset * 7);
}

/** How many weeks after the current one the week is that holds the date; negative before. */
export function offsetOf(date: IsoDate, today: IsoDate): number {
  return daysBetween(weekStartOf(today), weekStartOf(date)) / 7;
}
