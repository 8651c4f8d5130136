/** A link that was asked for. Belongs to an address, not to a household: there may be none yet. */
export type SignInLink = {
  readonly id: string;
  readonly email: string;
  /** Hex; the token itself is stored nowhere. */
  readonly tokenHash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

export type SignInLinkStore = {
  add(link: SignInLink): Promise<void>;
  /** How many links the address asked for after the instant. */
  countSince(email: string, since: Date): Promise<number>;
  /** Undefined when there is no such link. */
  find(id: string): Promise<SignInLink | undefined>;
  /**
   * Marks the link as used if the hash matches, it is unused, and `at` is before its end. Returns its address. Of any
   * number of simultaneous callers exactly one receives the address, the others undefined.
   */
  spend(id: string, tokenHash: string, at: Date): Promise<string | undefined>;
  /** Deletes links that expired before the instant, and returns their number. */
  removeExpired(before: Date): Promise<number>;
};
