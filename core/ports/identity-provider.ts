import type { Claims } from '../domain/access/identity.ts';

/** What our browser's visit to the provider keeps secret, each 43 to 128 letters, digits and hyphens. */
export type VisitSecrets = { readonly state: string; readonly nonce: string; readonly codeVerifier: string };

/** The operator's own sign-in, which speaks OpenID Connect. */
export type IdentityProvider = {
  /** Whether there is one. */
  readonly isAvailable: boolean;
  /** The address of its sign-in page. Throws `identity_unavailable`. */
  signInUrl(secrets: VisitSecrets): Promise<string>;
  /**
   * Exchanges what the browser brought back for the person's claims. `query` is that of our callback's address. Undefined
   * for an answer that is refused, forged, replayed, or to another visit. Throws `identity_unavailable`.
   */
  claimsFrom(query: string, secrets: VisitSecrets): Promise<Claims | undefined>;
};
