import type { Task } from '../tasks/task.ts';
import type { PlannedTask } from './types.ts';

/**
 * The record of a planned task. `idOf` returns the id of a name. A task that is planned again for the same occurrence
 * keeps its id, so that open pages and links in mails still find it.
 */
export function newTask(planned: PlannedTask, householdId: string, idOf: (name: string) => string): Task {
  const { source, occurrence, title, description, category, date, minutes, steps, reason, isRequest, isFirst } =
    planned;
  return {
    householdId,
    id: idOf(`${householdId} ${source} ${occurrence}`),
    source,
    occurrence,
    title,
    description,
    category,
    scheduledOn: date,
    status: 'open',
    ...(minutes !== undefined && { minutes }),
    ...(steps && { steps }),
    reason,
    ...(isRequest && { isRequest }),
    ...(isFirst && { isFirst }),
    moved: false,
  };
}
