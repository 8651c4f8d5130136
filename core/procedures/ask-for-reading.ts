import type { Household } from '../domain/home/household.ts';
import { dueByMeter } from '../domain/meters/due-by-meter.ts';
import { askDay } from '../domain/meters/use.ts';
import { historyOf } from '../domain/plan/history-of.ts';
import type { Stores } from '../ports/unit-of-work.ts';

export type AskForReading = ReturnType<typeof makeAskForReading>;

/**
 * Notes the day from which another reading of the meter is asked for, by what is due by it. The caller holds the
 * household locked.
 */
export const makeAskForReading =
  () =>
  async (stores: Stores, { id, timezone }: Household, meterId: string): Promise<void> => {
    const meter = await stores.meters.find(id, meterId);
    if (!meter) return;
    const metered = (await stores.customTasks.list(id)).filter(({ use }) => use?.meter === meterId);
    const past = historyOf(metered.length > 0 ? await stores.tasks.history(id, timezone) : [], {});
    const { askOn: _, ...rest } = meter;
    const askOn = askDay(meter.readings, dueByMeter(meterId, metered, past));
    await stores.meters.update({ ...rest, ...(askOn !== undefined && { askOn }) });
  };
