import fc from 'fast-check';
import type { Gaps, Problem, SolverJob } from '#core/domain/plan/solve/problem.ts';

/** A square load, as that of a home for which a week of `full` minutes is full. */
const loadOf = (full: number): Float64Array =>
  Float64Array.from({ length: 400 }, (_, minutes) => (minutes * minutes) / (2 * full));

type Drawn = {
  readonly minutes: number;
  readonly interval: number;
  readonly harm: number;
  readonly own: readonly number[];
};

/** What passes costs by the number of weeks, and from the beginning to the end without a turn `never`. */
export function gapsLike(count: number, costAfter: (weeks: number) => number, never = costAfter(count + 1)): Gaps {
  return {
    first: Float64Array.from({ length: count + 1 }, (_, week) => (week < count ? costAfter(week + 1) : never)),
    between: Float64Array.from({ length: count }, (_, weeks) =>
      weeks === 0 ? Number.POSITIVE_INFINITY : costAfter(weeks),
    ),
    rows: new Int32Array(count),
    end: Float64Array.from({ length: count }, (_, week) => costAfter(count - week)),
    leastWeeks: 1,
  };
}

/** A job whose harm grows with the square of the weeks between two turns. */
function jobOf({ minutes, interval, harm, own }: Drawn): SolverJob {
  const count = own.length;
  const harmAfter = (weeks: number): number => harm * (weeks / interval) ** 2;
  return {
    minutes,
    isHeavy: minutes >= 45,
    own: Float64Array.from(own, (cost) => (cost > 30 ? Number.POSITIVE_INFINITY : cost)),
    gaps: gapsLike(count, harmAfter),
    keeping: new Map(),
    apart: [],
    far: [],
    farWeeks: 0,
    group: -1,
    mates: [],
    saving: 0,
    round: -1,
    tooMany: Number.POSITIVE_INFINITY,
    tooLong: Number.POSITIVE_INFINITY,
    tooManyFrom: 0,
    tooLongFrom: 0,
    rank: harm / minutes,
  };
}

export function problemWith(jobs: readonly SolverJob[], count: number, places: number): Problem {
  return {
    weeks: {
      count,
      minutes: new Float64Array(count),
      places: new Int32Array(count).fill(places),
      rounds: Array.from({ length: count }, () => []),
      heavy: new Int32Array(count),
      most: new Float64Array(count).fill(90),
      load: loadOf(60),
      secondHeavy: 8,
      budget: 60 * count,
      margin: 10,
      overBudget: 0.5,
      togetherFrom: 60,
    },
    jobs,
  };
}

/** A few jobs in a few weeks. */
export const anyProblem = (count: number, mostJobs: number): fc.Arbitrary<Problem> =>
  fc
    .record({
      jobs: fc.array(
        fc.record({
          minutes: fc.integer({ min: 5, max: 60 }),
          interval: fc.integer({ min: 1, max: 6 }),
          harm: fc.integer({ min: 1, max: 60 }),
          own: fc.array(fc.integer({ min: 0, max: 35 }), { minLength: count, maxLength: count }),
        }),
        { minLength: 1, maxLength: mostJobs },
      ),
      places: fc.integer({ min: 1, max: 3 }),
    })
    .map(({ jobs, places }) => problemWith(jobs.map(jobOf), count, places));
