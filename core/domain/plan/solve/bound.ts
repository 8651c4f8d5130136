import { gapOf, type Problem, type SolverJob, type SolverWeeks } from './problem.ts';

/** How often the prices are corrected, and how long they may bring nothing before the corrections get smaller. */
const steps = 250;
const patience = 8;
const shrink = 0.7;
const firstStep = 1.5;

/** For each week, of a minute and of a place: prices, or how much is taken. */
type ByWeek = { readonly minute: Float64Array; readonly place: Float64Array };

/** A job on its own: its costs with everything that it could save, and the share of a place that it takes. */
type Alone = { readonly job: SolverJob; readonly own: Float64Array; readonly share: number };

function aloneOf({ jobs }: Problem): readonly Alone[] {
  const inRound = Map.groupBy(jobs, ({ round }) => round);
  const inGroup = Map.groupBy(jobs, ({ group }) => group);
  return jobs.map((job) => {
    const mates = job.group >= 0 ? (inGroup.get(job.group)?.length ?? 1) : 1;
    const most = (job.saving * (mates - 1)) / mates;
    return {
      job,
      own: job.own.map((cost) => cost - most),
      share: job.round >= 0 ? 1 / (inRound.get(job.round)?.length ?? 1) : 1,
    };
  });
}

/** Returns the least cost of a job at these prices, and adds what it then takes. */
function answer({ job, own, share }: Alone, prices: ByWeek, ofYear: number, taken: ByWeek, count: number): number {
  const best = new Float64Array(count + 1);
  const from = new Int32Array(count + 1);
  const at = (numbers: Float64Array, index: number): number => numbers[index] as number;
  for (let to = 0; to <= count; to++) {
    let least = at(job.gaps.first, to);
    let before = -1;
    for (let week = 0; week < to; week++) {
      const cost = at(best, week) + gapOf(job.gaps, week, to);
      if (cost < least) [least, before] = [cost, week];
    }
    const perMinute = ofYear + (to < count ? at(prices.minute, to) : 0);
    const price = to < count ? at(own, to) + perMinute * job.minutes + at(prices.place, to) * share : 0;
    best[to] = least + price;
    from[to] = before;
  }
  for (let week = from[count] ?? -1; week >= 0; week = from[week] ?? -1) {
    taken.minute[week] = at(taken.minute, week) + job.minutes;
    taken.place[week] = at(taken.place, week) + share;
  }
  return at(best, count);
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
  const alone = aloneOf(problem);
  const tooMany = Math.min(...jobs.map((job) => job.tooMany));
  const prices: ByWeek = { minute: new Float64Array(count).fill(0.6), place: new Float64Array(count) };
  let ofYear = 0;
  let [highest, scale, since] = [Number.NEGATIVE_INFINITY, firstStep, 0];
  for (let step = 0; step < steps; step++) {
    const taken: ByWeek = { minute: new Float64Array(count), place: new Float64Array(count) };
    const year = soldByYear(weeks, ofYear);
    let value = year.value;
    for (const each of alone) value += answer(each, prices, ofYear, taken, count);
    // As if each week had its share of the year's.
    const beyond = (taken.minute.reduce((sum, each) => sum + each, 0) - year.minutes) / count;
    let norm = count * beyond ** 2;
    for (let week = 0; week < count; week++) {
      const [minute, place] = [prices.minute[week] ?? 0, prices.place[week] ?? 0];
      const has = sold(weeks, week, minute);
      const places = Math.max(0, weeks.places[week] ?? 0);
      value += has.value - place * places + Math.min(0, tooMany - place);
      taken.minute[week] = (taken.minute[week] ?? 0) - has.minutes;
      taken.place[week] = (taken.place[week] ?? 0) - places - (place > tooMany ? 1 : 0);
      norm += (taken.minute[week] ?? 0) ** 2 + (taken.place[week] ?? 0) ** 2;
    }
    if (value > highest) [highest, since] = [value, 0];
    else if (++since > patience) [scale, since] = [scale * shrink, 0];
    const size = (scale * Math.max(1, upper - value)) / Math.max(1, norm);
    ofYear = Math.min(weeks.overBudget, Math.max(0, ofYear + size * beyond));
    for (let week = 0; week < count; week++) {
      prices.minute[week] = Math.max(0, (prices.minute[week] ?? 0) + size * (taken.minute[week] ?? 0));
      prices.place[week] = Math.max(0, (prices.place[week] ?? 0) + size * (taken.place[week] ?? 0));
    }
  }
  return highest;
}
