import { signedIn } from '../../domain/access/found.ts';
import type { Household } from '../../domain/home/household.ts';
import type { Person } from '../../domain/people/person.ts';
import type { HouseholdChanges } from '../../domain/plan/change-of-home.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'changeHome' | 'townChange'>;
type Input = {
  readonly householdId: string;
  readonly changes: Omit<HouseholdChanges, 'town'>;
  /** The id of the nearest town; null forgets it. */
  readonly town?: number | null | undefined;
  /** A person who takes another name or language at the same time. */
  readonly person?: { readonly id: string; readonly changes: Partial<Pick<Person, 'name' | 'language'>> } | undefined;
};

/**
 * Changes the home or its preferences. Throws `not_signed_in` when the household no longer exists, and `town_not_found` or
 * `town_elsewhere` for a town that it can't have.
 */
export const makeUpdateHousehold =
  ({ unitOfWork, changeHome, townChange }: Deps) =>
  ({ householdId, changes: others, town, person }: Input): Promise<Household> =>
    unitOfWork.run(async (stores) => {
      const changes = { ...others, ...townChange(town, others.country) };
      if (person) await stores.persons.change(person.id, person.changes);
      const household = signedIn(await stores.households.lock(householdId));
      return changeHome(stores, household, changes);
    });
