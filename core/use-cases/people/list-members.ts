import { found } from '../../domain/access/found.ts';
import type { Member } from '../../domain/people/membership.ts';
import type { Needs } from '../../procedures/index.ts';

/** The people in a home, in the order in which they joined. Throws `household_not_found`. */
export const makeListMembers =
  ({ unitOfWork }: Needs<'unitOfWork'>) =>
  ({ householdId }: { readonly householdId: string }): Promise<readonly Member[]> =>
    unitOfWork.run(async ({ households, memberships }) => {
      found(await households.find(householdId));
      return memberships.list(householdId);
    });
