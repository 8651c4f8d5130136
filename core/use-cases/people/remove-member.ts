import { found } from '../../domain/access/found.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'changeMembers' | 'enqueuePending'>;
type Input = { readonly householdId: string; readonly personId: string };

/**
 * Takes a person out of a home, with their tokens for it and the invitations that they sent, and has them mailed about it.
 * Invitations with which they could return end too: those to their address, and every link that is passed on.
 * What they did there stays. Throws `household_not_found`, `person_not_found` if they aren't in it, and `last_owner`.
 */
export const makeRemoveMember =
  ({ unitOfWork, changeMembers, enqueuePending }: Deps) =>
  ({ householdId, personId }: Input): Promise<void> =>
    unitOfWork.run(async (stores) => {
      found(await stores.households.lock(householdId));
      const { person } = await changeMembers(stores, householdId, { personId });
      const { invitations } = stores;
      for (const { id, email } of await invitations.list(householdId))
        if (email === undefined || email === person.email) await invitations.delete(householdId, id);
      await enqueuePending(stores, 'send-removed', { householdId, personId });
    });
