import { signedIn } from '../../domain/access/found.ts';
import type { Household } from '../../domain/home/household.ts';
import type { Person } from '../../domain/people/person.ts';
import type { HouseholdChanges } from '../../domain/plan/change-of-home.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'changeHome'>;
type Input = {
  readonly householdId: string;
  readonly changes: HouseholdChanges;
  /** A person who takes another name or language at the same time. */
  readonly person?: { readonly id: string; readonly changes: Partial<Pick<Person, 'name' | 'language'>> } | undefined;
};

/** Changes the home or its preferences. Throws `not_signed_in` when the household no longer exists. */
export const makeUpdateHousehold =
  ({ unitOfWork, changeHome }: Deps) =>
  ({ householdId, changes, person }: Input): Promise<Household> =>
    unitOfWork.run(async (stores) => {
      if (person) await stores.persons.change(person.id, person.changes);
      const household = signedIn(await stores.households.lock(householdId));
      return changeHome(stores, household, changes);
    });
