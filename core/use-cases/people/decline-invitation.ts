import { signedIn } from '../../domain/access/found.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'findOwnInvitation'>;

/** Ends an invitation to the person's address, which can be repeated. Throws `invitation_over`. */
export const makeDeclineInvitation =
  ({ unitOfWork, findOwnInvitation }: Deps) =>
  ({ id, personId }: { readonly id: string; readonly personId: string }): Promise<void> =>
    unitOfWork.run(async (stores) => {
      const person = signedIn(await stores.persons.find(personId));
      const { householdId } = await findOwnInvitation(stores, person, id);
      // Someone who is accepting it comes first.
      await stores.households.lock(householdId);
      if (!(await stores.invitations.delete(householdId, id))) throw new DomainError('invitation_over');
    });
