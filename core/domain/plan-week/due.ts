import { addDays, daysBetween, type IsoDate } from '../dates.ts';
import { seasonIn, type Window, windowAround } from '../seasons.ts';
import type { TaskSource } from '../task.ts';
import type { Job, LastTime, PlanInput, PlannedBefore } from './types.ts';
import { isWaiting } from './waiting.ts';

export type Last = { readonly on: IsoDate; readonly was: 'done' | 'skipped' | 'planned' };

/** A job that could be proposed this week. */
export type Candidate = Job & {
  readonly dueOn: IsoDate;
  readonly last?: Last;
  /** The day that it was left open on, when it counts as missed. */
  readonly missedOn?: IsoDate;
  readonly window?: Window;
  /** For critical jobs: the last day that keeps the gap. */
  readonly deadline?: IsoDate;
};

export const sourceOf = (job: Job): TaskSource => `care:${job.task.id}`;

function lastOf(past: LastTime | undefined, plannedOn: IsoDate | undefined): Last | undefined {
  const times: Last[] = [];
  if (past?.lastSkippedOn !== undefined) times.push({ on: past.lastSkippedOn, was: 'skipped' });
  if (plannedOn !== undefined) times.push({ on: plannedOn, was: 'planned' });
  if (past?.lastDoneOn !== undefined) times.push({ on: past.lastDoneOn, was: 'done' });
  return times.reduce<Last | undefined>((latest, time) => (latest && latest.on > time.on ? latest : time), undefined);
}

/** A job of a short season comes once in each run of it, though not twice within the better part of its interval. */
function dueInWindow(window: Window, intervalDays: number, last: Last): IsoDate {
  const oncePerWindow = daysBetween(window.opens, window.closes) < intervalDays;
  if (!oncePerWindow) return addDays(last.on, intervalDays);
  if (last.on >= window.opens) return addDays(window.closes, 1);
  const tolerance = Math.min(Math.floor(intervalDays * 0.4), 146);
  const soonest = addDays(last.on, intervalDays - tolerance);
  return soonest > window.opens ? soonest : window.opens;
}

/** A yearly job done at the very start of a season has no room to come round in time the year after. */
export function wellInto(window: Window): IsoDate {
  return addDays(window.opens, 27);
}

function firstDeadline(firstDueOn: IsoDate, window: Window | undefined): IsoDate {
  const inFirstWeek = addDays(firstDueOn, 6);
  const wellIntoSeason = window && wellInto(window);
  return wellIntoSeason && wellIntoSeason > inFirstWeek ? wellIntoSeason : inFirstWeek;
}

function latestDay(tasks: readonly Pick<PlannedBefore, 'scheduledOn'>[]): IsoDate | undefined {
  return tasks
    .map(({ scheduledOn }) => scheduledOn)
    .sort()
    .at(-1);
}

/** When the job is next due, or undefined when it is not to be proposed in this week at all. */
export function candidateFor(job: Job, firstDueOn: IsoDate, input: PlanInput): Candidate | undefined {
  const { weekStart, today, home } = input;
  const weekEnd = addDays(weekStart, 6);
  const source = sourceOf(job);
  const known = input.tasks.filter((task) => task.source === source);
  const open = known.filter((task) => task.status === 'open');

  if (known.some((task) => task.occurrence === weekStart)) return undefined;
  if (open.some((task) => task.scheduledOn >= weekStart)) return undefined;
  const waiting = open.filter((task) => isWaiting(task, today));
  if (waiting.length > 0 && weekStart <= today) return undefined;

  // What still waits from the last two weeks is taken to be done today, where later weeks are planned.
  const coming = latestDay(open.filter((task) => task.scheduledOn >= today));
  const plannedOn = coming ?? (waiting.length > 0 ? today : undefined);
  const last = lastOf(input.history.get(source), plannedOn);
  const { intervalDays, critical, season } = job.task;
  const months = seasonIn(home.country, season);
  const window = months && windowAround(months, weekEnd);
  if (window && (window.opens > weekEnd || window.closes < weekStart)) return undefined;

  const unseasoned = last ? addDays(last.on, intervalDays) : firstDueOn;
  const dueOn = window && last ? dueInWindow(window, intervalDays, last) : unseasoned;
  const missedOn = latestDay(open.filter((task) => task.scheduledOn < today && !isWaiting(task, today)));
  return {
    ...job,
    dueOn,
    ...(last && { last }),
    ...(missedOn && { missedOn }),
    ...(window && { window }),
    ...(critical && { deadline: last ? unseasoned : firstDeadline(firstDueOn, window) }),
  };
}
