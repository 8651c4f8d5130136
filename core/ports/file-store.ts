/**
 * The contents of stored files, by household and by the SHA-256 of the content, in hexadecimal digits. Failures of the
 * store are `files_unavailable`.
 */
export type FileStore = {
  /** Stores a content, which has this hash. Storing it again has no effect. Throws `storage_full`. */
  put(householdId: string, hash: string, content: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Undefined if it isn't stored. A content that has another hash ends in an error instead of its last piece. */
  read(householdId: string, hash: string): Promise<AsyncIterable<Uint8Array> | undefined>;
  /** Has no effect if it isn't stored. */
  delete(householdId: string, hash: string): Promise<void>;
  /** Deletes all contents of a household. */
  deleteAll(householdId: string): Promise<void>;
  /** Deletes what killed processes left unfinished before the instant. */
  deleteUnfinished(before: Date): Promise<void>;
};
