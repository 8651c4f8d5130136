import { catalogue } from '../catalogue/index.ts';
import type { Household } from '../domain/home/household.ts';
import type { Meter } from '../domain/meters/meter.ts';
import type { Stores } from '../ports/unit-of-work.ts';
import type { AskForReading } from './ask-for-reading.ts';

export type AskByCare = ReturnType<typeof makeAskByCare>;

/** Whether a care task of the meter's item can be due by use. */
export const hasCareUse = ({ item }: Meter): boolean =>
  catalogue.some(({ name, tasks }) => name === item && tasks.some(({ use }) => use !== undefined));

/**
 * Notes again from which day readings are asked for, after care tasks were done or not: use is counted from the last time
 * on. The caller holds the household locked, and has saved the change.
 */
export const makeAskByCare =
  ({ askForReading }: { readonly askForReading: AskForReading }) =>
  async (stores: Stores, household: Household): Promise<void> => {
    for (const meter of await stores.meters.list(household.id)) {
      if (hasCareUse(meter)) await askForReading(stores, household, meter.id);
    }
  };
