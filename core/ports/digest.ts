/** Hashes texts and bytes. */
export type Digest = {
  /** The SHA-256 of the bytes, or of the text in UTF-8: 32 bytes. */
  sha256(content: string | Uint8Array): Uint8Array;
};
