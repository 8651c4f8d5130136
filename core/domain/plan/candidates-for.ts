import { type Window, windowsBetween } from '../climate/seasons.ts';
import type { Climate } from '../home/climate.ts';
import type { TaskSource } from '../tasks/task.ts';
import { dayNumber, type IsoDate } from '../time/dates.ts';
import type { SeasonalPair } from './closed-items.ts';
import { graceDaysOf } from './grace.ts';
import { isOverfull, type Rhythm } from './intervals.ts';
import { needsOfHome } from './needs-of-home.ts';
import type { Job, LastTime, PlanInput, PlannedBefore } from './types.ts';
import { sourceOf } from './types.ts';
import { isWaiting } from './waiting.ts';

/** The last time of a job, as a day number. `planned`: it is in the plan already, or overdue. */
type Last = { readonly day: number; readonly was: 'done' | 'skipped' | 'planned' };

/** A job of the home with what determines its turns. Days are numbers. */
export type Candidate = Job & {
  readonly source: TaskSource;
  readonly last?: Last;
  /** The day for which it was planned, if it counts as missed. */
  readonly missedOn?: IsoDate;
  /** In days, stretched if the home needs more than the household has time for; infinite if only light weeks have it. */
  readonly interval: number;
  /** Its seasons of the coming year and the one that has just closed, if the job is better late; empty if it has none. */
  readonly windows: readonly Window[];
  /** The seasons in or near which it leaves its work to other jobs of the home; absent if it leaves it to none. */
  readonly yields?: readonly Window[];
  /** The last day on which another job did the same work, or is planned to. */
  readonly sameWorkOn?: number;
  /** How many days after its season the job still prevents harm. */
  readonly graceDays: number;
};

export type Candidates = {
  /** Every job of the home. */
  readonly jobs: readonly Job[];
  /** The same with their turns. */
  readonly all: readonly Candidate[];
  readonly pairs: ReadonlyMap<string, SeasonalPair>;
  readonly rhythm: Rhythm;
};

/** For so many days, a job that does the same work need not be done again. */
export const daysOfSameWork = 63;

/** How far ahead the year is planned. */
export const weeksAhead = 53;

function lastOf(past: LastTime | undefined, plannedOn: IsoDate | undefined): Last | undefined {
  const times: Last[] = [];
  if (past?.lastSkippedOn !== undefined) times.push({ day: dayNumber(past.lastSkippedOn), was: 'skipped' });
  if (plannedOn !== undefined) times.push({ day: dayNumber(plannedOn), was: 'planned' });
  if (past?.lastDoneOn !== undefined) times.push({ day: dayNumber(past.lastDoneOn), was: 'done' });
  return times.reduce<Last | undefined>((latest, time) => (latest && latest.day > time.day ? latest : time), undefined);
}

function latestDay(tasks: readonly Pick<PlannedBefore, 'scheduledOn'>[]): IsoDate | undefined {
  return tasks
    .map(({ scheduledOn }) => scheduledOn)
    .sort()
    .at(-1);
}

/** What earlier plans say about a job: when it is planned, and whether its last turn was missed. */
function plannedAlready(known: readonly PlannedBefore[], today: IsoDate) {
  const open = known.filter(({ status }) => status === 'open');
  const coming = latestDay(open.filter(({ scheduledOn }) => scheduledOn >= today));
  const isOverdue = open.some((task) => isWaiting(task, today));
  const missedOn = latestDay(open.filter((task) => task.scheduledOn < today && !isWaiting(task, today)));
  return { plannedOn: coming ?? (isOverdue ? today : undefined), missedOn };
}

type PlannedOf = (source: TaskSource) => readonly PlannedBefore[];

/** Whether the other job does the work of this one. Asking a landlord for the roof doesn't clear one's own drains. */
export const doesSameWork = ({ task }: Job, { task: other }: Job): boolean =>
  task.work !== undefined &&
  task.work === other.work &&
  task !== other &&
  !other.yields &&
  task.isRequest === other.isRequest;

/** Whether embers may do the harm, which find more than what another job clears out of the gutters. */
const isAgainstFire = ({ task: { season } }: Job): boolean =>
  season !== undefined && 'around' in season && season.around === 'fire season';

