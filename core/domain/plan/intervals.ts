import { every, type Stake } from '../care/care-task.ts';
import { isOncePerSeason, windowsBetween } from '../climate/seasons.ts';
import type { Climate } from '../home/climate.ts';
import { tasksPerWeekLimits } from '../home/household.ts';
import type { SeasonalPair } from './closed-items.ts';
import { type Home, isCareInUse, isCostlyToLeave, isWeighty, type Job, keepsInterval } from './types.ts';

/** The assistant's tasks of a week take at most this long for each task that the household wants, unless one is alone. */
export const mostMinutesPerTask = 15;
/** A usual week takes at least this long for each task. */
export const leastMinutesPerTask = 6;
/**
 * What the plan aims for on average: 23 minutes at two tasks a week, 55 at the default of five, 272 at 20. Weeks with many
 * tasks fill more evenly, so they can be fuller. Those with few have the same long jobs as others.
 */
export const minutesFor = (tasksPerWeek: number): number =>
  Math.max(1.4 + 10.8 * tasksPerWeek, tasksPerWeek * (9.2 + 0.22 * tasksPerWeek));
/** The share of the places of a week that planned tasks may take on average. */
const mostPlaces = 0.88;

/**
 * How much longer an interval may become when a home needs more than it has time for. Dangers and what the law asks for
 * don't wait longer, and costly jobs of a season never miss it.
 */
const mostStretch = { costly: 3, wear: 64, comfort: 64 } as const satisfies Record<Exclude<Stake, 'danger'>, number>;
/**
 * Costly jobs, and those of once a year or more rarely, keep their interval until what comes often comes this many times
 * more rarely than it should: missing a yearly job once costs a year, missing a monthly one a month.
 */
const waitsFrom = 4;
/** The care of something in use comes at most this many times more rarely. */
const mostStretchInUse = 2;
/**
 * A quick win that is costly and comes so often, such as the filters of an air conditioner that runs all year. However full
 * the plan is, it comes every two months.
 */
const mostStretchOfQuickWin = 1.5;
/** Comfort gives way first: its stretch is this power of that of wear. */
const comfortPower = 1.6;
/** With time to spare, what comes several times a year and isn't for safety comes after this share of its interval. */
const leastStretch = 0.76;
/** A job that would come this many times more rarely than it should is left out: even a monthly one not once a year. */
const leftOutFrom = 12;

/** A home is overfull if what must not wait longer takes this many times what the plan aims for. */
const overfull = 1.1;

/** What a home needs a week, on average. */
export type Demand = {
  readonly minutes: number;
  readonly tasks: number;
  /** The minutes that it takes to have early what must not be late. */
  readonly reserve: number;
};

const fits = ({ minutes, tasks, reserve }: Demand, tasksPerWeek: number): boolean =>
  minutes + reserve <= minutesFor(tasksPerWeek) && tasks <= tasksPerWeek * mostPlaces;

/** How often a task comes in a year, with its interval stretched. */
type Frequency = (stretch: number) => number;

const daysPerYear = 365;
/** The share of the year in which an item that is closed for the winter is open. */
const openShare = 0.6;

/** Returns how often a job comes in a year: once in each season, unless its interval is shorter than the season. */
function frequencyOf(job: Job, climate: Climate, pairs: ReadonlyMap<string, SeasonalPair>): Frequency {
  const { item, task } = job;
  const [first, last] = [20_000, 20_000 + daysPerYear];
  const windows = windowsBetween(task.season, climate, first, last);
  const [window] = windows;
  const pair = pairs.get(item.name);
  const isResting = pair && !task.whileClosed && task !== pair.opens.task && task !== pair.closes.task;
  const daysInSeason = windows.reduce(
    (sum, { opens, closes }) => sum + Math.min(closes, last) - Math.max(opens, first),
    0,
  );
  const days = window ? daysInSeason : daysPerYear * (isResting ? openShare : 1);
  if (isOncePerSeason(window, task.intervalDays)) {
    const interval = Math.max(task.intervalDays, daysPerYear);
    return (stretch) => daysPerYear / (interval * Math.max(1, Math.round(stretch)));
  }
  // Jobs come on the same days of the week, so a longest gap is whole weeks.
  if (keepsInterval(job)) return () => days / (7 * Math.floor(task.intervalDays / 7));
  return (stretch) => days / (task.intervalDays * stretch);
}

