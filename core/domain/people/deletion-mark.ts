import { hexOf } from '../text/hex.ts';

export type Deleted = { readonly kind: 'home' | 'person'; readonly id: string };
type Sha256 = (text: string) => Uint8Array;

const markOf = (name: string, id: string, sha256: Sha256) => hexOf(sha256(`deleted ${name} ${id}`));

/**
 * The mark of a deleted home or person in the list of deletions: a hash of its id, which is random. The list therefore
 * names no person, and only a backup that contains them shows whom it means. It has no key, because the list must remain
 * readable after the secret has changed.
 */
export const deletionMark = ({ kind, id }: Deleted, sha256: Sha256): string => markOf(kind, id, sha256);

/**
 * Whether the list has a mark of the home or person. Before people had homes together, one mark meant both: the person
 * of each household got its id.
 */
export const isMarked = (marks: ReadonlySet<string>, { kind, id }: Deleted, sha256: Sha256): boolean =>
  marks.has(markOf(kind, id, sha256)) || marks.has(markOf('household', id, sha256));
