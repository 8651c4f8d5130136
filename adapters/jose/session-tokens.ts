import type { JWTPayload } from 'jose';
import type { SessionClaims, SessionTokens } from '#core/ports/session-tokens.ts';
import { makeVerifiedTokens } from './verified-tokens.ts';

const algorithm = 'HS256';
const issuer = 'upkept';
const audience = 'upkept-api';
const secretBytes = 32;
/** Ours have about 330 characters; what is much longer is not worth parsing. */
const longestToken = 1000;
const rememberedTokens = 5000;

// Loaded with the first token, which makes the server start sooner.
const loadJose = () => import('jose');

type Deps = {
  /** 32 bytes. */
  secret: Uint8Array<ArrayBuffer>;
  now: () => Date;
};

/** JSON Web Tokens, HS256; `sub` is the household, `sid` the session. Throws for a secret of another length. */
export function makeSessionTokens({ secret, now }: Deps): SessionTokens {
  if (secret.byteLength !== secretBytes) throw new RangeError(`A session secret has ${secretBytes} bytes`);
  // Imported once: importing for each token costs about as much as the signature itself.
  const key = crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
  const verified = makeVerifiedTokens(rememberedTokens);

  async function read(token: string, at: Date): Promise<JWTPayload | undefined> {
    const { jwtVerify } = await loadJose();
    try {
      const options = {
        algorithms: [algorithm],
        issuer,
        audience,
        currentDate: at,
        requiredClaims: ['exp', 'sub', 'sid'],
      };
      return (await jwtVerify(token, await key, options)).payload;
    } catch {
      return undefined;
    }
  }

  return {
    async issue({ householdId, sessionId }, expiresAt) {
      const { SignJWT } = await loadJose();
      return await new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(householdId)
        .setIssuedAt(now())
        .setExpirationTime(expiresAt)
        .sign(await key);
    },

    async verify(token) {
      const at = now();
      const known = verified.get(token, at.getTime());
      if (known) return known;
      if (token.length > longestToken || !hasCanonicalSignature(token)) return undefined;
      const payload = await read(token, at);
      if (!payload?.sub || payload.exp === undefined || typeof payload.sid !== 'string') return undefined;
      const claims: SessionClaims = { householdId: payload.sub, sessionId: payload.sid };
      verified.add(token, claims, payload.exp * 1000);
      return claims;
    },
  };
}

/** The last character of 32 bytes in base64url carries two bits of nothing, by which one token could be written four ways. */
function hasCanonicalSignature(token: string): boolean {
  const signature = token.slice(token.lastIndexOf('.') + 1);
  return Buffer.from(signature, 'base64url').toString('base64url') === signature;
}
