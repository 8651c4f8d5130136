import type { TaskLink } from '../domain/tasks/task-link.ts';

export type TaskLinkStore = {
  /** Undefined for a secret that no link of the household has. */
  findBySecret(householdId: string, secretHash: string): Promise<TaskLink | undefined>;
  /** Adds a task's link, or replaces it. */
  save(link: TaskLink): Promise<void>;
  /** Has no effect if the task has none. */
  delete(householdId: string, taskId: string): Promise<void>;
};
