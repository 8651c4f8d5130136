import type { Substance } from '../../care/care-task.ts';
import { canMeet } from '../../care/substances.ts';
import { isUserCreated } from '../../tasks/task.ts';
import { dayNumber, weekdays } from '../../time/dates.ts';
import { holidaysBetween } from '../../time/holidays.ts';
import type { Candidate } from '../candidates-for.ts';
import { isWorstHazard } from '../first-turns.ts';
import { comesOnHolidays, isAgainstStorms, isAgainstWeather, type Job, type PlanInput } from '../types.ts';

/** The first turn of a weighty job that is this short fits beside a long job, if the week takes no longer than this. */
export const besideLongJob = { job: 15, week: 75 } as const;

/** A week is at most this long, in minutes, to be ready for storms that may come on any day. */
const longestBeforeStorms = 95;

const isShort = ({ task }: Job): boolean => task.minutes <= besideLongJob.job;

/** Whether the job takes so much of a week that short ones fit beside it, but no other long one. */
export const isLong = ({ task }: Job): boolean => task.minutes > 2 * besideLongJob.job;

/** Places and minutes. */
export type Capacity = { readonly places: number; readonly minutes: number };

const noCapacity: Capacity = { places: 0, minutes: 0 };

/** One week of the year ahead, filled job by job. */
export type Week = {
  readonly index: number;
  /** The first and the last scheduled day that is not past, as day numbers; in a later week, whether paused or not. */
  readonly firstDay: number;
  readonly lastDay: number;
  /** The first day on which something can be done: infinite if all days are past or paused. */
  readonly opensOn: number;
  /** The share of its days that are no holidays, on which only safety jobs come. */
  readonly workingShare: number;
  /** How many tasks it can still have. */
  places: number;
  minutes: number;
  /** The items that have their one task of the week, safety tasks aside, and its bundle if they all have one. */
  readonly items: Map<string, string | undefined>;
  /** The substances of each of its days. Which of the days it is, is decided later. */
  readonly substances: readonly Substance[][];
  readonly bundles: Map<string, number>;
  /** Items whose overdue task is shown with this week. */
  readonly waiting: ReadonlySet<string>;
};

/** The weeks ahead, with the most that each holds. */
export type Weeks = {
  readonly all: readonly Week[];
  readonly most: Capacity;
};

const none: ReadonlySet<string> = new Set();

/** The weeks from the input's on, with what they already hold. */
export function weeksOf(
  input: PlanInput,
  count: number,
  jobOf: (source: string) => Job | undefined,
  waiting: ReadonlySet<string>,
  minutesPerTask: number,
): Weeks {
  const { home, weekStart, today } = input;
  const monday = dayNumber(weekStart);
  const now = dayNumber(today);
  const pauses = home.pauses.map(({ from, to }) => ({ from: dayNumber(from), to: dayNumber(to) }));
  const offsets = weekdays.flatMap((name, offset) => (home.scheduledDays.includes(name) ? [offset] : []));
  const holidays = holidaysBetween(home.country, monday, monday + 7 * count);
  const all = Array.from({ length: count }, (_, index): Week => {
    const future = offsets.map((offset) => monday + 7 * index + offset).filter((day) => day >= now);
    const open = future.filter((day) => !pauses.some(({ from, to }) => from <= day && day <= to));
    const days = index === 0 ? open : future;
    return {
      index,
      firstDay: days[0] ?? Number.POSITIVE_INFINITY,
      lastDay: days.at(-1) ?? Number.NEGATIVE_INFINITY,
      opensOn: open[0] ?? Number.POSITIVE_INFINITY,
      workingShare: open.length === 0 ? 0 : open.filter((day) => !holidays.has(day)).length / open.length,
      places: open.length > 0 ? home.tasksPerWeek : 0,
      minutes: 0,
      items: new Map(),
      substances: open.map(() => []),
      bundles: new Map(),
      waiting: index === 0 ? waiting : none,
    };
  });
  const most = { places: home.tasksPerWeek, minutes: home.tasksPerWeek * minutesPerTask };
  for (const task of input.tasks) {
    if (task.status === 'skipped' || isUserCreated(task)) continue;
    const week = all[Math.floor((dayNumber(task.scheduledOn) - monday) / 7)];
    const job = jobOf(task.source);
    if (week && job) put(week, job);
    else if (week) week.places -= 1;
  }
  return { all, most };
}

