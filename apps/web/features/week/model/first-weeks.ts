import { daysBetween, weekStartOf } from '#core/domain/time/dates.ts';
import type { Week } from './week.ts';

const firstWeeks = 3;
/** A week with less than this share of the tasks that the household wishes for needs an explanation. */
const fewOf = 0.7;

/** Whether the week has few tasks because the home is new. */
export function startsGently(
  { joinedOn, weekStart, tasks }: Pick<Week, 'joinedOn' | 'weekStart' | 'tasks'>,
  tasksPerWeek: number,
): boolean {
  const week = daysBetween(weekStartOf(joinedOn), weekStart) / 7;
  return week >= 0 && week < firstWeeks && tasks.length > 0 && tasks.length < tasksPerWeek * fewOf;
}
