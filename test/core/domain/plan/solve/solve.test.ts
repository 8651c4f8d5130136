import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundOf } from '#core/domain/plan/solve/bound.ts';
import { cheapest, costOfWeeks } from '#core/domain/plan/solve/cheapest.ts';
import { costOf } from '#core/domain/plan/solve/cost.ts';
import type { Problem, SolverJob } from '#core/domain/plan/solve/problem.ts';
import { solve } from '#core/domain/plan/solve/solve.ts';
import { anyProblem, gapsLike, problemWith } from './problems.ts';

const subsets = (count: number): readonly (readonly number[])[] =>
  Array.from({ length: 2 ** count }, (_, mask) =>
    Array.from({ length: count }, (_, week) => week).filter((week) => mask & (1 << week)),
  );

/** The least cost of any choice of weeks by all jobs, found by trying each. */
function leastCost({ weeks, jobs }: Problem): number {
  const all = subsets(weeks.count);
  let least = Number.POSITIVE_INFINITY;
  const choose = (chosen: readonly (readonly number[])[]): void => {
    if (chosen.length < jobs.length) {
      for (const each of all)
        if (each.every((week) => jobs[chosen.length]?.own[week] !== Infinity)) choose([...chosen, each]);
      return;
    }
    const isPossible = Array.from({ length: weeks.count }, (_, week) => week).every((week) => {
      const here = jobs.filter((_, index) => chosen[index]?.includes(week));
      const minutes = here.reduce((sum, job) => sum + job.minutes, 0);
      const places = new Set(here.map((job) => (job.round < 0 ? job : job.round))).size;
      return places <= (weeks.places[week] ?? 0) && (here.length < 2 || minutes <= (weeks.most[week] ?? 0));
    });
    if (isPossible) least = Math.min(least, costOf({ weeks, jobs }, chosen).total);
  };
  choose([]);
  return least;
}

describe('the cheapest weeks of a job', () => {
  it('cost least of all sets of weeks', () => {
    fc.assert(
      fc.property(anyProblem(8, 1), ({ jobs: [job] }) => {
        if (!job) return;
        const found = cheapest(job, job.own);
        const costs = subsets(8).map((weeks) => costOfWeeks(job, job.own, weeks));
        expect(found.cost).toBeCloseTo(Math.min(...costs), 6);
        expect(costOfWeeks(job, job.own, found.weeks)).toBeCloseTo(found.cost, 6);
      }),
    );
  });
});

describe('a solution', () => {
  it('is possible, costs no less than the bound, and little more than the best', () => {
    const shares: number[] = [];
    fc.assert(
      fc.property(anyProblem(4, 3), (problem) => {
        const { total } = costOf(problem, solve(problem));
        const least = leastCost(problem);
        const bound = boundOf(problem, total);
        expect(total).toBeGreaterThanOrEqual(least - 1e-6);
        expect(bound).toBeLessThanOrEqual(least + 1e-6);
        shares.push(total / least);
      }),
      { numRuns: 60 },
    );
    expect(shares.filter((share) => share < 1.1).length / shares.length).toBeGreaterThan(0.9);
  });

  it('costs no less than the bound where jobs share visits and places', () => {
    fc.assert(
      fc.property(anyProblem(4, 3), fc.integer({ min: 1, max: 60 }), ({ weeks, jobs }, saving) => {
        const shares = (index: number): Partial<SolverJob> =>
          index < 2 && jobs.length > 1 ? { group: 0, mates: [1 - index], saving, round: 0 } : {};
        const problem = { weeks, jobs: jobs.map((each, index) => ({ ...each, ...shares(index) })) };
        const least = leastCost(problem);
        const bound = boundOf(problem, costOf(problem, solve(problem)).total);
        expect(bound).toBeLessThanOrEqual(least + 1e-6);
      }),
      { numRuns: 60 },
    );
  });

  const job = (weeks: number, change: Partial<SolverJob>): SolverJob => {
    const gaps = gapsLike(weeks, () => 0, 500);
    const [drawn] = fc.sample(anyProblem(weeks, 1), { seed: 1, numRuns: 1 });
    const [base] = drawn?.jobs ?? [];
    if (!base) throw new Error('No job was drawn.');
    return { ...base, minutes: 10, isHeavy: false, gaps, own: new Float64Array(weeks), ...change };
  };

  it('keeps to the last plan where that saves more than moving does', () => {
    const kept = job(5, { own: Float64Array.of(0, 1, 2, 3, 4), keeping: new Map([[3, 5]]) });
    expect(solve(problemWith([kept], 5, 1))).toEqual([[3]]);
    expect(solve(problemWith([{ ...kept, keeping: new Map([[3, 2]]) }], 5, 1))).toEqual([[0]]);
  });

  it('brings those that share a visit together, although each alone would rather stay', () => {
    const mates = [0, 4].map((best, index) =>
      job(5, {
        own: Float64Array.from({ length: 5 }, (_, week) => 20 * Math.abs(week - best)),
        group: 0,
        mates: [1 - index],
        saving: 90,
      }),
    );
    const [one, other] = solve(problemWith(mates, 5, 2));
    expect(one).toEqual(other);
  });

  it('costs what the bound says where a visit or a round has one job', () => {
    const dear = job(3, { own: new Float64Array(3).fill(90), gaps: gapsLike(3, () => 0, 0) });
    const shared = { group: 0, saving: 60, round: 0 };
    const jobs = [job(3, { ...shared, mates: [1] }), { ...dear, ...shared, mates: [0] }, job(3, {})];
    const problem = problemWith(jobs, 3, 1);
    const { total } = costOf(problem, solve(problem));
    expect(total - boundOf(problem, total)).toBeLessThan(2);
  });

  it('gives a round of jobs one place, and keeps jobs apart that can’t meet', () => {
    const own = Float64Array.of(0, 9, 9);
    const round = [0, 1, 2].map(() => job(3, { own, round: 0 }));
    expect(solve(problemWith(round, 3, 1))).toEqual([[0], [0], [0]]);
    expect(
      solve(problemWith([job(3, { own }), job(3, { own })], 3, 1))
        .flat()
        .toSorted(),
    ).toEqual([0, 1]);
    const apart = [0, 1].map((index) => job(3, { own, apart: [1 - index] }));
    expect(
      solve(problemWith(apart, 3, 2))
        .flat()
        .toSorted(),
    ).toEqual([0, 1]);
  });

  it('takes a full week from those that lose least by leaving it, also from several', () => {
    const [here, anywhere] = [Float64Array.of(0, Infinity, Infinity), Float64Array.of(0, 1, 2)];
    const dear = job(3, { own: here, rank: 1 });
    expect(solve(problemWith([dear, job(3, { own: anywhere, rank: 9 })], 3, 1))).toEqual([[0], [1]]);
    const others = [0, 1].map(() => job(3, { own: anywhere, rank: 9, minutes: 30 }));
    const [first, ...moved] = solve(problemWith([{ ...dear, minutes: 80 }, ...others], 3, 3));
    expect(first).toEqual([0]);
    expect(moved.flat().toSorted()).toEqual([1, 2]);
  });

  it('leaves out what isn’t worth its minutes in a year that has no more', () => {
    const problem = problemWith([job(3, {}), job(3, {})], 3, 1);
    const comesIn = (overBudget: number) =>
      solve({ ...problem, weeks: { ...problem.weeks, budget: 10, margin: 1, overBudget } }).flat().length;
    expect([comesIn(1), comesIn(100)]).toEqual([2, 1]);
  });
});
