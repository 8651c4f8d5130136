import type { CareTask } from '../care-task.ts';
import { climateOf } from '../climate.ts';
import { addDays, daysBetween, type IsoDate } from '../dates.ts';
import { seasonIn, type Window, windowAround } from '../seasons.ts';
import type { TaskSource } from '../task.ts';
import type { Home, Job, LastTime, PlanInput, PlannedBefore } from './types.ts';
import { isWaiting } from './waiting.ts';

export type Last = { readonly on: IsoDate; readonly was: 'done' | 'skipped' | 'planned' };

/** A job that could be proposed this week. */
export type Candidate = Job & {
  readonly dueOn: IsoDate;
  readonly last?: Last;
  /** The day for which it was planned, if it counts as missed. */
  readonly missedOn?: IsoDate;
  /** The season's occurrence in this week, for critical jobs also a coming one. Absent if no season applies. */
  readonly window?: Window;
  /** For critical jobs: the last day that keeps the longest gap. */
  readonly deadline?: IsoDate;
};

export const sourceOf = (job: Job): TaskSource => `care:${job.task.id}`;

/** How many weeks ahead critical jobs are laid out. */
export const weeksAhead = 13;

/** If the last time of a critical task is unknown or too long ago, it waits no longer than this for its season. */
const longestWaitDays = 61;

function lastOf(past: LastTime | undefined, plannedOn: IsoDate | undefined): Last | undefined {
  const times: Last[] = [];
  if (past?.lastSkippedOn !== undefined) times.push({ on: past.lastSkippedOn, was: 'skipped' });
  if (plannedOn !== undefined) times.push({ on: plannedOn, was: 'planned' });
  if (past?.lastDoneOn !== undefined) times.push({ on: past.lastDoneOn, was: 'done' });
  return times.reduce<Last | undefined>((latest, time) => (latest && latest.on > time.on ? latest : time), undefined);
}

/** Returns the occurrence of the job's months at this home that overlaps the week, or else the next one. */
function runOf({ season, inUse }: CareTask, { country, timezone }: Home, weekStart: IsoDate): Window | undefined {
  const { freezes } = climateOf(country, timezone);
  const months = seasonIn(country, season ?? (freezes ? inUse : undefined), timezone);
  return months && windowAround(months, weekStart);
}

/** A yearly job done at the very start of a season would be due before the season a year later. */
export function wellInto(window: Window): IsoDate {
  return addDays(window.opens, 27);
}

type Turn = { readonly dueOn: IsoDate; readonly deadline: IsoDate };

/** The first turn. Its deadline waits until the season is well under way. */
function firstTurn(firstDueOn: IsoDate, window: Window | undefined): Turn {
  const inFirstWeek = addDays(firstDueOn, 6);
  const wellIntoSeason = window && wellInto(window);
  const deadline = wellIntoSeason && wellIntoSeason > inFirstWeek ? wellIntoSeason : inFirstWeek;
  return { dueOn: firstDueOn, deadline };
}

/** A job of a short season comes once in each season, but not twice within most of its interval. */
function turnInWindow(window: Window, { intervalDays, critical }: CareTask, last: Last): Turn {
  const unseasoned = addDays(last.on, intervalDays);
  const oncePerWindow = daysBetween(window.opens, window.closes) < intervalDays;
  if (!oncePerWindow || last.on >= window.opens) return { dueOn: unseasoned, deadline: unseasoned };
  const tolerance = Math.min(Math.floor(intervalDays * 0.4), 146);
  const soonest = addDays(last.on, intervalDays - tolerance);
  const dueOn = soonest > window.opens ? soonest : window.opens;
  if (unseasoned <= window.closes || !critical) return { dueOn, deadline: unseasoned };
  // The gap would run out between seasons, so the job comes early once and in season from then on.
  const lastChance = addDays(window.closes, -6);
  const early = dueOn < lastChance ? dueOn : lastChance;
  return { dueOn: early, deadline: addDays(early, 6) };
}

function turnOf(task: CareTask, last: Last | undefined, firstDueOn: IsoDate, window: Window | undefined): Turn {
  if (!last) return firstTurn(firstDueOn, task.inUse ? undefined : window);
  if (window) return turnInWindow(window, task, last);
  const dueOn = addDays(last.on, task.intervalDays);
  return { dueOn, deadline: dueOn };
}

function latestDay(tasks: readonly Pick<PlannedBefore, 'scheduledOn'>[]): IsoDate | undefined {
  return tasks
    .map(({ scheduledOn }) => scheduledOn)
    .sort()
    .at(-1);
}

/**
 * The next due date, or undefined if the task must not be proposed in this week. Includes critical tasks whose season
 * opens within `weeksAhead`, so that the planner can reserve places for them.
 */
export function candidateFor(job: Job, firstDueOn: IsoDate, input: PlanInput): Candidate | undefined {
  const { weekStart, today, home } = input;
  const { task } = job;
  const weekEnd = addDays(weekStart, 6);
  const source = sourceOf(job);
  const known = input.tasks.filter((other) => other.source === source);
  const open = known.filter(({ status }) => status === 'open');

  if (known.some(({ occurrence }) => occurrence === weekStart)) return undefined;
  if (open.some(({ scheduledOn }) => scheduledOn >= weekStart)) return undefined;
  const waiting = open.filter((other) => isWaiting(other, today));
  if (waiting.length > 0 && weekStart <= today) return undefined;

  // For later weeks, an overdue task of the last two weeks is assumed to be done today.
  const coming = latestDay(open.filter(({ scheduledOn }) => scheduledOn >= today));
  const plannedOn = coming ?? (waiting.length > 0 ? today : undefined);
  const last = lastOf(input.history.get(source), plannedOn);
  const run = runOf(task, home, weekStart);
  const isOpen = run === undefined || run.opens <= weekEnd;
  const daysToGo = run && !isOpen ? daysBetween(weekStart, run.opens) : 0;
  const gapIsOver = !last || addDays(last.on, task.intervalDays) < weekStart;
  const cannotWait = daysToGo > longestWaitDays && task.critical && !task.inUse && gapIsOver;
  const isNear = task.critical && daysToGo <= 7 * weeksAhead;
  if (!isOpen && !cannotWait && !isNear) return undefined;

  const window = cannotWait ? undefined : run;
  const { dueOn, deadline } = turnOf(task, last, firstDueOn, window);
  const missedOn = latestDay(open.filter((other) => other.scheduledOn < today && !isWaiting(other, today)));
  return {
    ...job,
    dueOn,
    ...(last && { last }),
    ...(missedOn && { missedOn }),
    ...(window && { window }),
    ...(task.critical && { deadline }),
  };
}
