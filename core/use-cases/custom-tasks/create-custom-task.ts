import { signedIn } from '../../domain/access/found.ts';
import { DomainError } from '../../domain/errors.ts';
import { mostCustomTasks } from '../../domain/limits.ts';
import type { Use } from '../../domain/meters/use.ts';
import { mayAddCustomTask } from '../../domain/selling/tiers.ts';
import { withCheckedRhythm } from '../../domain/time/checked-rhythm.ts';
import type { IsoDate } from '../../domain/time/dates.ts';
import type { CustomTask } from '../../domain/time/recurrence.ts';
import { isWithinReach } from '../../domain/time/week.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'ids' | 'addTurns' | 'homeItem' | 'meteredUse'>;
type Input = {
  readonly householdId: string;
  readonly customTask: Omit<CustomTask, 'householdId' | 'id' | 'anchor' | 'item' | 'use'> & {
    /** The first turn; today by default. */
    readonly anchor?: IsoDate | undefined;
    /** The name or the slug of an item of the home. */
    readonly item?: string;
    readonly use?: Use;
  };
};

/**
 * Creates a recurring task, and adds its turns to the weeks that already have a plan. Throws `premium_required` when a
 * free household has reached its limit, and `too_many_custom_tasks` when any has, even by simultaneous calls; and
 * `invalid_date` for a first day that can't be shown, `item_not_found` for an item that isn't in the home, and
 * `meter_not_found`, and `invalid_input` for a season without a turn.
 */
export const makeCreateCustomTask =
  ({ unitOfWork, clock, ids, addTurns, homeItem, meteredUse }: Deps) =>
  ({ householdId, customTask: { anchor: wanted, item, use, ...details } }: Input): Promise<CustomTask> =>
    unitOfWork.run(async (stores) => {
      const household = signedIn(await stores.households.lock(householdId));
      const now = clock.now();
      const existing = await stores.customTasks.list(householdId);
      if (!mayAddCustomTask(household, existing.length, now)) throw new DomainError('premium_required');
      if (existing.length >= mostCustomTasks) throw new DomainError('too_many_custom_tasks');
      const today = dateInZone(now, household.timezone);
      const anchor = wanted ?? today;
      if (!isWithinReach(anchor, today)) throw new DomainError('invalid_date');
      const customTask = withCheckedRhythm({
        householdId,
        id: ids.next(),
        anchor,
        ...details,
        ...(item !== undefined && { item: homeItem(household, item).name }),
        ...(use && { use: await meteredUse(stores, householdId, use) }),
      });
      await stores.customTasks.add(customTask);
      await addTurns(stores, household, customTask);
      return customTask;
    });
