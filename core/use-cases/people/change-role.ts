import { signedIn } from '../../domain/access/found.ts';
import type { Membership } from '../../domain/people/membership.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'changeMembers'>;

/** Gives a person in a home another role. Throws `person_not_found` and `last_owner`. */
export const makeChangeRole =
  ({ unitOfWork, changeMembers }: Deps) =>
  ({ householdId, personId, role }: Pick<Membership, 'householdId' | 'personId' | 'role'>): Promise<void> =>
    unitOfWork.run(async (stores) => {
      signedIn(await stores.households.lock(householdId));
      await changeMembers(stores, householdId, { personId, role });
    });
