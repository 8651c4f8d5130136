import type { Household } from '../domain/home/household.ts';
import type { Person } from '../domain/people/person.ts';
import type { Stores } from '../ports/unit-of-work.ts';
import type { EnqueuePending } from './enqueue-pending.ts';
import type { JoinHome } from './join-home.ts';
import type { InvitationIds, OpenInvitation } from './open-invitation.ts';

type Deps = {
  readonly openInvitation: OpenInvitation;
  readonly joinHome: JoinHome;
  readonly enqueuePending: EnqueuePending;
};

/**
 * Has a person join the home to which they are invited, and its owners mailed about it. The invitation then no longer works.
 * Someone who is in the home already keeps their role, and the invitation stays for whom it was meant. The caller holds the
 * person locked. Throws `invitation_over`, `home_full`, and `account_leaving` if the home is being deleted.
 */
export const makeAcceptInvitation =
  ({ openInvitation, joinHome, enqueuePending }: Deps) =>
  async (stores: Stores, { id: personId }: Person, ids: InvitationIds): Promise<Household> => {
    // Someone else who is accepting it, or changing the people, comes first.
    await stores.households.lock(ids.householdId);
    const { household, invitation, members } = await openInvitation(stores, ids);
    if (members.some((member) => member.personId === personId)) return household;
    await joinHome(stores, household, { personId, role: invitation.role });
    await stores.invitations.delete(household.id, invitation.id);
    await enqueuePending(stores, 'send-joined', { householdId: household.id, personId });
    return household;
  };
