import type { JWTPayload } from 'jose';
import { once } from '#core/domain/running/once.ts';

const algorithm = 'HS256';
const issuer = 'upkept';
const secretBytes = 32;
/** Our tokens have about 330 characters. Parsing a much longer one is a waste of time. */
const longestToken = 1000;

type Deps = {
  /** 32 bytes. */
  readonly secret: Uint8Array<ArrayBuffer>;
  readonly now: () => Date;
};

type Claims = JWTPayload & { readonly sub: string };

/** JSON Web Tokens, HS256. Throws unless the secret has 32 bytes. */
export function makeSignedTokens({ secret, now }: Deps) {
  if (secret.byteLength !== secretBytes) throw new RangeError(`A signing secret has ${secretBytes} bytes`);
  // Imported once: importing for each token costs about as much as the signature itself.
  const key = once(() =>
    crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']),
  );

  return {
    async sign({ sub, ...claims }: Claims, audience: string, expiresAt: Date): Promise<string> {
      const { SignJWT } = await loadJose();
      return new SignJWT(claims)
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(sub)
        .setIssuedAt(now())
        .setExpirationTime(expiresAt)
        .sign(await key());
    },

    /** The claims of a token that we signed for this audience and that has not expired; otherwise undefined. */
    async read(token: string, audience: string, at = now()): Promise<(Claims & { exp: number }) | undefined> {
      if (token.length > longestToken || !hasCanonicalSignature(token)) return undefined;
      const { jwtVerify } = await loadJose();
      try {
        const options = { algorithms: [algorithm], issuer, audience, currentDate: at };
        const { payload } = await jwtVerify(token, await key(), options);
        const { sub, exp } = payload;
        return sub === undefined || exp === undefined ? undefined : { ...payload, sub, exp };
      } catch {
        return undefined;
      }
    },
  };
}

// Imported with the first token, so that the server starts sooner.
const loadJose = () => import('jose');

/** The last character of 32 bytes in base64url has two unused bits, so one token could be written in four ways. */
function hasCanonicalSignature(token: string): boolean {
  const signature = token.slice(token.lastIndexOf('.') + 1);
  return Buffer.from(signature, 'base64url').toString('base64url') === signature;
}
