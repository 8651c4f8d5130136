import { daysBetween, weekStartOf } from '#core/domain/time/dates.ts';
import type { Week } from './week.ts';

const firstWeeks = 3;
/** A week with less than this share of the tasks that the household wishes for needs an explanation. */
const fewOf = 0.7;

/** The home's weeks before this one. */
const weeksBefore = ({ joinedOn, weekStart }: Pick<Week, 'joinedOn' | 'weekStart'>): number =>
  daysBetween(weekStartOf(joinedOn), weekStart) / 7;

export const isFirstWeek = (week: Pick<Week, 'joinedOn' | 'weekStart'>): boolean => weeksBefore(week) === 0;

/** Whether the week has few tasks because the home is new. */
export function startsGently(week: Pick<Week, 'joinedOn' | 'weekStart' | 'tasks'>, tasksPerWeek: number): boolean {
  const { tasks } = week;
  const before = weeksBefore(week);
  return before >= 0 && before < firstWeeks && tasks.length > 0 && tasks.length < tasksPerWeek * fewOf;
}
