import { cheapest } from './cheapest.ts';
import type { Problem, SolverJob, SolverWeeks } from './problem.ts';

/** How often the prices are corrected, and how long they may bring nothing before the corrections get smaller. */
const steps = 300;
const patience = 10;
const shrink = 0.7;
const firstStep = 1.2;
/** A place is corrected as if it were so many minutes: there are fewer of them, and each is worth more. */
const minutesOfPlace = 20;
/** How fast those that come pay more of what they share. */
const rateOfShares = 0.25;
/** No plan gives a week more places too many. */
const mostTooMany = 1;

/** For each week, of a minute and of a place: prices, or how much is taken. */
type ByWeek = { readonly minute: Float64Array; readonly place: Float64Array };

/** By job, the share that it pays in each week of what is paid once: a visit, or the place of a round. */
type Shares = ReadonlyMap<number, Float64Array>;

/** The shares of each group, at first alike. However they are split, no plan is below the bound. */
function sharesOf({ jobs, weeks }: Problem, groupOf: (job: SolverJob) => number): readonly Shares[] {
  const members = [...jobs.keys()].filter((index) => groupOf(jobs[index] as SolverJob) >= 0);
  return [...Map.groupBy(members, (index) => groupOf(jobs[index] as SolverJob)).values()].map(
    (group) => new Map(group.map((index) => [index, new Float64Array(weeks.count).fill(1 / group.length)])),
  );
}

/** Those that come in a week pay more of what they share there, and the others less. */
function splitAnew(shares: Shares, turns: readonly (readonly number[])[], rate: number): void {
  for (const week of new Set([...shares.keys()].flatMap((index) => turns[index] ?? []))) {
    let sum = 0;
    for (const [index, share] of shares) {
      if (turns[index]?.includes(week)) share[week] = (share[week] as number) * rate;
      sum += share[week] as number;
    }
    if (sum > 0) for (const share of shares.values()) share[week] = (share[week] as number) / sum;
  }
}

/** By week, the least price of one place too many. */
function pricesOfExtra({ jobs, weeks }: Problem): Float64Array {
  return Float64Array.from({ length: weeks.count }, (_, week) =>
    jobs.reduce(
      (least, { own, tooMany, tooManyFrom }) =>
        tooManyFrom <= week && own[week] !== Number.POSITIVE_INFINITY ? Math.min(least, tooMany) : least,
      Number.POSITIVE_INFINITY,
    ),
  );
}

/** How many minutes a week takes at a price of a minute, and what that costs. */
function sold({ load, minutes }: SolverWeeks, week: number, price: number) {
  const before = minutes[week] ?? 0;
  let [low, high] = [before, load.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((load[middle + 1] ?? 0) - (load[middle] ?? 0) < price) low = middle + 1;
    else high = middle;
  }
  return { minutes: low - before, value: (load[low] ?? 0) - (load[before] ?? 0) - price * (low - before) };
}

/** How many minutes the year takes at a price of a minute beyond its budget, and what that costs. */
function soldByYear({ minutes, budget, margin, overBudget }: SolverWeeks, price: number) {
  const ramp = overBudget > 0 ? (margin * price) / overBudget : 0;
  const taken = budget - minutes.reduce((sum, each) => sum + each, 0) + ramp;
  return { minutes: taken, value: (price * ramp) / 2 - price * taken };
}

/**
 * A cost that no plan of the problem is below (Lagrange): each week sells its minutes and places at prices, and each job
 * answers alone. What keeps jobs apart is left out. `upper`: the cost of a plan, which sets the size of the steps.
 */
export function boundOf(problem: Problem, upper: number): number {
  const { weeks, jobs } = problem;
  const { count } = weeks;
  const [visits, rounds] = [sharesOf(problem, ({ group }) => group), sharesOf(problem, ({ round }) => round)];
  const [visitOf, placeOf] = [new Map(visits.flatMap((all) => [...all])), new Map(rounds.flatMap((all) => [...all]))];
  // A round that a week already holds takes no place.
  for (const [index, share] of placeOf)
    for (const [week, held] of weeks.rounds.entries()) if (held.includes(jobs[index]?.round ?? -1)) share[week] = 0;
  const extra = pricesOfExtra(problem);
  const prices: ByWeek = { minute: new Float64Array(count).fill(0.6), place: new Float64Array(count) };
  const price = new Float64Array(count);
  let ofYear = 0;
  let [highest, scale, since] = [Number.NEGATIVE_INFINITY, firstStep, 0];
  for (let step = 0; step < steps; step++) {
    const taken: ByWeek = { minute: new Float64Array(count), place: new Float64Array(count) };
    const year = soldByYear(weeks, ofYear);
    let [value, beyond] = [year.value, -year.minutes / count];
    const turns = jobs.map((job, index) => {
      const [visit, place] = [visitOf.get(index), placeOf.get(index)];
      for (let week = 0; week < count; week++) {
        const minutes = job.minutes * ((prices.minute[week] as number) + ofYear);
        const saved = visit ? job.saving * (1 - (visit[week] as number)) : 0;
        price[week] = (job.own[week] as number) + minutes - saved;
        price[week] = (price[week] as number) + (prices.place[week] as number) * (place?.[week] ?? 1);
      }
      const choice = cheapest(job, price);
      value += choice.cost;
      beyond += (choice.weeks.length * job.minutes) / count;
      for (const week of choice.weeks) {
        taken.minute[week] = (taken.minute[week] as number) + job.minutes;
        taken.place[week] = (taken.place[week] as number) + (place?.[week] ?? 1);
      }
      return choice.weeks;
    });
    // As if each week had its share of the year's. A price of nothing that would fall further stays.
    let norm = ofYear > 0 || beyond > 0 ? count * beyond ** 2 : 0;
    for (let week = 0; week < count; week++) {
      const [minute, place] = [prices.minute[week] as number, prices.place[week] as number];
      const has = sold(weeks, week, minute);
      const places = Math.max(0, weeks.places[week] as number);
      const saved = Math.min(0, (extra[week] as number) - place);
      value += has.value - place * places + mostTooMany * saved;
      taken.minute[week] = (taken.minute[week] as number) - has.minutes;
      taken.place[week] = (taken.place[week] as number) - places - (saved < 0 ? mostTooMany : 0);
      if (minute > 0 || (taken.minute[week] as number) > 0) norm += (taken.minute[week] as number) ** 2;
      if (place > 0 || (taken.place[week] as number) > 0) norm += (minutesOfPlace * (taken.place[week] as number)) ** 2;
    }
    if (value > highest) [highest, since] = [value, 0];
    else if (++since > patience) [scale, since] = [scale * shrink, 0];
    const size = (scale * Math.max(1, upper - value)) / Math.max(1, norm);
    ofYear = Math.min(weeks.overBudget, Math.max(0, ofYear + size * beyond));
    for (let week = 0; week < count; week++) {
      const ofPlace = size * minutesOfPlace ** 2 * (taken.place[week] as number);
      prices.minute[week] = Math.max(0, (prices.minute[week] as number) + size * (taken.minute[week] as number));
      prices.place[week] = Math.max(0, (prices.place[week] as number) + ofPlace);
    }
    const rate = Math.exp(rateOfShares * Math.min(1, scale));
    for (const shares of [...visits, ...rounds]) splitAnew(shares, turns, rate);
  }
  return highest;
}
