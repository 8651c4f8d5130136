/** Hashes texts. */
export type Digest = {
  /** The SHA-256 of the text in UTF-8, 32 bytes. */
  sha256(text: string): Uint8Array;
};