/** The days on which the job was done or is planned. */
function settledDays(job: Job, { history }: PlanInput, plannedOf: PlannedOf): readonly number[] {
  const source = sourceOf(job);
  const open = plannedOf(source).filter(({ status }) => status === 'open');
  return [history.get(source)?.lastDoneOn ?? [], open.map(({ scheduledOn }) => scheduledOn)].flat().map(dayNumber);
}

/** The last day on which the work of the job was done by another, or is planned. */
function dayOfSameWork(others: readonly Job[], settledDaysOf: (other: Job) => readonly number[]): number | undefined {
  const days = others.flatMap(settledDaysOf);
  return days.length === 0 ? undefined : Math.max(...days);
}

function windowsOf({ task }: Job, climate: Climate, weekStart: IsoDate): readonly Window[] {
  const first = dayNumber(weekStart);
  return windowsBetween(task.season, climate, first - graceDaysOf(task, climate), first + 7 * (weeksAhead + 30));
}

/**
 * Those of the windows in or near which another of the jobs comes: on the days that are known in its season, otherwise on
 * the season's best day. That it could come near is not enough: a gutter that is cleared for the rains in August is full of
 * leaves in December.
 */
const windowsOfOthers = (
  windows: readonly Window[],
  others: readonly Job[],
  climate: Climate,
  daysOf: (other: Job) => readonly number[],
): readonly Window[] =>
  windows.filter(({ opens, closes }) => {
    const [first, last] = [opens - daysOfSameWork, closes + daysOfSameWork];
    const isNear = (day: number): boolean => first <= day && day <= last;
    return others.some((other) => {
      const { season } = other.task;
      if (!season) return true;
      const days = daysOf(other);
      const grace = graceDaysOf(other.task, climate);
      return windowsBetween(season, climate, first, last).some((window) => {
        const inSeason = days.filter((day) => window.opens <= day + 6 && day <= window.closes + grace);
        return inSeason.length > 0 ? inSeason.some(isNear) : isNear(window.best);
      });
    });
  });

/** A plan is made and then checked from the same input. */
const known = new WeakMap<PlanInput, Candidates>();

/** Every job of the home, with its history and rhythm. */
export function candidatesFor(input: PlanInput): Candidates {
  const before = known.get(input);
  if (before) return before;
  const candidates = findCandidates(input);
  known.set(input, candidates);
  return candidates;
}

function findCandidates(input: PlanInput): Candidates {
  const { home, catalogue, weekStart, today } = input;
  const { climate, jobs, pairs, rhythm } = needsOfHome(home, catalogue);
  const tasks = Map.groupBy(input.tasks, ({ source }) => source);
  const plannedOf: PlannedOf = (source) => tasks.get(source) ?? [];
  const now = dayNumber(weekStart);
  // An overfull home has no light weeks.
  const inPlan = isOverfull(rhythm, home) ? jobs.filter((job) => Number.isFinite(rhythm.intervalOf(job))) : jobs;
  const all = inPlan.map((job): Candidate => {
    const source = sourceOf(job);
    const { plannedOn, missedOn } = plannedAlready(plannedOf(source), today);
    const last = lastOf(input.history.get(source), plannedOn);
    const others = job.task.work === undefined ? [] : inPlan.filter((other) => doesSameWork(job, other));
    const settledDaysOf = (other: Job) => settledDays(other, input, plannedOf);
    const sameWorkOn = dayOfSameWork(others, settledDaysOf);
    const daysOf = (other: Job) => [...settledDaysOf(other), ...(input.outlook?.get(sourceOf(other)) ?? [])];
    // Better by the one whose season is near than late and soon again.
    const isNear =
      !isAgainstFire(job) &&
      others.some((other) => windowsBetween(other.task.season, climate, now, now + daysOfSameWork).length > 0);
    const windows = windowsOf(job, climate, weekStart);
    return {
      ...job,
      source,
      ...(last && { last }),
      ...(missedOn && { missedOn }),
      ...(job.task.yields && others.length > 0 && { yields: windowsOfOthers(windows, others, climate, daysOf) }),
      ...(sameWorkOn !== undefined && { sameWorkOn }),
      interval: rhythm.intervalOf(job),
      windows,
      graceDays: isNear ? 0 : graceDaysOf(job.task, climate),
    };
  });
  return { jobs, all, pairs, rhythm };
}
