import { addDays, type IsoDate, weekStartOf } from './dates.ts';

/** Weeks before and after the current one that can be asked for. */
export const weekOffsetLimits = { min: -520, max: 520 } as const;

/** The current week and the four after it get a plan; later ones when their time comes. */
export const plannedWeeksAhead = 4;

/** The last day that any screen reaches. */
export function farthestDay(today: IsoDate): IsoDate {
  return addDays(weekStartAt(today, weekOffsetLimits.max), 6);
}

/** Whether some screen shows the day. */
export function isWithinReach(date: IsoDate, today: IsoDate): boolean {
  return weekStartAt(today, weekOffsetLimits.min) <= date && date <= farthestDay(today);
}

/** A task left open this long counts as missed and may be proposed again. */
export const missedAfterDays = 14;

/** From this day on, planning receives every task; of earlier ones it receives only the history. */
export function rememberedFrom(today: IsoDate): IsoDate {
  return addDays(today, -28);
}

/** The Monday of the week at an offset from the one that holds `today`. */
export function weekStartAt(today: IsoDate, offset: number): IsoDate {
  return addDays(weekStartOf(today), offset * 7);
}

/** The current week and those after it that may have a plan. */
export function plannableWeeks(today: IsoDate): readonly IsoDate[] {
  return Array.from({ length: plannedWeeksAhead + 1 }, (_, offset) => weekStartAt(today, offset));
}

/** Whether the week can be shown as planned. A plan made before its week began is replaced when the week begins. */
export function isPlanGood(weekStart: IsoDate, plannedOn: IsoDate | undefined, today: IsoDate): boolean {
  return plannedOn !== undefined && (plannedOn >= weekStart || weekStart > today);
}

/** The weeks from the current one to `weekStart` that are to be planned; none when it lies outside the horizon. */
export function weeksToPlan(today: IsoDate, weekStart: IsoDate): readonly IsoDate[] {
  const weeks = plannableWeeks(today);
  return weeks.slice(0, weeks.indexOf(weekStart) + 1);
}
