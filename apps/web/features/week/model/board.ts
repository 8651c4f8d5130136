import { capitalise } from '#core/domain/text/capitalise.ts';
import type { IsoDate } from '#core/domain/time/dates.ts';
import { week as words } from '#words/app/week/week.ts';
import { daysText, weekdayName } from './date-text.ts';
import { type Day, daysOf, minutesOf } from './days.ts';
import { type Task, visibleOverdue, type Week } from './week.ts';

/** A part of the board: a day, or several that are folded into one line. */
export type Part = Day | readonly Day[];

export const isFolded = (part: Part): part is readonly Day[] => 'length' in part;

/** The days in order, with each run of days without tasks as one part. */
export function partsOf(days: readonly Day[]): readonly Part[] {
  const parts: (Day | Day[])[] = [];
  for (const day of days) {
    const last = parts.at(-1);
    if (day.tasks.length > 0) parts.push(day);
    else if (last && 'length' in last) last.push(day);
    else parts.push([day]);
  }
  return parts;
}

type CurrentBoard = {
  /** Today, and the next day with tasks if today has none. */
  readonly first: readonly Day[];
  /** What follows, from the week's start: the days before today as one part, if they had tasks. */
  readonly rest: readonly Part[];
};

/** The current week, from today on. Undefined for other weeks, whose days are in order. */
export function boardOf(week: Week): CurrentBoard | undefined {
  const days = daysOf(week);
  const today = days.find(({ isToday }) => isToday);
  if (!today) return undefined;
  const earlier = days.filter(({ date }) => date < today.date);
  const later = days.filter(({ date }) => date > today.date);
  const next = today.tasks.length === 0 ? later.find(({ tasks }) => tasks.length > 0) : undefined;
  return {
    first: next ? [today, next] : [today],
    rest: [
      ...(earlier.some(({ tasks }) => tasks.length > 0) ? [earlier] : []),
      ...partsOf(later.filter((day) => day !== next)),
    ],
  };
}

/** The longest task that someone who has just joined is offered to begin with, in minutes. */
const quickWinMinutes = 30;

/** On the day on which the household joined, if it has no tasks, the shortest of the week's, to be done at once. */
export function quickWinOf({ joinedOn, today, tasks }: Week): Task | undefined {
  if (joinedOn !== today || tasks.some(({ scheduledAt }) => scheduledAt === today)) return undefined;
  return tasks
    .filter(({ minutes, guide }) => guide && !guide.professional && minutes !== null && minutes <= quickWinMinutes)
    .toSorted((one, other) => (one.minutes ?? 0) - (other.minutes ?? 0))[0];
}

const isOpen = (task: Task): boolean => !task.completed;

/** `Monday to Thursday: free`, or, if folded days have tasks, `Monday and Tuesday: 1 open` or `Monday: all done`. */
export function foldedText(days: readonly Day[]): string {
  const tasks = days.flatMap((day) => day.tasks);
  const open = tasks.filter(isOpen).length;
  return words.folded(capitalise(daysText(days.map(({ date }) => date))), open, tasks.length);
}

/** `Nothing today. Next: Saturday, 4 tasks.` */
export function freeTodayText(next: Day | undefined): string {
  if (!next) return words.freeToday;
  return words.freeUntil(weekdayName(next.date), next.tasks.filter(isOpen).length);
}

/** What is to be done in the week: its own tasks, and in the current week also what the two weeks before left open. */
export function tasksToDo(week: Week, offset: number): readonly Task[] {
  return offset === 0 ? [...week.tasks, ...visibleOverdue(week)] : week.tasks;
}

/** Fewer open tasks than this on the earlier days of this week are no backlog yet. */
const backlogFrom = 3;

export type Backlog = {
  /** From the two weeks before; those that are done stay. */
  readonly tasks: readonly Task[];
  /** Open tasks of all earlier days, this week's included, because one press clears them all. */
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
