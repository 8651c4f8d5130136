import { type Deleted, isMarked } from '#core/domain/people/deletion-mark.ts';
import type { App } from './container.ts';

type Order = {
  readonly file: string;
  /** Files with more lists of deletions, such as those of other servers; `none` reads no list at all. */
  readonly lists: readonly string[] | 'none';
};

/**
 * Restores a backup into the empty database, and deletes the accounts that were deleted after it. No session survives,
 * because no backup contains any. Throws before it changes anything if a list of deletions is missing: the deleted
 * accounts would come back unnoticed.
 */
export async function restoreBackup({ backups, deletionList, digest, deleteRestored }: App, { file, lists }: Order) {
  const marks = lists === 'none' ? new Set<string>() : await deletionList.read(lists).catch(withAdvice);
  const isDeleted = (deleted: Deleted) => isMarked(marks, deleted, digest.sha256);
  const restored = await backups.restore(file, isDeleted);
  return { ...restored, deletionsRead: marks.size, deletedAgain: await deleteRestored() };
}

function withAdvice(cause: Error): never {
  throw new Error(
    `Nothing was restored. ${cause.message} Without it, accounts that were deleted after the backup would come back. Set DELETIONS_FILE to the list, or use --no-deletions if no account was deleted since.`,
    { cause },
  );
}
