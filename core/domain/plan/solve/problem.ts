/** The weeks of a year as a solver sees them, with what they already hold. */
export type SolverWeeks = {
  readonly count: number;
  readonly minutes: Float64Array;
  readonly places: Int32Array;
  /** The rounds that each week already holds. */
  readonly rounds: readonly (readonly number[])[];
  /** How many heavy jobs each already holds. */
  readonly heavy: Int32Array;
  /** How many minutes each has, unless one job takes it. */
  readonly most: Float64Array;
  /** What a week costs that takes so many minutes, by whole minutes. Each minute costs more than the one before. */
  readonly load: Float64Array;
  readonly secondHeavy: number;
  /** How many minutes all weeks together have. The price of one beyond grows up to `overBudget` within the next `margin`. */
  readonly budget: number;
  readonly margin: number;
  readonly overBudget: number;
  /** Jobs that save this much by sharing a week choose it together. */
  readonly togetherFrom: number;
};

/** What passes between two turns of a job costs. */
export type Gaps = {
  /** From the last time until a turn in each week; then until the end. */
  readonly first: Float64Array;
  /**
   * Between turns, by how many weeks later the second comes: `rows` has where those after a turn begin, for each week in
   * which the job can come. Weeks after which the time costs alike share them.
   */
  readonly between: Float64Array;
  readonly rows: Int32Array;
  /** From a turn in each week until the end. */
  readonly end: Float64Array;
  /** The fewest weeks between two turns: `between` is infinite below it. */
  readonly leastWeeks: number;
};

/** What passes costs between a turn in the week `from`, or -1 for the last time, and one in `to`, or `end.length` for the end. */
export function gapOf({ first, between, rows, end }: Gaps, from: number, to: number): number {
  if (from < 0) return first[to] as number;
  return to === end.length ? (end[from] as number) : (between[(rows[from] as number) + to - from] as number);
}

/** A job as a solver sees it. Costs are in euros; infinite ones forbid. */
export type SolverJob = {
  readonly minutes: number;
  readonly isHeavy: boolean;
  /** What a turn costs in each week. */
  readonly own: Float64Array;
  readonly gaps: Gaps;
  /** By week of the last plan: what it saves to stay in it. */
  readonly keeping: ReadonlyMap<number, number>;
  /** Jobs that can't share a week with it. */
  readonly apart: readonly number[];
  /** Jobs from whose turns it keeps `farWeeks` away, before and after. */
  readonly far: readonly number[];
  readonly farWeeks: number;
  /** Jobs of one group save `saving` by sharing a week; -1 for none. `mates` are the others of the group. */
  readonly group: number;
  readonly mates: readonly number[];
  readonly saving: number;
  /** Jobs of one round take one place of a week; -1 for none. */
  readonly round: number;
  /** The price of one place too many, and of a minute in a week that is too long. */
  readonly tooMany: number;
  readonly tooLong: number;
  /** The first weeks in which it may do so. */
  readonly tooManyFrom: number;
  readonly tooLongFrom: number;
  /** Jobs with more of it choose first. */
  readonly rank: number;
};

export type Problem = { readonly weeks: SolverWeeks; readonly jobs: readonly SolverJob[] };

/** The weeks of each job, in order. */
export type Solution = readonly (readonly number[])[];
