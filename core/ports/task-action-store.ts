import type { Actor, TaskAction, TaskActionKind } from '../domain/tasks/task-action.ts';

export type TaskActionStore = {
  /** Adds the actions, or replaces those of the same kind on the same tasks. The tasks exist. */
  note(actions: readonly TaskAction[]): Promise<void>;
  /** Deletes who did such a thing to a task, because a person without an account did it last. */
  delete(householdId: string, taskId: string, kind: TaskActionKind): Promise<void>;
  /** Who did what to a task. */
  actors(householdId: string, taskId: string): Promise<ReadonlyMap<TaskActionKind, Actor>>;
};
