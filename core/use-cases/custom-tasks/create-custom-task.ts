import { signedIn } from '../../domain/access/found.ts';
import { DomainError } from '../../domain/errors.ts';
import { mostCustomTasks } from '../../domain/limits.ts';
import { mayAddCustomTask } from '../../domain/selling/tiers.ts';
import type { IsoDate } from '../../domain/time/dates.ts';
import type { CustomTask } from '../../domain/time/recurrence.ts';
import { isWithinReach } from '../../domain/time/week.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'ids' | 'addTurns'>;
type Input = {
  readonly householdId: string;
  readonly customTask: Omit<CustomTask, 'householdId' | 'id' | 'anchor'> & {
    /** The first turn; today by default. */
    readonly anchor?: IsoDate | undefined;
  };
};

/**
 * Creates a recurring task, and adds its turns to the weeks that already have a plan. Throws `premium_required` when a
 * free household has reached its limit, and `too_many_custom_tasks` when any has, even by simultaneous calls; and
 * `invalid_date` for a first day that can't be shown.
 */
export const makeCreateCustomTask =
  ({ unitOfWork, clock, ids, addTurns }: Deps) =>
  ({ householdId, customTask: { anchor: wanted, ...details } }: Input): Promise<CustomTask> =>
    unitOfWork.run(async (stores) => {
      const household = signedIn(await stores.households.lock(householdId));
      const now = clock.now();
      const existing = await stores.customTasks.list(householdId);
      if (!mayAddCustomTask(household, existing.length, now)) throw new DomainError('premium_required');
      if (existing.length >= mostCustomTasks) throw new DomainError('too_many_custom_tasks');
      const today = dateInZone(now, household.timezone);
      const anchor = wanted ?? today;
      if (!isWithinReach(anchor, today)) throw new DomainError('invalid_date');
      const customTask: CustomTask = { householdId, id: ids.next(), anchor, ...details };
      await stores.customTasks.add(customTask);
      await addTurns(stores, household, customTask);
      return customTask;
    });
