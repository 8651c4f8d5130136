import type { Meter } from '../domain/meters/meter.ts';

export type MeterStore = {
  /** Returns the household's meters, oldest first. */
  list(householdId: string): Promise<readonly Meter[]>;
  /** Undefined if the household has no such meter. */
  find(householdId: string, id: string): Promise<Meter | undefined>;
  add(meter: Meter): Promise<void>;
  /** Replaces everything about the meter. */
  update(meter: Meter): Promise<void>;
  /** Has no effect on a meter that isn't the household's. */
  delete(householdId: string, id: string): Promise<void>;
};
