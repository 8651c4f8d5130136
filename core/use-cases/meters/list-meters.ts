import type { Household } from '../../domain/home/household.ts';
import { estimateOf, type MeteredTask } from '../../domain/meters/due-by-meter.ts';
import type { Meter } from '../../domain/meters/meter.ts';
import { perDay } from '../../domain/meters/use.ts';
import type { IsoDate } from '../../domain/time/dates.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'readMetered'>;

export type ShownMeter = {
  readonly meter: Meter;
  /** What a usual day adds; absent without two readings that are a week apart. */
  readonly aDay?: number;
  /** `estimatedFor`: absent without an estimate. */
  readonly tasks: readonly (MeteredTask & { readonly estimatedFor?: IsoDate })[];
  /** Whether another reading would make the estimates better. */
  readonly isReadingWanted: boolean;
};

/** The home's meters with what is due by them, oldest first. */
export const makeListMeters =
  ({ unitOfWork, clock, readMetered }: Deps) =>
  ({ household }: { readonly household: Household }): Promise<readonly ShownMeter[]> =>
    unitOfWork.run(async (stores) => {
      const today = dateInZone(clock.now(), household.timezone);
      const meters = await stores.meters.list(household.id);
      if (meters.length === 0) return [];
      const dueBy = await readMetered(stores, household, meters);
      return meters.map((meter): ShownMeter => {
        const aDay = perDay(meter.readings);
        return {
          meter,
          ...(aDay !== undefined && { aDay }),
          tasks: dueBy(meter).map((task) => {
            const estimatedFor = estimateOf(task, today);
            return { ...task, ...(estimatedFor !== undefined && { estimatedFor }) };
          }),
          isReadingWanted: meter.askOn !== undefined && meter.askOn <= today,
        };
      });
    });
