import { cheapest, costOfWeeks } from './cheapest.ts';
import { type FilledYear, filledYear } from './filled-year.ts';
import type { Problem, Solution, SolverJob } from './problem.ts';

/** How often all jobs choose again: from nothing, and from the last plan. More gains little. */
const rounds = { fromNothing: 4, fromLastPlan: 2 } as const;
/** From so many times the places of the year on, a place has a price while the jobs choose for the first time. */
const crowded = 1.15;
const highestPrice = 1000;
const roundsWithPrice = 2;
/** A smaller gain isn't worth a change of several jobs. */
const leastGain = 1;

/** What full weeks have to cost a job before others make room for it, and how many jobs get that at once. */
const worthRoom = 20;
const mostRoom = 8;
/** How many weeks from the one that they would like most are tried. */
const weeksOfRoom = 6;

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

/** Jobs for which full weeks cost most, if those who have the first of these weeks leave it to them where that is cheaper. */
function makeRoom(problem: Problem, year: FilledYear, order: readonly number[]): number {
  const { jobs } = problem;
  const kept = order.flatMap((index) => {
    const job = jobs[index] as SolverJob;
    const before = year.turns[index] ?? [];
    year.give(index, []);
    const prices = Float64Array.from(year.priceWeeks(index));
    const cost = costOfWeeks(job, prices, before);
    const alone = year.priceWithRoom(index);
    const ideal = cheapest(job, alone);
    const week = ideal.weeks.find((each) => (prices[each] as number) > (alone[each] as number) + worthRoom);
    year.give(index, before);
    const gain = cost - ideal.cost;
    return week === undefined || gain < worthRoom ? [] : [{ index, week, gain }];
  });
  const mayExceed = (index: number): boolean =>
    Number.isFinite(jobs[index]?.tooMany) || Number.isFinite(jobs[index]?.tooLong);
  const worst = kept.sort((one, other) => other.gain - one.gain).slice(0, mostRoom);
  const leave = (index: number, week: number): boolean => {
    const others = order.filter((other) => other !== index && year.turns[other]?.includes(week));
    // Who may make a week too full or too long comes after those who may not.
    const [may, mayNot] = [others.filter(mayExceed), others.filter((other) => !mayExceed(other))];
    return respondTogether(problem, year, [index, ...mayNot, ...may], [index]);
  };
  return worst.filter(({ index, week }) => {
    const next = Array.from({ length: weeksOfRoom }, (_, after) => week + after);
    return next.some((each) => each < problem.weeks.count && leave(index, each));
  }).length;
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
function keptWeeks({ keeping, gap, own }: SolverJob, count: number): readonly number[] {
  let last = -1;
  return [...keeping.keys()].filter((week) => {
    const cost = week < count ? (own[week] as number) + (gap[(last + 1) * (count + 1) + week] as number) : Infinity;
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
  for (let round = 0; round < (isKept ? rounds.fromLastPlan : rounds.fromNothing); round++) {
    let moved = 0;
    for (const index of order) if (respond(problem, year, index)) moved += 1;
    for (const group of groups) if (respondTogether(problem, year, group)) moved += 1;
    if (!isKept) moved += makeRoom(problem, year, order);
    if (moved === 0) break;
  }
  return year.turns;
}
