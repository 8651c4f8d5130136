import type { StoredFile } from '../domain/files/stored-file.ts';

/** What is known about stored files. Their contents are in the file store. */
export type FileRecordStore = {
  add(file: StoredFile): Promise<void>;
  /** Undefined for an unknown id or another household's. */
  find(householdId: string, id: string): Promise<StoredFile | undefined>;
  /** All files of a household that don't expire, the oldest first. */
  list(householdId: string): Promise<readonly StoredFile[]>;
  /** All files of one entry, the oldest first, also those that expire. */
  ofEntry(householdId: string, entryId: string): Promise<readonly StoredFile[]>;
  /** All files of one item, the oldest first, also those that expire. */
  ofItem(householdId: string, item: string): Promise<readonly StoredFile[]>;
  /** All files of a household with this content. */
  withHash(householdId: string, hash: string): Promise<readonly StoredFile[]>;
  /** How many files a household has, with those that expire. */
  count(householdId: string): Promise<number>;
  /** The size in bytes of the files of these households, at least one, with those that expire. */
  bytesOf(householdIds: readonly string[]): Promise<number>;
  /** Replaces the expiry of a file, and what it belongs to. */
  update(file: StoredFile): Promise<void>;
  delete(householdId: string, id: string): Promise<void>;
  /**
   * Makes the files of all households expire whose entry is gone: it was deleted for good, or the task is no longer done
   * and can't become so by restoring its entry. Returns their number.
   */
  expireOrphans(now: Date): Promise<number>;
  /** Files of all households that expired before the instant, at most `limit`. */
  expired(before: Date, limit: number): Promise<readonly StoredFile[]>;
};
