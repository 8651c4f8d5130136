import { DomainError } from '../../domain/errors.ts';
import type { Household } from '../../domain/household.ts';
import type { Person } from '../../domain/person.ts';
import { sessionEndsAt } from '../../domain/sign-in.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'linkTokens' | 'sessionTokens' | 'clock' | 'openAccount' | 'startSession'>;

type Input = {
  readonly token: string;
  /** As in a session. */
  readonly device?: string | undefined;
};

/**
 * Exchanges a link's token for a session. The first sign-in of an address creates its person and their home. Throws
 * `invalid_link` for a token that is forged, used or expired, and `account_leaving` while the account is being deleted.
 */
export const makeVerifySignInLink =
  ({ unitOfWork, linkTokens, sessionTokens, clock, openAccount, startSession }: Deps) =>
  async ({ token, device }: Input): Promise<{ token: string; person: Person; household: Household }> => {
    const linkId = linkTokens.linkIdOf(token);
    if (linkId === undefined) throw new DomainError('invalid_link');
    const { person, household, session } = await unitOfWork.run(async (stores) => {
      const link = await stores.signInLinks.spend(linkId, linkTokens.hash(token), clock.now());
      if (!link) throw new DomainError('invalid_link');
      const { person } = await openAccount(stores, link.email, link.language);
      // The mail with the link has arrived.
      await stores.addresses.forgetRefusal(link.email);
      return { person, ...(await startSession(stores, person, device)) };
    });
    const claims = { personId: person.id, sessionId: session.id };
    return { token: await sessionTokens.issue(claims, sessionEndsAt(session)), person, household };
  };
