/** Challenges for passkeys to sign. None is stored: each contains when it was issued, and can't be forged. */
export type Challenges = {
  /** A new one for a subject, in base64url. */
  issue(subject: string): string;
  /** When it was issued; undefined for anything that we did not issue for this subject. */
  issuedAt(challenge: string, subject: string): Date | undefined;
};
