/** Hashes texts and bytes. */
export type Digest = {
  /** The SHA-256 of the bytes, or of the text in UTF-8: 32 bytes. */
  sha256(content: string | Uint8Array): Uint8Array;
  /** The HMAC-SHA-256 of the text: 32 bytes. Key and text in UTF-8. */
  hmacSha256(key: string, text: string): Uint8Array;
};
