import { catalogue } from '../catalogue/index.ts';
import type { Household } from '../domain/home/household.ts';
import type { Meter } from '../domain/meters/meter.ts';
import { askDay } from '../domain/meters/use.ts';
import type { Stores } from '../ports/unit-of-work.ts';
import type { ReadMetered } from './read-metered.ts';

type Deps = { readonly readMetered: ReadMetered };

export type AskForReading = ReturnType<typeof makeAskForReading>;
export type AskByCare = ReturnType<typeof makeAskByCare>;

/** Whether a care task of the meter's item can be due by use. */
export const hasCareUse = ({ item }: Meter): boolean =>
  catalogue.some(({ name, tasks }) => name === item && tasks.some(({ use }) => use !== undefined));

/** Notes from which day another reading of each meter is asked for, by what is due by it. */
async function noteAskDays(
  readMetered: ReadMetered,
  stores: Stores,
  household: Household,
  isMeant: (meter: Meter) => boolean,
): Promise<void> {
  const meters = (await stores.meters.list(household.id)).filter(isMeant);
  if (meters.length === 0) return;
  const dueBy = await readMetered(stores, household, meters);
  for (const meter of meters) {
    const { askOn: before, ...rest } = meter;
    const askOn = askDay(meter.readings, dueBy(meter));
    if (askOn !== before) await stores.meters.update({ ...rest, ...(askOn !== undefined && { askOn }) });
  }
}

/** Does so for one meter. The caller holds the household locked, and has saved the change. */
export const makeAskForReading =
  ({ readMetered }: Deps) =>
  (stores: Stores, household: Household, meterId: string): Promise<void> =>
    noteAskDays(readMetered, stores, household, ({ id }) => id === meterId);

/**
 * Does so after care tasks were done or not, for every meter that counts for some: use is counted from the last time on. The
 * caller holds the household locked, and has saved the change.
 */
export const makeAskByCare =
  ({ readMetered }: Deps) =>
  (stores: Stores, household: Household): Promise<void> =>
    noteAskDays(readMetered, stores, household, hasCareUse);