function stretchOf(job: Job, factor: number): number {
  const { task, isLegal } = job;
  const { stake, season, seasonalUse, professional, intervalDays } = task;
  if (stake === 'danger' || isLegal || seasonalUse || (stake === 'costly' && season)) return 1;
  if (factor < 1 && (professional || intervalDays >= every.year)) return 1;
  if (factor <= 1) return factor;
  if (stake === 'costly') {
    const isInHaste = job.task.quickWin && isCostlyToLeave(job);
    const most = isInHaste ? Math.min(mostStretchOfQuickWin, every.twoMonths / intervalDays) : mostStretch.costly;
    return Math.min(most, Math.max(1, factor / waitsFrom));
  }
  if (isCareInUse(job)) return Math.min(factor, mostStretchInUse);
  const eased = intervalDays >= every.year ? Math.max(1, factor / waitsFrom) : factor;
  const stretch = Math.min(mostStretch[stake], stake === 'comfort' ? eased ** comfortPower : eased);
  return stretch >= leftOutFrom ? Number.POSITIVE_INFINITY : stretch;
}

/** What must not be late comes rather early, and so more often than its interval says, by this share. */
const shareOfReserve = 0.22;

type Load = { readonly job: Job; readonly frequency: Frequency };

function demandOf(loads: readonly Load[], factor: number): Demand {
  let [minutes, tasks, reserve] = [0, 0, 0];
  for (const { job, frequency } of loads) {
    const weekly = frequency(stretchOf(job, factor)) / 52.18;
    minutes += weekly * job.task.minutes;
    tasks += weekly;
    if (isWeighty(job)) reserve += weekly * job.task.minutes * shareOfReserve;
  }
  return { minutes, tasks, reserve };
}

/** How many tasks a week a household has to wish for to get all that its home needs. */
export function tasksPerWeekFor(demand: Demand): number {
  const { min, max } = tasksPerWeekLimits;
  for (let wish = min; wish < max; wish++) if (fits(demand, wish)) return wish;
  return max;
}

/** How often each job comes in the plan of a home, and how much that takes. */
export type Rhythm = {
  /**
   * In days: the interval of the catalogue, or longer if the home needs more than the household has time for; infinite
   * for a job that is left out.
   */
  readonly intervalOf: (job: Job) => number;
  /** What the home needs at the catalogue's intervals. */
  readonly wanted: Demand;
  /** What the plan gives it. */
  readonly planned: Demand;
};

export const isOverfull = ({ planned }: Rhythm, { tasksPerWeek }: Pick<Home, 'tasksPerWeek'>): boolean =>
  planned.minutes > minutesFor(tasksPerWeek) * overfull;

/** The smallest number between the limits for which the condition holds, which holds for every larger one. */
function smallest(holds: (factor: number) => boolean, least: number, most: number): number {
  if (holds(least)) return least;
  let [low, high] = [least, most];
  for (let step = 0; step < 14; step++) {
    const middle = (low + high) / 2;
    if (holds(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/**
 * Stretches intervals, those of least stake most, until the average week has room for everything. With time to spare,
 * everything but safety comes a little early.
 */
export function rhythmOf(
  jobs: readonly Job[],
  home: Pick<Home, 'tasksPerWeek'>,
  climate: Climate,
  pairs: ReadonlyMap<string, SeasonalPair>,
): Rhythm {
  const loads = jobs.map((job) => ({ job, frequency: frequencyOf(job, climate, pairs) }));
  const wanted = demandOf(loads, 1);
  const factor = smallest((each) => fits(demandOf(loads, each), home.tasksPerWeek), leastStretch, mostStretch.wear);
  return {
    intervalOf: (job) => job.task.intervalDays * stretchOf(job, factor),
    wanted,
    planned: demandOf(loads, factor),
  };
}
