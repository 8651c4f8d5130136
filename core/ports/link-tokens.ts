/**
 * Derives a sign-in link's token from its id, with a key that isn't in the database. So a person who reads the database
 * can't sign in.
 */
export type LinkTokens = {
  /** `id.code`, safe in an address; the same for the same id. */
  tokenFor(linkId: string): string;
  /** The id in a token that we made. Undefined for any other text. */
  linkIdOf(token: string): string | undefined;
  /** Hex of a one-way hash. */
  hash(token: string): string;
};
