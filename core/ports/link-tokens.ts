/** Turns a link's id into its token by a key that no database holds, so that nothing stored can be used to sign in. */
export type LinkTokens = {
  /** `id.code`, safe in an address; the same for the same id. */
  tokenFor(linkId: string): string;
  /** The id that the token names, whether or not it is genuine; undefined when it has not the shape of a token. */
  linkIdOf(token: string): string | undefined;
  /** Hex of a one-way hash. */
  hash(token: string): string;
};
