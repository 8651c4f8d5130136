import type { ProviderVisit, Subject } from '../domain/access/identity.ts';
import { linkEndsAt } from '../domain/access/sign-in.ts';
import type { Language } from '../domain/languages.ts';
import type { Ports } from '../ports/index.ts';
import type { SignInLink } from '../ports/sign-in-link-store.ts';

type Deps = Pick<Ports, 'linkTokens' | 'clock' | 'ids' | 'linkMinutes'>;

type Options = {
  /** If the usual time doesn't fit. */
  readonly validMinutes?: number;
  /** That of the page on which it is requested, or of the person. */
  readonly language?: Language | undefined;
  /** Of a link that ends a visit to an identity provider. */
  readonly id?: ProviderVisit['linkId'];
  readonly identity?: Subject;
  /** Of a link beside which there is a code. */
  readonly triesLeft?: number;
  readonly device?: string | undefined;
};

/**
 * Makes a sign-in link for an address, valid from now on. The caller saves it, and has it mailed or hands its token over.
 */
export const makeIssueSignInLink =
  ({ linkTokens, clock, ids, linkMinutes }: Deps) =>
  (
    email: string,
    { validMinutes = linkMinutes, language = 'en', id = ids.next(), device, ...rest }: Options = {},
  ): SignInLink => {
    const createdAt = clock.now();
    const tokenHash = linkTokens.hash(linkTokens.tokenFor(id));
    const expiresAt = linkEndsAt(createdAt, validMinutes);
    return { id, email, language, tokenHash, createdAt, expiresAt, ...(device && { device }), ...rest };
  };
