import type { Household } from '../domain/home/household.ts';
import { askDay } from '../domain/meters/use.ts';
import type { Stores } from '../ports/unit-of-work.ts';
import type { ReadMetered } from './read-metered.ts';

export type AskForReading = ReturnType<typeof makeAskForReading>;

/**
 * Notes the day from which another reading of the meter is asked for, by what is due by it. The caller holds the
 * household locked.
 */
export const makeAskForReading =
  ({ readMetered }: { readonly readMetered: ReadMetered }) =>
  async (stores: Stores, household: Household, meterId: string): Promise<void> => {
    const meter = await stores.meters.find(household.id, meterId);
    if (!meter) return;
    const dueBy = await readMetered(stores, household, [meter]);
    const { askOn: _, ...rest } = meter;
    const askOn = askDay(meter.readings, dueBy(meter));
    await stores.meters.update({ ...rest, ...(askOn !== undefined && { askOn }) });
  };
