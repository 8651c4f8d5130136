import { addressIn, type Claims } from '#core/domain/access/identity.ts';
import { DomainError } from '#core/domain/errors.ts';
import { onceUnlessFailed } from '#core/domain/running/once.ts';
import type { IdentityProvider } from '#core/ports/identity-provider.ts';
import { discover, loadClient, type ProviderSettings, rejectsClient } from './discover.ts';
import { findProviderProblem } from './setup-problem.ts';

/** The code flow with PKCE. The provider's description is fetched with the first sign-in, and again after a failure. */
export function makeIdentityProvider(settings: ProviderSettings): IdentityProvider {
  const { callbackUrl } = settings;
  const configuration = onceUnlessFailed(() =>
    discover(settings).catch((error: unknown) => {
      throw new DomainError('identity_unavailable', {}, error);
    }),
  );

  return {
    async signInUrl({ state, nonce, codeVerifier }) {
      const config = await configuration();
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await loadClient();
      return buildAuthorizationUrl(config, {
        redirect_uri: callbackUrl,
        scope: 'openid email',
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      }).href;
    },

    async claimsFrom(query, { state, nonce, codeVerifier }) {
      const config = await configuration();
      const { authorizationCodeGrant, fetchUserInfo } = await loadClient();
      const address = new URL(callbackUrl);
      address.search = query;
      const checks = {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      };
      try {
        const tokens = await authorizationCodeGrant(config, address, checks);
        const inToken = tokens.claims();
        if (!inToken) return undefined;
        const { iss, sub } = inToken;
        // Many providers put the address into their answer about the person, and not into the token.
        const wantsMore = inToken.email === undefined && config.serverMetadata().userinfo_endpoint !== undefined;
        const { email, email_verified } = wantsMore ? await fetchUserInfo(config, tokens.access_token, sub) : inToken;
        return claimsOf(iss, sub, email, email_verified);
      } catch (error) {
        if (isAway(error)) throw new DomainError('identity_unavailable', {}, error);
        return undefined;
      }
    },

    findProblem: () => findProviderProblem(settings),
  };
}

function claimsOf(issuer: string, subject: string, email: unknown, verified: unknown): Claims {
  const address = addressIn(email);
  return { issuer, subject, ...(address !== undefined && { email: address }), emailVerified: verified === true };
}

/**
 * Whether the provider couldn't be reached, failed itself, or doesn't know our client, rather than refused the answer. The
 * cause is its response, or, of the TypeError that `fetch` throws, why there was none.
 */
function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, cause } = error as Error & { code?: string };
  return (
    code === 'OAUTH_TIMEOUT' ||
    rejectsClient(error) ||
    (cause instanceof Response && cause.status >= 500) ||
    (error instanceof TypeError && cause !== undefined && code === undefined)
  );
}
