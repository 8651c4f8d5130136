import type { Household } from '../../domain/home/household.ts';
import { dueByMeter, type MeteredTask } from '../../domain/meters/due-by-meter.ts';
import type { Meter } from '../../domain/meters/meter.ts';
import { perDay } from '../../domain/meters/use.ts';
import { historyOf } from '../../domain/plan/history-of.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock'>;

export type ShownMeter = {
  readonly meter: Meter;
  /** What a usual day adds; absent without two readings. */
  readonly aDay?: number;
  readonly tasks: readonly MeteredTask[];
  /** Whether another reading would make the estimates better. */
  readonly isReadingWanted: boolean;
};

/** The home's meters with what is due by them, oldest first. */
export const makeListMeters =
  ({ unitOfWork, clock }: Deps) =>
  ({ household: { id, timezone } }: { readonly household: Household }): Promise<readonly ShownMeter[]> =>
    unitOfWork.run(async (stores) => {
      const today = dateInZone(clock.now(), timezone);
      const meters = await stores.meters.list(id);
      if (meters.length === 0) return [];
      const metered = (await stores.customTasks.list(id)).filter(({ use }) => use !== undefined);
      const past = historyOf(metered.length > 0 ? await stores.tasks.history(id, timezone) : [], {});
      return meters.map((meter): ShownMeter => {
        const aDay = perDay(meter.readings);
        return {
          meter,
          ...(aDay !== undefined && { aDay }),
          tasks: dueByMeter(meter.id, metered, past),
          isReadingWanted: meter.askOn !== undefined && meter.askOn <= today,
        };
      });
    });
