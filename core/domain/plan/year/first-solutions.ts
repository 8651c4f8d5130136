import type { CatalogueItem } from '../../care/care-task.ts';
import type { Solution } from '../solve/problem.ts';
import type { PlanInput } from '../types.ts';

/** How many homes' first years are remembered: some 10 KB each. */
const mostHomes = 100;

const known = new WeakMap<readonly CatalogueItem[], Map<string, Solution>>();

/** What the first year of a home follows from; undefined if it has been planned before, or has a history. */
function keyOf({ home, history, tasks, customTasks, outlook, weekStart, today }: PlanInput): string | undefined {
  if (history.size > 0 || tasks.length > 0 || customTasks.length > 0 || (outlook?.size ?? 0) > 0) return undefined;
  const { id: _, features, excludedTasks, answers, ...rest } = home;
  const said = [[...features].sort(), [...excludedTasks].sort(), Object.entries(answers).sort()];
  // A trial and a stored home name the same things in another order.
  return JSON.stringify([...said, Object.entries(rest).sort(), weekStart, today]);
}

/**
 * Solves a home's first year, or remembers how it was solved: a visitor's trial is planned again when they keep it, and
 * many homes are described alike. A year from nothing takes several times as long as one from the last plan.
 */
export function rememberedSolution(input: PlanInput, solve: () => Solution): Solution {
  const key = keyOf(input);
  if (key === undefined) return solve();
  const solutions = known.get(input.catalogue) ?? new Map<string, Solution>();
  known.set(input.catalogue, solutions);
  const solution = solutions.get(key) ?? solve();
  // The one that was asked for longest ago comes first.
  solutions.delete(key);
  solutions.set(key, solution);
  for (const oldest of solutions.keys()) {
    if (solutions.size <= mostHomes) break;
    solutions.delete(oldest);
  }
  return solution;
}
