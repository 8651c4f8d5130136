import type { Configuration } from 'openid-client';
import { addressIn, type Claims } from '#core/domain/access/identity.ts';
import { DomainError } from '#core/domain/errors.ts';
import type { IdentityProvider } from '#core/ports/identity-provider.ts';

type Settings = {
  /** The provider's issuer, without a trailing slash unless it has one. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where the provider sends the browser back to. */
  readonly callbackUrl: string;
};

const timeoutSeconds = 10;

/** The code flow with PKCE. The provider's description is fetched with the first sign-in, and again after a failure. */
export function makeIdentityProvider({ issuer, clientId, clientSecret, callbackUrl }: Settings): IdentityProvider {
  let discovered: Promise<Configuration> | undefined;

  function configuration(): Promise<Configuration> {
    discovered ??= discover().catch((error: unknown) => {
      discovered = undefined;
      throw new DomainError('identity_unavailable', {}, error);
    });
    return discovered;
  }

  async function discover(): Promise<Configuration> {
    const { allowInsecureRequests, discovery } = await load();
    const server = new URL(issuer);
    // A provider on this machine, or beside it in a container, may have no certificate.
    const execute = server.protocol === 'http:' ? [allowInsecureRequests] : [];
    return discovery(server, clientId, clientSecret, undefined, { execute, timeout: timeoutSeconds });
  }

  return {
    isAvailable: true,

    async signInUrl({ state, nonce, codeVerifier }) {
      const config = await configuration();
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await load();
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
      const { authorizationCodeGrant, fetchUserInfo } = await load();
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
  };
}

// Imported with the first sign-in, so that the server starts sooner.
const load = () => import('openid-client');

function claimsOf(issuer: string, subject: string, email: unknown, verified: unknown): Claims {
  const address = addressIn(email);
  return { issuer, subject, ...(address !== undefined && { email: address }), emailVerified: verified === true };
}

/** Whether the provider couldn't be reached or failed itself, rather than refused. `fetch` throws a TypeError. */
function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, status, cause } = error as Error & { code?: string; status?: number };
  return (
    code === 'OAUTH_TIMEOUT' ||
    (status ?? 0) >= 500 ||
    (error instanceof TypeError && cause !== undefined && code === undefined)
  );
}
