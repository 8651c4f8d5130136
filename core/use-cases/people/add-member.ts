import { found } from '../../domain/access/found.ts';
import { knownAddress } from '../../domain/people/email-address.ts';
import type { Role } from '../../domain/people/membership.ts';
import type { Person } from '../../domain/people/person.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'openAccount' | 'joinHome' | 'namePerson'>;
type Input = { readonly email: string; readonly householdId: string; readonly role: Role };

/**
 * Adds the person of an address to a home, for support. A new address gets an account. Throws `household_not_found`,
 * `account_leaving`, `home_full`, and `last_owner` if the home's only owner would lose that role.
 */
export const makeAddMember =
  ({ unitOfWork, openAccount, joinHome, namePerson }: Deps) =>
  ({ email, householdId, role }: Input): Promise<Person> =>
    unitOfWork.run(async (stores) => {
      const { person } = await openAccount(stores, { email: knownAddress(email) });
      const household = found(await stores.households.lock(householdId));
      await joinHome(stores, household, { personId: person.id, role });
      return namePerson(stores, person);
    });
