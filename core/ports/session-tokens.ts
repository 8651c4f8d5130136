export type SessionClaims = { readonly householdId: string; readonly sessionId: string };

/** Signed, unreadable to nobody, forgeable by nobody; whether the session still stands is not in them. */
export type SessionTokens = {
  issue(claims: SessionClaims, expiresAt: Date): Promise<string>;
  /** Undefined for anything that we did not sign or that has expired. */
  verify(token: string): Promise<SessionClaims | undefined>;
};
