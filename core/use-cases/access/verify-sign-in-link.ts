import { sessionEndsAt } from '../../domain/access/sign-in.ts';
import { DomainError, hasCode } from '../../domain/errors.ts';
import type { Household } from '../../domain/home/household.ts';
import type { Person } from '../../domain/people/person.ts';
import type { Needs } from '../../procedures/index.ts';
import type { LinkProof } from '../../procedures/prove-link.ts';

type Deps = Needs<
  | 'unitOfWork'
  | 'linkTokens'
  | 'sessionTokens'
  | 'clock'
  | 'isProviderOnly'
  | 'proveLink'
  | 'openVisit'
  | 'openAccount'
  | 'linkIdentity'
  | 'startSession'
  | 'acceptInvitation'
>;

type Input = LinkProof & {
  /** As in a session. */
  readonly device?: string | undefined;
  /** The visit to the identity provider that the browser kept. */
  readonly sealedVisit?: string | undefined;
};

type SignedIn = {
  readonly token: string;
  readonly person: Person;
  readonly household: Household;
  /** Whether the link was to accept an invitation that can't be accepted any more. */
  readonly missedInvitation: boolean;
};

/**
 * Exchanges a link's token, or the code beside it, for a session. The first sign-in of an address creates its person and their home. A link that was
 * requested for an invitation also accepts it. Throws
 * `invalid_link` for a token that is forged, used or expired, `invalid_code` likewise and for the wrong code or after too many, `account_leaving` while the account is being deleted, and
 * `other_browser` for a link that ends another browser's visit to the identity provider.
 */
export const makeVerifySignInLink =
  (deps: Deps) =>
  async ({ device, sealedVisit, ...proof }: Input): Promise<SignedIn> => {
    const { unitOfWork, linkTokens, sessionTokens, clock, isProviderOnly } = deps;
    const { linkId, refusal } = await deps.proveLink(proof);
    const visit = await deps.openVisit(sealedVisit);
    const { session, ...signedIn } = await unitOfWork.run(async (stores) => {
      const link = await stores.signInLinks.spend(linkId, linkTokens.hash(linkTokens.tokenFor(linkId)), clock.now());
      if (!link || (isProviderOnly && !link.identity)) throw new DomainError(refusal);
      // Otherwise a person who signs in at the provider as someone else would be let in by them, when they open the mail.
      if (link.identity && visit?.linkId !== linkId) throw new DomainError('other_browser');
      const { person: opened, isNew } = await deps.openAccount(stores, link);
      const joined =
        link.invitation && (await deps.acceptInvitation(stores, opened, link.invitation).catch(unlessOver));
      const person = joined?.person ?? opened;
      const started = await deps.startSession(stores, person, device, joined?.household);
      if (link.identity)
        await deps.linkIdentity(stores, link.identity, { person, isNew, homeId: started.household.id });
      // The mail with the link has arrived.
      else await stores.addresses.clearRefusal(link.email);
      return { person, ...started, missedInvitation: link.invitation !== undefined && !joined };
    });
    const claims = { personId: session.personId, sessionId: session.id };
    return { token: await sessionTokens.issue(claims, sessionEndsAt(session)), ...signedIn };
  };

function unlessOver(error: unknown): undefined {
  if (!hasCode(error, 'invitation_over', 'home_full', 'account_leaving')) throw error;
}
