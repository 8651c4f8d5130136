import { isUserCreated, type TaskSource } from '../../tasks/task.ts';
import { dayNumber, weekdays } from '../../time/dates.ts';
import { holidaysBetween } from '../../time/holidays.ts';
import { restOnWeekday } from '../../time/rest-of-week.ts';
import { mostMinutesPerTask } from '../intervals.ts';
import { comesOnHolidays, type Job, type PlanInput } from '../types.ts';
import { overdueTasks } from '../waiting.ts';

/** A week of the plan: its days on which something can be done, and what it already holds. */
export type OpenWeek = {
  /** Day numbers of its scheduled days that are neither past nor paused; none in a pause. */
  readonly days: readonly number[];
  /** Those that are no holidays. */
  readonly working: readonly number[];
  /** False where the past or a pause leaves the week only days of rest, unless the household has no others. */
  readonly hasDayForCalls: boolean;
  /** Jobs that have a turn in it. */
  readonly held: readonly Job[];
  /** Tasks that it holds of which the home has no job any more. */
  readonly foreign: number;
  /** Items whose overdue task is shown with it. */
  readonly waiting: ReadonlySet<string>;
};

const none: ReadonlySet<string> = new Set();

export function openWeeks(
  input: PlanInput,
  count: number,
  jobOf: (source: TaskSource) => Job | undefined,
): readonly OpenWeek[] {
  const { home, weekStart, today } = input;
  const monday = dayNumber(weekStart);
  const now = dayNumber(today);
  const pauses = home.pauses.map(({ from, to }) => ({ from: dayNumber(from), to: dayNumber(to) }));
  const offsets = weekdays.flatMap((name, offset) => (home.scheduledDays.includes(name) ? [offset] : []));
  const holidays = holidaysBetween(home.country, monday, monday + 7 * count);
  const atRest = offsets.filter((offset) => restOnWeekday(weekdays[offset] ?? 'Monday', home.country) === 2);
  const isForCalls = (day: number) => atRest.length === offsets.length || !atRest.includes((day - monday) % 7);
  const waiting = new Set(overdueTasks(input).flatMap(({ source }) => jobOf(source)?.item.name ?? []));
  const weeks = Array.from({ length: count }, (_, index) => {
    const days = offsets
      .map((offset) => monday + 7 * index + offset)
      .filter((day) => day >= now && !pauses.some(({ from, to }) => from <= day && day <= to));
    const working = days.filter((day) => !holidays.has(day));
    return {
      days,
      working,
      hasDayForCalls: (index > 0 && days.length === offsets.length) || working.some(isForCalls),
      held: [] as Job[],
      foreign: 0,
      waiting: index === 0 ? waiting : none,
    };
  });
  for (const task of input.tasks) {
    if (task.status === 'skipped' || isUserCreated(task)) continue;
    const week = weeks[Math.floor((dayNumber(task.scheduledOn) - monday) / 7)];
    const job = jobOf(task.source);
    if (week && job) week.held.push(job);
    else if (week) week.foreign += 1;
  }
  return weeks;
}

/** How many minutes the week has. On holidays only safety jobs come. */
export const mostMinutes = ({ days, working }: OpenWeek, tasksPerWeek: number): number =>
  days.length === 0 ? 0 : (tasksPerWeek * mostMinutesPerTask * working.length) / days.length;

/**
 * The days of the week on which the job may come. On holidays, only safety does, and only if the week has no other day. No
 * visit comes in a week of which the past or a pause leaves only a day of rest; `bestDay` chooses among the days of others.
 */
export function daysFor({ days, working, hasDayForCalls }: OpenWeek, job: Job): readonly number[] {
  if (job.task.professional && !hasDayForCalls) return [];
  return working.length === 0 && comesOnHolidays(job) ? days : working;
}

/** Whether a week can't have both, because they are of one item. Safety and the jobs of one bundle can share it. */
export const shareItem = ({ item, task }: Job, { item: itemOfOther, task: other }: Job): boolean =>
  item === itemOfOther &&
  task.stake !== 'danger' &&
  other.stake !== 'danger' &&
  (task.bundle === undefined || task.bundle !== other.bundle);
