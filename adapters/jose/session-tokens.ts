import { LRUCache } from 'lru-cache';
import type { SessionClaims, SessionTokens } from '#core/ports/session-tokens.ts';
import { makeSignedTokens } from './signed-tokens.ts';

const audience = 'upkept-api';
const rememberedTokens = 5000;

type Deps = Parameters<typeof makeSignedTokens>[0];
type Verified = { readonly claims: SessionClaims; readonly expiresAt: number };

/** Signed tokens: `sub` contains the person's id, `sid` the session's. Throws unless the secret has 32 bytes. */
export function makeSessionTokens({ secret, now }: Deps): SessionTokens {
  const tokens = makeSignedTokens({ secret, now });
  // Further requests with the same token need no cryptography.
  const verified = new LRUCache<string, Verified>({ max: rememberedTokens });

  return {
    issue: ({ personId, sessionId }, expiresAt) => tokens.sign({ sub: personId, sid: sessionId }, audience, expiresAt),

    async verify(token) {
      const at = now();
      const known = verified.get(token);
      if (known) return known.expiresAt > at.getTime() ? known.claims : undefined;
      const payload = await tokens.read(token, audience, at);
      if (typeof payload?.sid !== 'string') return undefined;
      const claims: SessionClaims = { personId: payload.sub, sessionId: payload.sid };
      verified.set(token, { claims, expiresAt: payload.exp * 1000 });
      return claims;
    },
  };
}
