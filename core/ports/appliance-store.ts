import type { Appliance } from '../domain/appliances/appliance.ts';

export type ApplianceStore = {
  /** By the item's name. */
  list(householdId: string): Promise<readonly Appliance[]>;
  /** Undefined if nothing is recorded of the item. */
  find(householdId: string, item: string): Promise<Appliance | undefined>;
  /** Adds what is recorded of the item, or replaces it. */
  save(householdId: string, appliance: Appliance): Promise<void>;
  /** Has no effect if there is none. */
  delete(householdId: string, item: string): Promise<void>;
};
