import { missedAfterDays } from '../tasks/task.ts';
import { daysBetween, type IsoDate, weekStartOf } from '../time/dates.ts';
import type { PlanInput, PlannedBefore } from './types.ts';

/** Whether the task is overdue: left open in the past, but not so long ago that it counts as missed. */
export function isWaiting({ status, scheduledOn }: PlannedBefore, today: IsoDate): boolean {
  return status === 'open' && scheduledOn < today && daysBetween(scheduledOn, weekStartOf(today)) <= missedAfterDays;
}

/** The overdue tasks, which are shown with the current week; none for a later week. */
export function overdueTasks({ tasks, weekStart, today }: PlanInput): readonly PlannedBefore[] {
  return weekStart <= today ? tasks.filter((task) => isWaiting(task, today)) : [];
}
