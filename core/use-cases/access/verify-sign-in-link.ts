import { DomainError, hasCode } from '../../domain/errors.ts';
import type { Household } from '../../domain/household.ts';
import type { Person } from '../../domain/person.ts';
import { sessionEndsAt } from '../../domain/sign-in.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<
  'unitOfWork' | 'linkTokens' | 'sessionTokens' | 'clock' | 'openAccount' | 'startSession' | 'acceptInvitation'
>;

type Input = {
  readonly token: string;
  /** As in a session. */
  readonly device?: string | undefined;
};

type SignedIn = {
  readonly token: string;
  readonly person: Person;
  readonly household: Household;
  /** Whether the link was to accept an invitation that can't be accepted any more. */
  readonly missedInvitation: boolean;
};

/**
 * Exchanges a link's token for a session. The first sign-in of an address creates its person and their home. A link that was
 * requested for an invitation also accepts it. Throws
 * `invalid_link` for a token that is forged, used or expired, and `account_leaving` while the account is being deleted.
 */
export const makeVerifySignInLink =
  ({ unitOfWork, linkTokens, sessionTokens, clock, openAccount, startSession, acceptInvitation }: Deps) =>
  async ({ token, device }: Input): Promise<SignedIn> => {
    const linkId = linkTokens.linkIdOf(token);
    if (linkId === undefined) throw new DomainError('invalid_link');
    const { session, ...signedIn } = await unitOfWork.run(async (stores) => {
      const link = await stores.signInLinks.spend(linkId, linkTokens.hash(token), clock.now());
      if (!link) throw new DomainError('invalid_link');
      const { person } = await openAccount(stores, link.email);
      // The mail with the link has arrived.
      await stores.addresses.forgetRefusal(link.email);
      const joined = link.invitation && (await acceptInvitation(stores, person, link.invitation).catch(unlessOver));
      const started = await startSession(stores, person, device, joined);
      return { person, ...started, missedInvitation: link.invitation !== undefined && !joined };
    });
    const claims = { personId: session.personId, sessionId: session.id };
    return { token: await sessionTokens.issue(claims, sessionEndsAt(session)), ...signedIn };
  };

function unlessOver(error: unknown): undefined {
  if (!hasCode(error, 'invitation_over', 'home_full', 'account_leaving')) throw error;
}
