import { isUserCreated, type TaskSource } from '../../tasks/task.ts';
import type { PlanInput, PlannedTask } from '../types.ts';
import { judgedWeek } from './judged-week.ts';
import { type RuleName, rules } from './rules-of-week.ts';

/** A rule that a plan breaks, and a task that breaks it. */
export type Violation = { readonly rule: RuleName; readonly source: TaskSource };

/**
 * Checks the proposed tasks of any plan against every rule. Returns an empty list for a plan that follows them all. The
 * user's own tasks follow no rule.
 */
export function violationsOf(plan: readonly PlannedTask[], input: PlanInput): readonly Violation[] {
  const week = judgedWeek(
    plan.filter((task) => !isUserCreated(task)),
    input,
  );
  return rules.flatMap(({ name, breakers }) => breakers(week).map(({ source }) => ({ rule: name, source })));
}
