import type { Invitation } from '#core/domain/people/invitation.ts';
import { compareText } from '#core/domain/text/compare-text.ts';
import type { InvitationStore } from '#core/ports/invitation-store.ts';
import { keyOf, type Tables } from './database.ts';

export function makeInvitationStore({ invitations, memberships }: Tables): InvitationStore {
  const ofHousehold = (householdId: string) =>
    [...invitations.values()].filter((each) => each.householdId === householdId);
  const newestFirst = (found: readonly Invitation[]) =>
    found.toSorted(
      (one, other) => other.createdAt.getTime() - one.createdAt.getTime() || compareText(one.id, other.id),
    );
  return {
    add: async (invitation) => {
      const { householdId, id, inviterId, email } = invitation;
      if (!memberships.has(keyOf(householdId, inviterId))) throw new Error('an invitation needs a membership');
      for (const earlier of ofHousehold(householdId))
        if (email !== undefined && earlier.email === email) invitations.delete(keyOf(householdId, earlier.id));
      invitations.set(keyOf(householdId, id), invitation);
    },
    find: async (householdId, id) => invitations.get(keyOf(householdId, id)),
    list: async (householdId) => newestFirst(ofHousehold(householdId)),
    listMailedTo: async (email) => newestFirst([...invitations.values()].filter((each) => each.email === email)),
    delete: async (householdId, id) => invitations.delete(keyOf(householdId, id)),
    deleteExpired: async (before) => {
      const expired = [...invitations.values()].filter(({ expiresAt }) => expiresAt < before);
      for (const { householdId, id } of expired) invitations.delete(keyOf(householdId, id));
      return expired.length;
    },
  };
}
