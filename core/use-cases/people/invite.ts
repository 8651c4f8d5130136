import { signedIn } from '../../domain/access/found.ts';
import { mailBudgetOf, mailsOfOthers } from '../../domain/access/mail-budget.ts';
import { DomainError } from '../../domain/errors.ts';
import { type Invitation, invitationEndsAt, invitationsPerHome, inviterOf } from '../../domain/people/invitation.ts';
import { mostPeople, type Role } from '../../domain/people/membership.ts';
import type { RateLimit } from '../../ports/rate-limiter.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'rateLimiter' | 'clock' | 'ids' | 'enqueuePending'>;
type Input = {
  readonly householdId: string;
  /** The owner who invites. */
  readonly personId: string;
  readonly role: Role;
  /** Whom to mail, in lower case; absent for a link that the owner passes on. */
  readonly email?: string | undefined;
};

/**
 * Invites someone to a home. An earlier invitation to the same address is replaced. The result is the same whether or not the
 * address has an account. Throws `home_full` (invitations count), `already_in_home`, and `too_many_requests`.
 */
export const makeInvite =
  ({ unitOfWork, rateLimiter, clock, ids, enqueuePending }: Deps) =>
  async ({ householdId, personId, role, email }: Input): Promise<Invitation> => {
    const take = async (key: string, limit: RateLimit) => {
      const taken = await rateLimiter.take(key, limit);
      if (!taken.allowed) throw new DomainError('too_many_requests', { retryAfterSeconds: taken.retryAfterSeconds });
    };
    await take(`invitations:${householdId}`, invitationsPerHome);
    // So that no address can be flooded by several accounts or kinds of mail.
    if (email !== undefined) await take(mailBudgetOf(email), mailsOfOthers);
    return unitOfWork.run(async (stores) => {
      const { households, invitations, memberships } = stores;
      const household = signedIn(await households.lock(householdId));
      if (household.deletionRequestedAt) throw new DomainError('account_leaving');
      const members = await memberships.list(householdId);
      if (members.some(({ person }) => person.email === email)) throw new DomainError('already_in_home');
      const createdAt = clock.now();
      const open = (await invitations.list(householdId)).filter(
        (each) => inviterOf(each, members, createdAt) && (email === undefined || each.email !== email),
      );
      if (members.length + open.length >= mostPeople) throw new DomainError('home_full');
      const invitation: Invitation = {
        householdId,
        id: ids.next(),
        inviterId: personId,
        role,
        ...(email !== undefined && { email }),
        createdAt,
        expiresAt: invitationEndsAt(createdAt),
      };
      await invitations.add(invitation);
      if (email !== undefined) await enqueuePending(stores, 'send-invitation', { householdId }, invitation.id);
      return invitation;
    });
  };
