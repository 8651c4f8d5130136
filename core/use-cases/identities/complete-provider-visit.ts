import {
  type Claims,
  handedLinkMinutes,
  isVisitOver,
  type ProviderVisit,
  welcomeFor,
} from '../../domain/access/identity.ts';
import { linksCountFrom, mayMailLink, maySignUp } from '../../domain/access/sign-in.ts';
import { hasCode } from '../../domain/errors.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<
  | 'unitOfWork'
  | 'identityProvider'
  | 'openVisit'
  | 'issueSignInLink'
  | 'linkTokens'
  | 'clock'
  | 'signUp'
  | 'sendsMail'
  | 'reporter'
>;
type Input = {
  /** The query of our callback's address, as the provider wrote it. */
  readonly query: string;
  /** The visit that the browser kept. */
  readonly sealed: string | undefined;
};

/**
 * `signed-in`: the token is for the browser, which signs in with it at once. `mailed`: a link was mailed instead, to confirm
 * the address. `refused`: the person has no account here and gets none. `failed`: the answer was to no visit of this
 * browser, or the person declined. `away`: the provider can't be reached, or doesn't accept us.
 */
type Outcome =
  | { readonly status: 'signed-in'; readonly token: string }
  | { readonly status: 'mailed' | 'refused' | 'failed' | 'away' };

/**
 * Receives a person from the identity provider. A visit ends with a link, which the browser that began it opens; so
 * sessions begin in one place, and an answer that is replayed finds the visit's link in use. Also returns the language of
 * the page on which the visit began. See docs/decisions/0172.
 */
export const makeCompleteProviderVisit = (deps: Deps) => {
  const { identityProvider, openVisit, clock, reporter } = deps;
  const complete = async (query: string, visit: ProviderVisit | undefined): Promise<Outcome> => {
    if (!visit || isVisitOver(visit, clock.now())) return { status: 'failed' };
    try {
      const claims = await identityProvider.claimsFrom(query, visit);
      return claims ? await receive(claims, visit, deps) : { status: 'failed' };
    } catch (error) {
      if (!hasCode(error, 'identity_unavailable')) throw error;
      reporter.problem(error);
      return { status: 'away' };
    }
  };
  return async ({ query, sealed }: Input): Promise<Outcome & Pick<ProviderVisit, 'language'>> => {
    const visit = await openVisit(sealed);
    const outcome = await complete(query, visit);
    reporter.note('sign-in service', { status: outcome.status });
    return { ...outcome, language: visit?.language };
  };
};

function receive(claims: Claims, { linkId, language }: ProviderVisit, deps: Deps): Promise<Outcome> {
  const { unitOfWork, issueSignInLink, linkTokens, clock, signUp, sendsMail } = deps;
  return unitOfWork.run(async ({ identities, persons, signInLinks, jobs }): Promise<Outcome> => {
    const { issuer, subject, email: claimed } = claims;
    const known = await identities.find(claims);
    const owner = known && (await persons.find(known.personId));
    const welcome = welcomeFor(claims, {
      isSubjectKnown: owner !== undefined,
      isAddressKnown: claimed !== undefined && (await persons.findByEmail(claimed)) !== undefined,
      maySignUp: claimed !== undefined && maySignUp(claimed, signUp),
      canConfirm: sendsMail,
    });
    const email = owner?.email ?? claimed;
    if (welcome === 'refuse' || email === undefined) return { status: 'refused' };
    if (await signInLinks.find(linkId)) return { status: 'failed' };
    const of = { id: linkId, language, identity: { issuer, subject } };
    if (welcome !== 'confirm') {
      const link = issueSignInLink(email, { ...of, validMinutes: handedLinkMinutes });
      await signInLinks.add(link);
      return { status: 'signed-in', token: linkTokens.tokenFor(link.id) };
    }
    const now = clock.now();
    if (mayMailLink(await signInLinks.lockSince(email, linksCountFrom(now)), now)) {
      await signInLinks.add(issueSignInLink(email, of));
      await jobs.enqueue({ name: 'send-sign-in-link', data: { linkId } });
    }
    return { status: 'mailed' };
  });
}
