/**
 * Derives a sign-in link's token from its id, with a key that isn't in the database. So a person who reads the database
 * can't sign in. What lets the browser that asked sign in with a code is derived alike, and stored nowhere.
 */
export type LinkTokens = {
  /** `id.code`, safe in an address; the same for the same id. */
  tokenFor(linkId: string): string;
  /** The id in a token that we made. Undefined for any other text. */
  linkIdOf(token: string): string | undefined;
  /** Hex of a one-way hash. */
  hash(token: string): string;
  /** `id.code`, which only the browser that asked for the link receives. It signs in with the mail's code, not alone. */
  requestFor(linkId: string): string;
  /** The id in a request that we made. Undefined for any other text, such as a token. */
  linkIdOfRequest(request: string): string | undefined;
  /** `id.code`, of the link in a mail about a new passkey, which removes it. */
  removalFor(passkeyId: string): string;
  /** The id in such a text that we made. Undefined for any other, such as a token. */
  passkeyIdOfRemoval(removal: string): string | undefined;
  /** The code in the mail with the link. */
  codeFor(linkId: string): string;
  /** Whether it is that code. The time that it takes says nothing about the code. */
  isCodeFor(linkId: string, code: string): boolean;
};
