import { candidatesFor } from '../candidates-for.ts';
import { boundOf } from '../solve/bound.ts';
import { type Cost, costOf } from '../solve/cost.ts';
import type { PlanInput } from '../types.ts';
import { planYear, prepareYear } from './plan-year.ts';

/** What a year costs a household, in euros: our estimate of harm, time and calls. No plan costs less than the bound. */
export type PriceOfYear = { readonly cost: Cost; readonly bound: number };

/** Prices the year as it is planned. What is settled before any job chooses its weeks, such as closing an item, is left out. */
export function priceOfYear(input: PlanInput): PriceOfYear {
  const candidates = candidatesFor(input);
  const { candidates: free, problem } = prepareYear(candidates, input);
  const { weeks } = planYear(candidates, input);
  const solution = free.map(({ source }) =>
    weeks.flatMap((tasks, week) => (tasks.some(({ candidate }) => candidate.source === source) ? [week] : [])),
  );
  const cost = costOf(problem, solution);
  return { cost, bound: boundOf(problem, cost.total) };
}