/** Whether the item has a task in the week already, other than one of the same bundle. */
function isTaken({ items, waiting }: Week, { item, task }: Job): boolean {
  if (waiting.has(item.name)) return true;
  return items.has(item.name) && (task.bundle === undefined || items.get(item.name) !== task.bundle);
}

/** Whether the week has a day on which the job's substances meet none that they must not. */
const hasDayFor = ({ substances }: Week, { task }: Job): boolean =>
  task.uses === undefined || substances.some((ofDay) => canMeet(task.uses, ofDay));

/**
 * Whether the week has room for the job, and for those that are best done with it. A job longer than a week's time has a
 * week to itself.
 */
export function holds({ most }: Weeks, week: Week, job: Candidate, mates: Capacity = noCapacity): boolean {
  return week.workingShare > 0 && hasRoom(most, week, job, mates);
}

/** The same for a job that is late against storms: it doesn't wait for a week that is empty enough. */
export function holdsBeforeStorms({ most }: Weeks, week: Week, job: Candidate): boolean {
  return (
    week.workingShare === 1 &&
    isAgainstStorms(job) &&
    hasRoom({ ...most, minutes: Math.max(most.minutes, longestBeforeStorms) }, week, job, noCapacity)
  );
}

/** The same in a week whose days are all holidays, for a safety job that would break its longest gap otherwise. */
export function holdsOnHoliday({ most }: Weeks, week: Week, job: Candidate): boolean {
  return comesOnHolidays(job) && hasRoom(most, week, job, noCapacity);
}

function hasRoom(most: Capacity, week: Week, job: Candidate, mates: Capacity): boolean {
  if (week.places <= mates.places) return false;
  const isDanger = job.task.stake === 'danger';
  const comes = comesOnHolidays(job);
  const total = week.minutes + job.task.minutes + mates.minutes;
  const cannotWait = isDanger ? isWorstHazard(job) : job.task.stake === 'costly' && isAgainstWeather(job);
  const isBeside = cannotWait && !job.last && isShort(job) && total <= besideLongJob.week;
  // What is checked while an item is closed is part of opening it, such as the fence of a pool.
  const isPart = job.task.whileClosed && job.task.bundle !== undefined && (week.bundles.get(job.task.bundle) ?? 0) > 0;
  const mostMinutes = most.minutes * (comes ? 1 : week.workingShare);
  if (week.minutes > 0 && !isPart && !isBeside && total > mostMinutes) return false;
  if (isDanger && week.substances.length > 1) return true;
  return (isDanger || !isTaken(week, job)) && hasDayFor(week, job);
}

export function put(week: Week, job: Job): void {
  const { item, task } = job;
  week.places -= 1;
  week.minutes += task.minutes;
  if (task.stake !== 'danger') {
    const isOfAnother = week.items.has(item.name) && week.items.get(item.name) !== task.bundle;
    week.items.set(item.name, isOfAnother ? undefined : task.bundle);
  }
  if (task.uses) (week.substances.find((ofDay) => canMeet(task.uses, ofDay)) ?? week.substances[0])?.push(...task.uses);
  if (task.bundle) week.bundles.set(task.bundle, (week.bundles.get(task.bundle) ?? 0) + 1);
}

/** Takes back what `put` did. */
export function take(week: Week, { item, task }: Job): void {
  week.places += 1;
  week.minutes -= task.minutes;
  if (task.stake !== 'danger') week.items.delete(item.name);
  const ofDay = week.substances.find((substances) => task.uses?.every((used) => substances.includes(used)));
  for (const used of task.uses ?? []) ofDay?.splice(ofDay.indexOf(used), 1);
  if (task.bundle) week.bundles.set(task.bundle, (week.bundles.get(task.bundle) ?? 1) - 1);
}
