import type { CustomTask } from '#core/domain/recurrence.ts';

export type CustomTaskStore = {
  add(customTask: CustomTask): Promise<void>;
  /** By id. */
  list(householdId: string): Promise<readonly CustomTask[]>;
};
