import { signedIn } from '../../domain/access/found.ts';
import { DomainError } from '../../domain/errors.ts';
import { type Household, isOnboarded } from '../../domain/home/household.ts';
import { withoutPause } from '../../domain/time/pause.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'replan'>;

/**
 * Ends the pause that is on, so that today is planned again, or cancels the next one. Has no effect without a pause.
 * Throws `not_onboarded`.
 */
export const makeEndPause =
  ({ unitOfWork, clock, replan }: Deps) =>
  ({ householdId }: { readonly householdId: string }): Promise<Household> =>
    unitOfWork.run(async (stores) => {
      const household = signedIn(await stores.households.lock(householdId));
      if (!isOnboarded(household)) throw new DomainError('not_onboarded');
      const today = dateInZone(clock.now(), household.timezone);
      const after = { ...household, pauses: withoutPause(household.pauses, today) };
      await stores.households.update(after);
      await replan(stores, after, today, today);
      return after;
    });
