import { type Task, withActors, withAssignee } from '../domain/tasks/task.ts';
import type { Stores } from '../ports/unit-of-work.ts';

/** The task with those who completed and moved it, and the person for whom it is. */
export const makeShowTask =
  () =>
  async ({ taskActions, persons }: Stores, task: Task): Promise<Task> => {
    const person = task.assignedTo === undefined ? undefined : await persons.find(task.assignedTo);
    const shown = withActors(task, await taskActions.actors(task.householdId, task.id));
    return withAssignee(shown, person ? [person] : []);
  };
