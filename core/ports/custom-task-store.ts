import type { CustomTask } from '../domain/time/recurrence.ts';

export type CustomTaskStore = {
  add(customTask: CustomTask): Promise<void>;
  /** Replaces everything about the task. */
  update(customTask: CustomTask): Promise<void>;
  /** False when the household has no such task. */
  delete(householdId: string, id: string): Promise<boolean>;
  /** Returns the household's custom tasks, oldest first. */
  list(householdId: string): Promise<readonly CustomTask[]>;
};
