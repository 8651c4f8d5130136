import type { Claims, VisitSecrets } from '../domain/access/identity.ts';
import type { SetupProblem } from './setup-problem.ts';

/** The operator's own sign-in service, which speaks OpenID Connect. */
export type IdentityProvider = {
  /** The address of its sign-in page. Throws `identity_unavailable`, and `identity_not_offered` if there is no provider. */
  signInUrl(secrets: VisitSecrets): Promise<string>;
  /**
   * Exchanges what the browser brought back for the person's claims. `query` is that of our callback's address. Undefined
   * for an answer that is refused, forged, replayed, or to another visit. Throws `identity_unavailable`, also if the
   * provider doesn't accept our client.
   */
  claimsFrom(query: string, secrets: VisitSecrets): Promise<Claims | undefined>;
  /** What the operator has to correct; undefined if the provider accepts the settings. */
  findProblem(): Promise<SetupProblem | undefined>;
};
