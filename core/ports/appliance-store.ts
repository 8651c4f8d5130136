import type { Appliance } from '../domain/advice/advice.ts';

export type ApplianceStore = {
  /** By the item's name. */
  list(householdId: string): Promise<readonly Appliance[]>;
  /** Adds the item's make, or replaces it. */
  save(householdId: string, appliance: Appliance): Promise<void>;
  /** Has no effect if there is none. */
  remove(householdId: string, item: string): Promise<void>;
};
