import type { Task } from '../task.ts';
import type { PlannedTask } from './types.ts';

/** The record of a planned task. */
export function newTask(planned: PlannedTask, householdId: string, id: string): Task {
  const { source, occurrence, title, description, category, date, minutes, reason, isFirst } = planned;
  return {
    householdId,
    id,
    source,
    occurrence,
    title,
    description,
    category,
    scheduledOn: date,
    status: 'open',
    ...(minutes !== undefined && { minutes }),
    reason,
    ...(isFirst && { isFirst }),
    moved: false,
  };
}
