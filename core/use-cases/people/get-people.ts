import { type Invitation, inviterOf } from '../../domain/people/invitation.ts';
import type { Member } from '../../domain/people/membership.ts';
import type { Needs } from '../../procedures/index.ts';

type People = {
  /** In the order in which they joined. */
  readonly members: readonly Member[];
  /** Those that can still be accepted, the newest first. */
  readonly invitations: readonly Invitation[];
};

/** The people in a home, and who is invited to it. */
export const makeGetPeople =
  ({ unitOfWork, clock }: Needs<'unitOfWork' | 'clock'>) =>
  ({ householdId }: { readonly householdId: string }): Promise<People> =>
    unitOfWork.run(async ({ invitations, memberships }) => {
      const members = await memberships.list(householdId);
      const sent = await invitations.list(householdId);
      return { members, invitations: sent.filter((each) => inviterOf(each, members, clock.now())) };
    });
