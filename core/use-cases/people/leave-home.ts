import { signedIn } from '../../domain/access/found.ts';
import type { Membership } from '../../domain/people/membership.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'changeMembers'>;

/** Takes a person out of a home at their own wish. What they did there stays. Throws `last_owner`. */
export const makeLeaveHome =
  ({ unitOfWork, changeMembers }: Deps) =>
  ({ householdId, personId }: Pick<Membership, 'householdId' | 'personId'>): Promise<void> =>
    unitOfWork.run(async (stores) => {
      signedIn(await stores.households.lock(householdId));
      await changeMembers(stores, householdId, { personId });
    });
