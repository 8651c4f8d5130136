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
  const claimsOf = async (token: string, at: Date) => {
    const payload = await tokens.read(token, audience, at);
    if (typeof payload?.sid !== 'string') return undefined;
    return { claims: { personId: payload.sub, sessionId: payload.sid }, expiresAt: payload.exp * 1000 };
  };
  // Further requests with the same token need no cryptography.
  const verified = new LRUCache<string, Verified>({ max: rememberedTokens });

  return {
    issue: ({ personId, sessionId }, expiresAt) => tokens.sign({ sub: personId, sid: sessionId }, audience, expiresAt),

    async verify(token) {
      const at = now();
      const known = verified.get(token);
      if (known) return known.expiresAt > at.getTime() ? known.claims : undefined;
      const read = await claimsOf(token, at);
      if (read) verified.set(token, read);
      return read?.claims;
    },

    // Before any of them expired.
    whose: async (token) => (await claimsOf(token, new Date(0)))?.claims,
  };
}
