import type { IsoDate } from '#core/domain/dates.ts';
import { type Day, daysOf } from './days.ts';
import { visibleOverdue, type Task, type Week } from './week.ts';

/** The current week on a phone, where today comes first. */
export type PhoneBoard = { readonly today: Day; readonly earlier: readonly Day[]; readonly later: readonly Day[] };

/** Undefined for every week but the current one, whose days keep their order. */
export function phoneBoardOf(week: Week): PhoneBoard | undefined {
  const days = daysOf(week);
  const today = days.find(({ isToday }) => isToday);
  if (!today) return undefined;
  return {
    today,
    earlier: days.filter(({ date }) => date < today.date),
    later: days.filter(({ date }) => date > today.date),
  };
}

const openIn = (days: readonly Day[]): number => days.flatMap(({ tasks }) => tasks).filter((task) => !task.completed).length;

/** `Earlier this week: 4 open`, `Earlier this week: all done` or `Earlier this week: nothing planned`. */
export function earlierSummary(days: readonly Day[]): string {
  const open = openIn(days);
  if (open > 0) return `Earlier this week: ${open} open`;
  const hasTasks = days.some(({ tasks }) => tasks.length > 0);
  return `Earlier this week: ${hasTasks ? 'all done' : 'nothing planned'}`;
}

/** The tasks that count for the week: its own, and in the current week also what the two weeks before left open. */
export function tasksThatCount(week: Week, offset: number): readonly Task[] {
  return offset === 0 ? [...week.tasks, ...visibleOverdue(week)] : week.tasks;
}

/** The days that have tasks, or every day if some do. A week without any tasks has an illustration instead. */
export const isEmpty = (week: Week): boolean => week.tasks.length === 0 && week.overdue.length === 0;

/** Whether a task may be put on the day: not on a past one. */
export const takesTasks = (date: IsoDate, today: IsoDate): boolean => date >= today;
