import { DomainError } from '../../domain/errors.ts';
import { signedIn } from '../../domain/household.ts';
import type { WorkPreferences } from '../../domain/turns.ts';
import { dateInZone } from '../../domain/zones.ts';
import type { Needs } from '../../procedures/index.ts';

type Input = { readonly householdId: string; readonly personId: string; readonly preferences: WorkPreferences };

/**
 * Saves when a person has time for a home and what they leave to others. If its people take turns, the planned tasks are
 * given again. Throws `invalid_date` if they would come back before they leave.
 */
export const makeSetOwnTurns =
  ({ unitOfWork, clock, assignTurns }: Needs<'unitOfWork' | 'clock' | 'assignTurns'>) =>
  ({ householdId, personId, preferences }: Input): Promise<void> =>
    unitOfWork.run(async (stores) => {
      const { away } = preferences;
      if (away && away.to < away.from) throw new DomainError('invalid_date');
      const household = signedIn(await stores.households.lock(householdId));
      await stores.memberships.savePreferences(householdId, personId, preferences);
      if (household.takeTurns)
        await assignTurns(stores, household, dateInZone(clock.now(), household.timezone), { again: true });
    });
