import type { SessionClaims } from '#core/ports/session-tokens.ts';

type Verified = { readonly claims: SessionClaims; readonly expiresAt: number };

/**
 * Tokens whose signature was found good, so that the next request with the same one pays no cryptography.
 * Holds at most `capacity`, forgetting the one unused for longest. Instants are milliseconds since 1970.
 */
export function makeVerifiedTokens(capacity: number) {
  // A Map keeps the order of insertion: the first key is the least recently used.
  const entries = new Map<string, Verified>();

  return {
    /** Undefined when the token is not known, or has ended by `at`. */
    get(token: string, at: number): SessionClaims | undefined {
      const entry = entries.get(token);
      if (!entry) return undefined;
      entries.delete(token);
      if (entry.expiresAt <= at) return undefined;
      entries.set(token, entry);
      return entry.claims;
    },

    add(token: string, claims: SessionClaims, expiresAt: number): void {
      entries.set(token, { claims, expiresAt });
      const oldest = entries.keys().next();
      if (entries.size > capacity && !oldest.done) entries.delete(oldest.value);
    },
  };
}
