import { signedIn } from '../../domain/access/found.ts';
import { DomainError } from '../../domain/errors.ts';
import { isOnboarded } from '../../domain/home/household.ts';
import type { FormerPlace } from '../../domain/plan/overdue.ts';
import { restored } from '../../domain/tasks/task.ts';
import { addDays, weekStartOf } from '../../domain/time/dates.ts';
import { isWithinReach } from '../../domain/time/week.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'replan'>;
type Input = { readonly householdId: string; readonly places: readonly FormerPlace[] };

/**
 * Undoes an action on several tasks: those that are open or skipped are open on their former days again. Tasks that were
 * done meanwhile or no longer exist are left out. Throws `not_onboarded`, and `invalid_date` for a day that can't be
 * shown.
 */
export const makePutTasksBack =
  ({ unitOfWork, clock, replan }: Deps) =>
  ({ householdId, places }: Input): Promise<void> =>
    unitOfWork.run(async (stores) => {
      const household = signedIn(await stores.households.lock(householdId));
      if (!isOnboarded(household)) throw new DomainError('not_onboarded');
      const today = dateInZone(clock.now(), household.timezone);
      for (const { id, scheduledOn, moved } of places) {
        if (!isWithinReach(scheduledOn, today)) throw new DomainError('invalid_date');
        const task = await stores.tasks.find(householdId, id);
        const open = task && restored(task);
        if (open?.status === 'open') await stores.tasks.update({ ...open, scheduledOn, moved });
      }
      await replan(stores, household, addDays(weekStartOf(today), 7), today);
    });
