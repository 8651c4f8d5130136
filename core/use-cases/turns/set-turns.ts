import { type Household, signedIn } from '../../domain/home/household.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import type { Needs } from '../../procedures/index.ts';

type Input = { readonly householdId: string; readonly takeTurns: boolean };

/** Has the people of a home take turns, or not, and gives the planned tasks again. */
export const makeSetTurns =
  ({ unitOfWork, clock, assignTurns }: Needs<'unitOfWork' | 'clock' | 'assignTurns'>) =>
  ({ householdId, takeTurns }: Input): Promise<Household> =>
    unitOfWork.run(async (stores) => {
      const household = { ...signedIn(await stores.households.lock(householdId)), takeTurns };
      await stores.households.update(household);
      await assignTurns(stores, household, dateInZone(clock.now(), household.timezone), { again: true });
      return household;
    });
