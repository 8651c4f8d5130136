import { sessionEndsAt } from '../../domain/access/sign-in.ts';
import { isCodeOver, typedCode } from '../../domain/access/sign-in-code.ts';
import { DomainError, hasCode } from '../../domain/errors.ts';
import type { Household } from '../../domain/home/household.ts';
import type { Person } from '../../domain/people/person.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<
  | 'unitOfWork'
  | 'linkTokens'
  | 'sessionTokens'
  | 'clock'
  | 'isProviderOnly'
  | 'openVisit'
  | 'openAccount'
  | 'linkIdentity'
  | 'startSession'
  | 'acceptInvitation'
>;

/** The token of a mailed link, or what the browser that asked received with the code of the mail. */
type Proof = { readonly token: string } | { readonly request: string; readonly code: string };

type Input = Proof & {
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
    const { linkId, refusal } = await provenLink(deps, proof);
    const visit = await deps.openVisit(sealedVisit);
    const { session, ...signedIn } = await unitOfWork.run(async (stores) => {
      const link = await stores.signInLinks.spend(linkId, linkTokens.hash(linkTokens.tokenFor(linkId)), clock.now());
      if (!link || (isProviderOnly && !link.identity)) throw new DomainError(refusal);
      // Otherwise a person who signs in at the provider as someone else would be let in by them, when they open the mail.
      if (link.identity && visit?.linkId !== linkId) throw new DomainError('other_browser');
      const { person, isNew } = await deps.openAccount(stores, link);
      const joined =
        link.invitation && (await deps.acceptInvitation(stores, person, link.invitation).catch(unlessOver));
      const started = await deps.startSession(stores, person, device, joined);
      if (link.identity)
        await deps.linkIdentity(stores, link.identity, { person, isNew, homeId: started.household.id });
      // The mail with the link has arrived.
      else await stores.addresses.clearRefusal(link.email);
      return { person, ...started, missedInvitation: link.invitation !== undefined && !joined };
    });
    const claims = { personId: session.personId, sessionId: session.id };
    return { token: await sessionTokens.issue(claims, sessionEndsAt(session)), ...signedIn };
  };

/**
 * Which link the caller may spend, and why not if it can't be spent. A try counts before the code is compared, in a
 * transaction of its own, so that nothing that fails later gives it back.
 */
async function provenLink({ unitOfWork, linkTokens, clock }: Deps, proof: Proof) {
  if ('token' in proof) {
    const linkId = linkTokens.linkIdOf(proof.token);
    if (linkId === undefined) throw new DomainError('invalid_link');
    return { linkId, refusal: 'invalid_link' } as const;
  }
  const linkId = linkTokens.linkIdOfRequest(proof.request);
  const now = clock.now();
  const mayTry =
    linkId &&
    (await unitOfWork.run(async ({ signInLinks }) => {
      const link = await signInLinks.find(linkId);
      return link && !isCodeOver(link.createdAt, now) && signInLinks.takeTry(linkId, now);
    }));
  if (!mayTry || !linkTokens.isCodeFor(linkId, typedCode(proof.code))) throw new DomainError('invalid_code');
  return { linkId, refusal: 'invalid_code' } as const;
}

function unlessOver(error: unknown): undefined {
  if (!hasCode(error, 'invitation_over', 'home_full', 'account_leaving')) throw error;
}
