import type { Household } from '../domain/home/household.ts';
import type { Person } from '../domain/people/person.ts';
import type { Stores } from '../ports/unit-of-work.ts';
import type { EnqueuePending } from './enqueue-pending.ts';
import type { JoinHome } from './join-home.ts';
import type { NamePerson } from './name-person.ts';
import type { InvitationIds, OpenInvitation } from './open-invitation.ts';

type Deps = {
  readonly openInvitation: OpenInvitation;
  readonly joinHome: JoinHome;
  readonly namePerson: NamePerson;
  readonly enqueuePending: EnqueuePending;
};

type Joined = { readonly household: Household; readonly person: Person };

/**
 * Has a person join the home to which they are invited, with a name if they have none, and its owners mailed about it. The
 * invitation then no longer works. Someone who is in the home already keeps their role, and the invitation stays for whom it
 * was meant. The caller holds the person locked. Throws `invitation_over`, `home_full`, and `account_leaving` if the home is
 * being deleted.
 */
export const makeAcceptInvitation =
  ({ openInvitation, joinHome, namePerson, enqueuePending }: Deps) =>
  async (stores: Stores, joining: Person, ids: InvitationIds): Promise<Joined> => {
    const { id: personId } = joining;
    // Someone else who is accepting it, or changing the people, comes first.
    await stores.households.lock(ids.householdId);
    const { household, invitation, members } = await openInvitation(stores, ids);
    if (members.some((member) => member.personId === personId)) return { household, person: joining };
    const person = await namePerson(stores, joining);
    await joinHome(stores, household, { personId, role: invitation.role });
    await stores.invitations.delete(household.id, invitation.id);
    await enqueuePending(stores, 'send-joined', { householdId: household.id, personId });
    return { household, person };
  };
