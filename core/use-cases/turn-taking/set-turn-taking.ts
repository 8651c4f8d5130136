import { signedIn } from '../../domain/access/found.ts';
import type { Household } from '../../domain/home/household.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import type { Needs } from '../../procedures/index.ts';

type Input = { readonly householdId: string; readonly takeTurns: boolean };

/** Has the people of a home take turns, or not, and assigns the planned tasks again. */
export const makeSetTurnTaking =
  ({ unitOfWork, clock, assignTasks }: Needs<'unitOfWork' | 'clock' | 'assignTasks'>) =>
  ({ householdId, takeTurns }: Input): Promise<Household> =>
    unitOfWork.run(async (stores) => {
      const household = { ...signedIn(await stores.households.lock(householdId)), takeTurns };
      await stores.households.update(household);
      await assignTasks(stores, household, dateInZone(clock.now(), household.timezone), { again: true });
      return household;
    });
