import type { HouseholdChanges } from '../../domain/change-of-home.ts';
import { type Household, signedIn } from '../../domain/household.ts';
import type { Person } from '../../domain/person.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'changeHome'>;
type Input = {
  readonly personId: string;
  readonly householdId: string;
  /** What the person is called; stays as it is by default. */
  readonly name?: string | undefined;
  readonly changes: HouseholdChanges;
};

/** Changes the home's preferences, and the person's name. Throws `not_signed_in` when one of them no longer exists. */
export const makeUpdateHousehold =
  ({ unitOfWork, changeHome }: Deps) =>
  ({ personId, householdId, name, changes }: Input): Promise<{ person: Person; household: Household }> =>
    unitOfWork.run(async (stores) => {
      const before = signedIn(await stores.persons.lock(personId));
      const person = name === undefined ? before : { ...before, name };
      if (person !== before) await stores.persons.update(person);
      const household = signedIn(await stores.households.lock(householdId));
      return { person, household: await changeHome(stores, household, changes) };
    });
