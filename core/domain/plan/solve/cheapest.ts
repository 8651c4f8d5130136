import { gapOf, type SolverJob } from './problem.ts';

/** A choice of weeks and what it costs. */
type Choice = { readonly weeks: readonly number[]; readonly cost: number };

/**
 * Finds the cheapest weeks of a job, by a shortest path over the year (dynamic programming): `price` has what a turn costs
 * in each week, infinite where there can be none.
 */
export function cheapest({ gaps: { first, between, rows, end, leastWeeks } }: SolverJob, price: Float64Array): Choice {
  const count = price.length;
  // By week: what the year costs until a turn in it, and the turn before.
  const best = first.slice();
  const from = new Int32Array(count).fill(-1);
  let least = first[count] as number;
  let last = -1;
  for (let week = 0; week < count; week++) {
    const cost = (best[week] as number) + (price[week] as number);
    if (cost === Number.POSITIVE_INFINITY) continue;
    const row = (rows[week] as number) - week;
    for (let to = week + leastWeeks; to < count; to++) {
      const next = cost + (between[row + to] as number);
      if (next < (best[to] as number)) {
        best[to] = next;
        from[to] = week;
      }
    }
    const all = cost + (end[week] as number);
    if (all < least) [least, last] = [all, week];
  }
  const weeks: number[] = [];
  for (let week = last; week >= 0; week = from[week] as number) weeks.push(week);
  return { weeks: weeks.reverse(), cost: least };
}

/** What the weeks cost a job. */
export function costOfWeeks({ gaps }: SolverJob, price: Float64Array, weeks: readonly number[]): number {
  let [cost, last] = [0, -1];
  for (const week of weeks) {
    cost += gapOf(gaps, last, week) + (price[week] as number);
    last = week;
  }
  return cost + gapOf(gaps, last, price.length);
}
