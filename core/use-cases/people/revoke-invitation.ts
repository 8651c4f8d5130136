import { DomainError } from '../../domain/errors.ts';
import type { Invitation } from '../../domain/people/invitation.ts';
import type { Needs } from '../../procedures/index.ts';

/** Ends an invitation. Throws `invitation_over`, also if it was accepted meanwhile. */
export const makeRevokeInvitation =
  ({ unitOfWork }: Needs<'unitOfWork'>) =>
  ({ householdId, id }: Pick<Invitation, 'householdId' | 'id'>): Promise<void> =>
    unitOfWork.run(async ({ households, invitations }) => {
      // Someone who is accepting it comes first.
      await households.lock(householdId);
      if (!(await invitations.delete(householdId, id))) throw new DomainError('invitation_over');
    });
