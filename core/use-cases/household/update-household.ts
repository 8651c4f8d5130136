import type { HouseholdChanges } from '../../domain/change-of-home.ts';
import { type Household, signedIn } from '../../domain/household.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'changeHome'>;
type Input = { readonly householdId: string; readonly changes: HouseholdChanges };

/** Changes the home or its preferences. Throws `not_signed_in` when the household no longer exists. */
export const makeUpdateHousehold =
  ({ unitOfWork, changeHome }: Deps) =>
  ({ householdId, changes }: Input): Promise<Household> =>
    unitOfWork.run(async (stores) => {
      const household = signedIn(await stores.households.lock(householdId));
      return changeHome(stores, household, changes);
    });
