import { cheapest, costOfWeeks } from './cheapest.ts';
import { type FilledYear, filledYear } from './filled-year.ts';
import { gapOf, type Problem, type Solution, type SolverJob } from './problem.ts';
import { roomIn } from './room.ts';

/** How often all jobs choose again: from nothing, and from the last plan. More gains little. */
const rounds = { fromNothing: 5, fromLastPlan: 2 } as const;
/** From so many times the places of the year on, a place has a price while the jobs choose for the first time. */
const crowded = 1.15;
const highestPrice = 1000;
const roundsWithPrice = 2;
/** In so many rounds, a turn that leaves its week for another job counts as given up; later, as moved to its best other week. */
const roundsOfGivingUp = 3;
/** From the last plan, only jobs whose year costs more than this take full weeks from others: they miss what must not be. */
const dearFrom = 1000;
/** A smaller gain isn't worth a change of several jobs. */
const leastGain = 1;

/** What is longer than any week has time for chooses after jobs whose minute is worth more than this. */
const rankOfLong = 50;

const isSame = (some: readonly number[], others: readonly number[]): boolean =>
  some.length === others.length && some.every((week, place) => week === others[place]);

/** The job takes the cheapest weeks that the others leave it. Returns whether it moves. */
function respond({ jobs }: Problem, year: FilledYear, index: number, placePrice = 0): boolean {
  const before = year.turns[index] ?? [];
  year.give(index, []);
  const { weeks } = cheapest(jobs[index] as SolverJob, year.priceWeeks(index, placePrice));
  year.give(index, weeks);
  return !isSame(weeks, before);
}

/**
 * Jobs leave their weeks and choose again, one after the other, with each of `firsts` as the first; they return if all of
 * that costs more.
 */
function respondTogether(
  { jobs }: Problem,
  year: FilledYear,
  group: readonly number[],
  firsts: readonly number[] = group,
): boolean {
  const before = group.map((index) => year.turns[index] ?? []);
  const leave = () => {
    for (const index of group) year.give(index, []);
  };
  leave();
  let least = -leastGain;
  for (const [place, index] of group.entries()) {
    least += costOfWeeks(jobs[index] as SolverJob, year.priceWeeks(index), before[place] ?? []);
    year.give(index, before[place] ?? []);
  }
  // A week that is too full by then can't be compared.
  if (!Number.isFinite(least)) {
    return false;
  }
  let chosen = before;
  for (const first of firsts) {
    leave();
    let sum = 0;
    for (const index of [first, ...group.filter((other) => other !== first)]) {
      const { weeks, cost } = cheapest(jobs[index] as SolverJob, year.priceWeeks(index));
      sum += cost;
      year.give(index, weeks);
    }
    if (sum < least) [least, chosen] = [sum, group.map((index) => year.turns[index] ?? [])];
  }
  for (const [place, index] of group.entries()) year.give(index, chosen[place] ?? []);
  return chosen !== before;
}

/**
 * Jobs take full weeks from the turns that lose least by leaving them, which then choose again, where all of that is cheaper.
 * Returns how many do.
 */
function makeRoom(problem: Problem, year: FilledYear, order: readonly number[], countsMoves: boolean): number {
  const room = roomIn(problem, year, countsMoves);
  return order.filter((index) => {
    const job = problem.jobs[index] as SolverJob;
    const before = year.turns[index] ?? [];
    year.give(index, []);
    const cost = costOfWeeks(job, year.priceWeeks(index), before);
    const wanted = cheapest(job, room.priceWeeks(index));
    year.give(index, before);
    const others = new Set(wanted.weeks.flatMap((week) => room.leaving[week] ?? []));
    if (others.size === 0 || wanted.cost > cost - leastGain) return false;
    const isCheaper = respondTogether(problem, year, [index, ...others], [index]);
    if (isCheaper) room.forget();
    return isCheaper;
  }).length;
}

function isDear({ jobs }: Problem, year: FilledYear, index: number): boolean {
  const before = year.turns[index] ?? [];
  year.give(index, []);
  const cost = costOfWeeks(jobs[index] as SolverJob, year.priceWeeks(index), before);
  year.give(index, before);
  return cost > dearFrom;
}

/** What a place is worth: the price at which all jobs together, each alone in the year, want as many as there are. */
function priceOfPlaces({ jobs }: Problem, year: FilledYear): number {
  const free = year.freePlaces();
  const wanted = (price: number): number =>
    jobs.reduce((sum, job, index) => sum + cheapest(job, year.priceWeeks(index, price)).weeks.length, 0);
  if (wanted(0) <= crowded * free) return 0;
  let [low, high] = [0, highestPrice];
  for (let step = 0; step < 8; step++) {
    const middle = (low + high) / 2;
    if (wanted(middle) > free) low = middle;
    else high = middle;
  }
  return high;
}

/** The weeks of the last plan in which the job can still come. */
function keptWeeks({ keeping, gaps, own }: SolverJob, count: number): readonly number[] {
  let last = -1;
  return [...keeping.keys()].filter((week) => {
    const cost = week < count ? (own[week] as number) + gapOf(gaps, last, week) : Infinity;
    if (cost === Number.POSITIVE_INFINITY) return false;
    last = week;
    return true;
  });
}

/** What is longer than any week has time for needs a week of its own, and takes it before most others do. */
function inOrder({ jobs, weeks }: Problem): readonly number[] {
  const longest = Math.max(...weeks.most);
  const rankOf = ({ minutes, rank }: SolverJob): number => (minutes > longest ? Math.max(rank, rankOfLong) : rank);
  const ranks = jobs.map(rankOf);
  return jobs
    .map((_, index) => index)
    .sort((one, other) => (ranks[other] as number) - (ranks[one] as number) || one - other);
}

/**
 * Finds weeks for all jobs that cost little together (best response): each in turn takes the cheapest that the others leave
 * it, until none wants to move. It starts from the last plan, if there is one.
 */
export function solve(problem: Problem): Solution {
  const { jobs, weeks } = problem;
  const year = filledYear(problem);
  const order = inOrder(problem);
  const groups = [...Map.groupBy(order, (index) => jobs[index]?.group ?? -1)]
    .filter(([group, { length }]) => group >= 0 && length > 1)
    .map(([, members]) => members)
    .filter(([first = 0]) => (jobs[first]?.saving ?? 0) >= weeks.togetherFrom);
  const isKept = jobs.some(({ keeping }) => keeping.size > 0);
  if (isKept) for (const index of order) year.give(index, keptWeeks(jobs[index] as SolverJob, weeks.count));
  else {
    const price = priceOfPlaces(problem, year);
    for (let round = 0; price > 0 && round < roundsWithPrice; round++)
      for (const index of order) respond(problem, year, index, price);
  }
  const all = isKept ? rounds.fromLastPlan : rounds.fromNothing;
  let countsMoves = false;
  for (let round = 0; round < all; round++) {
    countsMoves ||= round >= roundsOfGivingUp;
    let moved = 0;
    for (const index of order) if (respond(problem, year, index)) moved += 1;
    for (const group of groups) if (respondTogether(problem, year, group)) moved += 1;
    if (!isKept) moved += makeRoom(problem, year, order, countsMoves);
    if (moved > 0) continue;
    if (isKept || countsMoves) break;
    countsMoves = true;
  }
  if (isKept)
    makeRoom(
      problem,
      year,
      order.filter((index) => isDear(problem, year, index)),
      true,
    );
  return year.turns;
}
