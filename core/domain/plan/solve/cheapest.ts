import type { SolverJob } from './problem.ts';

/** A choice of weeks and what it costs. */
type Choice = { readonly weeks: readonly number[]; readonly cost: number };

/**
 * Finds the cheapest weeks of a job, by a shortest path over the year (dynamic programming): `price` has what a turn costs
 * in each week, infinite where there can be none.
 */
export function cheapest({ gap, leastWeeks }: SolverJob, price: Float64Array): Choice {
  const count = price.length;
  const row = count + 1;
  const best = new Float64Array(row);
  const from = new Int32Array(row);
  for (let to = 0; to <= count; to++) {
    const own = to < count ? (price[to] as number) : 0;
    let least = gap[to] as number;
    let before = -1;
    if (own === Number.POSITIVE_INFINITY) {
      best[to] = own;
      continue;
    }
    const last = to < count ? to - leastWeeks : count - 1;
    for (let week = 0; week <= last; week++) {
      const cost = (best[week] as number) + (gap[(week + 1) * row + to] as number);
      if (cost < least) {
        least = cost;
        before = week;
      }
    }
    best[to] = least + own;
    from[to] = before;
  }
  const weeks: number[] = [];
  for (let week = from[count] ?? -1; week >= 0; week = from[week] ?? -1) weeks.push(week);
  return { weeks: weeks.reverse(), cost: best[count] as number };
}

/** What the weeks cost a job. */
export function costOfWeeks({ gap }: SolverJob, price: Float64Array, weeks: readonly number[]): number {
  const row = price.length + 1;
  let [cost, last] = [0, -1];
  for (const week of weeks) {
    cost += (gap[(last + 1) * row + week] as number) + (price[week] as number);
    last = week;
  }
  return cost + (gap[(last + 1) * row + price.length] as number);
}
