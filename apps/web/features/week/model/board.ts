import type { IsoDate } from '#core/domain/dates.ts';
import { type Day, daysOf, minutesOf } from './days.ts';
import { type Task, visibleOverdue, type Week } from './week.ts';

/** The current week where the days before today are one line. */
export type AroundToday = { readonly today: Day; readonly earlier: readonly Day[]; readonly later: readonly Day[] };

/** Undefined for every week but the current one. */
export function aroundToday(week: Week): AroundToday | undefined {
  const days = daysOf(week);
  const today = days.find(({ isToday }) => isToday);
  if (!today) return undefined;
  return {
    today,
    earlier: days.filter(({ date }) => date < today.date),
    later: days.filter(({ date }) => date > today.date),
  };
}

const isOpen = (task: Task): boolean => !task.completed;

/** `Earlier this week: 4 open`, `Earlier this week: all done` or `Earlier this week: nothing planned`. */
export function earlierSummary(days: readonly Day[]): string {
  const tasks = days.flatMap((day) => day.tasks);
  const open = tasks.filter(isOpen).length;
  if (open > 0) return `Earlier this week: ${open} open`;
  return `Earlier this week: ${tasks.length > 0 ? 'all done' : 'nothing planned'}`;
}

/** The tasks that count for the week: its own, and in the current week also what the two weeks before left open. */
export function tasksThatCount(week: Week, offset: number): readonly Task[] {
  return offset === 0 ? [...week.tasks, ...visibleOverdue(week)] : week.tasks;
}

/** Fewer open tasks than this on the earlier days of this week are no backlog yet. */
const backlogFrom = 3;

export type Backlog = {
  /** From the two weeks before; those that are done stay. */
  readonly tasks: readonly Task[];
  /** Open tasks of all earlier days, this week's included, because one press settles them all. */
  readonly open: number;
  readonly minutes: number;
  /** Whether the two weeks before left so much that today's tasks need the first screen. */
  readonly isLong: boolean;
};

/** What the current week has left over from earlier days. Undefined if it's too little to speak of. */
export function backlogOf(week: Week): Backlog | undefined {
  const tasks = visibleOverdue(week);
  const thisWeek = week.tasks.filter((task) => isOpen(task) && task.scheduledAt < week.today);
  if (tasks.length === 0 && thisWeek.length < backlogFrom) return undefined;
  const open = [...tasks.filter(isOpen), ...thisWeek];
  return { tasks, open: open.length, minutes: minutesOf(open), isLong: tasks.length >= backlogFrom };
}

/** Whether a task can be put on the day: not on a past one. */
export const takesTasks = (date: IsoDate, today: IsoDate): boolean => date >= today;
