import { DomainError } from '../domain/errors.ts';
import { type Invitation, inviterOf, type OpenedInvitation, readInvitationToken } from '../domain/people/invitation.ts';
import type { Person } from '../domain/people/person.ts';
import type { Ports } from '../ports/index.ts';
import type { Stores } from '../ports/unit-of-work.ts';

export type OpenInvitation = ReturnType<typeof makeOpenInvitation>;
export type InvitationIds = Pick<Invitation, 'householdId' | 'id'>;

/** The ids in a token that we made. Throws `invitation_over` for any other text. */
export const makeReadInvitationIds =
  ({ linkTokens }: Pick<Ports, 'linkTokens'>) =>
  (token: string): InvitationIds => {
    const parts = readInvitationToken(token);
    const id = parts && linkTokens.linkIdOf(parts.code);
    if (!parts || id === undefined) throw new DomainError('invitation_over');
    return { householdId: parts.householdId, id };
  };

/**
 * Finds an invitation to a person's own address by its id alone. Throws `invitation_over` for any other, and on a server that
 * sends no mail, where an address may be another's.
 */
export const makeFindOwnInvitation =
  ({ sendsMail }: Pick<Ports, 'sendsMail'>) =>
  async ({ invitations }: Pick<Stores, 'invitations'>, { email }: Person, id: string): Promise<InvitationIds> => {
    const own = sendsMail ? await invitations.listMailedTo(email) : [];
    const found = own.find((each) => each.id === id);
    if (!found) throw new DomainError('invitation_over');
    return found;
  };

/** Finds an invitation. Throws `invitation_over` once it can't be accepted any more. */
export const makeOpenInvitation =
  ({ clock }: Pick<Ports, 'clock'>) =>
  async (
    { households, invitations, memberships }: Pick<Stores, 'households' | 'invitations' | 'memberships'>,
    { householdId, id }: InvitationIds,
  ): Promise<OpenedInvitation> => {
    const household = await households.find(householdId);
    const invitation = await invitations.find(householdId, id);
    const members = await memberships.list(householdId);
    const inviter = invitation && inviterOf(invitation, members, clock.now());
    if (!household || !invitation || !inviter) throw new DomainError('invitation_over');
    return { invitation, household, members, inviter };
  };
