import type { PartUse } from '../domain/appliances/part.ts';

export type PartUseStore = {
  /** Adds uses, which go with their task. */
  add(uses: readonly PartUse[]): Promise<void>;
  /** Deletes and returns what a task used, by item and name. */
  take(householdId: string, taskId: string): Promise<readonly PartUse[]>;
};
