import { DomainError } from '../../domain/errors.ts';
import { type Household, newHousehold } from '../../domain/household.ts';
import { sessionEndsAt } from '../../domain/sign-in.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'linkTokens' | 'sessionTokens' | 'clock' | 'ids' | 'startSession'>;

type Input = {
  readonly token: string;
  /** As in a session. */
  readonly device?: string | undefined;
};

/**
 * Exchanges a link's token for a session. The first sign-in of an address creates its household. Throws `invalid_link`
 * for a token that is forged, used or expired, and `account_leaving` while the account is being deleted.
 */
export const makeVerifySignInLink =
  ({ unitOfWork, linkTokens, sessionTokens, clock, ids, startSession }: Deps) =>
  async ({ token, device }: Input): Promise<{ token: string; household: Household }> => {
    const linkId = linkTokens.linkIdOf(token);
    const isOurs = linkId !== undefined && linkTokens.hash(token) === linkTokens.hash(linkTokens.tokenFor(linkId));
    if (!isOurs) throw new DomainError('invalid_link');
    const now = clock.now();
    const { household, session } = await unitOfWork.run(async (stores) => {
      const { signInLinks, households, addresses } = stores;
      const email = await signInLinks.spend(linkId, linkTokens.hash(token), now);
      if (email === undefined) throw new DomainError('invalid_link');
      const known = await households.addUnlessKnown(newHousehold(ids.next(), email, now));
      // Waits for a deletion in progress, so that no session outlives it.
      const household = await households.lock(known.id);
      if (!household || household.deletionRequestedAt) throw new DomainError('account_leaving');
      // The mail with the link has arrived.
      await addresses.forgetRefusal(email);
      return { household, session: await startSession(stores, household, device) };
    });
    const claims = { householdId: household.id, sessionId: session.id };
    return { token: await sessionTokens.issue(claims, sessionEndsAt(session)), household };
  };
