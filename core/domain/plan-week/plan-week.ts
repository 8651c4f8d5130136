import { compareText } from '../compare-text.ts';
import { candidatesFor } from './candidates-for.ts';
import { choose, type Placed } from './choose.ts';
import { dueCustomTasks } from './custom.ts';
import { sourceOf } from './due.ts';
import { reasonFor } from './reasons.ts';
import type { PlanInput, PlannedTask } from './types.ts';
import { weekToPlan } from './week-to-plan.ts';

/**
 * Decides a household's week: the tasks to add to those that it already holds, by day, then by title, each with a
 * reason. The plan keeps every rule of `violationsOf`. The same input gives the same plan.
 */
export function planWeek(input: PlanInput): readonly PlannedTask[] {
  const placed = choose(candidatesFor(input), weekToPlan(input));
  const tasks = [...placed.map((each) => asTask(each, input)), ...dueCustomTasks(input)];
  return tasks.sort((one, other) => compareText(one.date, other.date) || compareText(one.title, other.title));
}

function asTask({ candidate, date }: Placed, { home, weekStart }: PlanInput): PlannedTask {
  const { task, item } = candidate;
  return {
    source: sourceOf(candidate),
    occurrence: weekStart,
    title: task.title,
    description: task.why,
    category: item.name,
    date,
    minutes: task.minutes,
    critical: task.critical ?? false,
    reason: reasonFor(candidate, date, home),
  };
}
