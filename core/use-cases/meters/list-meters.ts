import type { Household } from '../../domain/home/household.ts';
import type { Meter } from '../../domain/meters/meter.ts';
import { dayOfUse, perDay } from '../../domain/meters/use.ts';
import { historyOf } from '../../domain/plan/history-of.ts';
import type { IsoDate } from '../../domain/time/dates.ts';
import type { CustomTask } from '../../domain/time/recurrence.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock'>;

/** A task that is due by a meter, and the day on which its use is estimated to be reached. */
type MeteredTask = { readonly customTask: CustomTask; readonly every: number; readonly on?: IsoDate };

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
        const due = metered.flatMap((customTask) => {
          const { use, anchor } = customTask;
          if (use?.meter !== meter.id) return [];
          const since = past.get(`custom:${customTask.id}`)?.lastDoneOn ?? anchor;
          const on = dayOfUse(use, since);
          return [{ customTask, every: use.every, ...(on !== undefined && { on }) }];
        });
        const aDay = perDay(meter.readings);
        return {
          meter,
          ...(aDay !== undefined && { aDay }),
          tasks: due,
          isReadingWanted: meter.askOn !== undefined && meter.askOn <= today,
        };
      });
    });
