import { type Weekday, weekdays } from '#core/domain/dates.ts';
import { tasksPerWeekLimits } from '#core/domain/household.ts';

/** What was typed as a number of tasks: within 1 to 20, and 1 when it is no number. */
export function tasksPerWeekFrom(typed: string): number {
  const number = Math.round(Number(typed.trim() === '' ? Number.NaN : typed));
  if (Number.isNaN(number)) return tasksPerWeekLimits.min;
  return Math.min(tasksPerWeekLimits.max, Math.max(tasksPerWeekLimits.min, number));
}

/** Monday first, whatever the order they were ticked in. */
export function toggledDay(days: readonly Weekday[], day: Weekday, chosen: boolean): readonly Weekday[] {
  return weekdays.filter((known) => (known === day ? chosen : days.includes(known)));
}
