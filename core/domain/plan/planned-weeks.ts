import { addDays, type IsoDate, weekStartOf } from '../time/dates.ts';
import { weekStartAt } from '../time/week.ts';

/** The current week and this many after it are planned. Later weeks follow when they come into this range. */
export const plannedWeeksAhead = 4;

/** From this day on, planning receives every task; of earlier ones it receives only the history. */
export function rememberedFrom(today: IsoDate): IsoDate {
  return addDays(today, -28);
}

/** The current week and those after it that may have a plan. */
export function plannableWeeks(today: IsoDate): readonly IsoDate[] {
  return Array.from({ length: plannedWeeksAhead + 1 }, (_, offset) => weekStartAt(today, offset));
}

/**
 * Whether the week can be shown as it is planned. A plan made before its week began is replaced when the week begins.
 */
export function isPlanGood(weekStart: IsoDate, plannedOn: IsoDate | undefined, today: IsoDate): boolean {
  return plannedOn !== undefined && (plannedOn >= weekStart || weekStart > today);
}

/**
 * The weeks without a plan, from the current one to `weekStart`; all of them if the current week's plan isn't good.
 * `planned`: the days on which weeks were planned, by their Mondays.
 */
export function unplannedWeeks(
  today: IsoDate,
  weekStart: IsoDate,
  planned: ReadonlyMap<IsoDate, IsoDate>,
): { readonly isStale: boolean; readonly missing: readonly IsoDate[] } {
  const current = weekStartOf(today);
  const isStale = planned.has(current) && !isPlanGood(current, planned.get(current), today);
  return { isStale, missing: weeksToPlan(today, weekStart).filter((week) => isStale || !planned.has(week)) };
}

/** The weeks to plan, from the current one to `weekStart`; none when `weekStart` can't have a plan. */
export function weeksToPlan(today: IsoDate, weekStart: IsoDate): readonly IsoDate[] {
  const weeks = plannableWeeks(today);
  return weeks.slice(0, weeks.indexOf(weekStart) + 1);
}
