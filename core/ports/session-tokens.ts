export type SessionClaims = { readonly personId: string; readonly sessionId: string };

/** Signed tokens: readable by anyone, but impossible to forge. They don't show whether the session is still valid. */
export type SessionTokens = {
  issue(claims: SessionClaims, expiresAt: Date): Promise<string>;
  /** Undefined for anything that we did not sign or that has expired. */
  verify(token: string): Promise<SessionClaims | undefined>;
  /** Whose a token was that we signed, though it may have expired: nothing may be done with it. */
  whose(token: string): Promise<SessionClaims | undefined>;
};
