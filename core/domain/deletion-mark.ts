import { hexOf } from './hex.ts';

/**
 * The mark of a deleted household in the list of deletions: a hash of its id, which is random. The list therefore names
 * no person, and only a backup that contains the household shows whom it means. It has no key, because the list must remain
 * readable after the secret has changed.
 */
export const deletionMark = (householdId: string, sha256: (text: string) => Uint8Array): string =>
  hexOf(sha256(`deleted household ${householdId}`));
