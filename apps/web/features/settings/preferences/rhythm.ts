import { tasksPerWeekLimits } from '#core/domain/home/household.ts';

/** Parses the number of tasks and clamps it to 1 to 20; returns 1 if the text is not a number. */
export function tasksPerWeekFrom(typed: string): number {
  const number = Math.round(Number(typed.trim() === '' ? Number.NaN : typed));
  if (Number.isNaN(number)) return tasksPerWeekLimits.min;
  return Math.min(tasksPerWeekLimits.max, Math.max(tasksPerWeekLimits.min, number));
}
