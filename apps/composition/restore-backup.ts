import { deletionMark } from '#core/domain/deletion-mark.ts';
import type { App } from './container.ts';

type Order = {
  readonly file: string;
  /** Files with more lists of deletions, such as those of other servers. */
  readonly otherLists: readonly string[];
};

/**
 * Restores a backup into the empty database, and deletes the accounts that were deleted after it. No session survives,
 * because no backup contains any.
 */
export async function restoreBackup(
  { backups, deletionList, digest, resumeDepartures }: App,
  { file, otherLists }: Order,
) {
  const marks = await deletionList.read(otherLists);
  const isDeleted = (householdId: string) => marks.has(deletionMark(householdId, digest.sha256));
  const restored = await backups.restore(file, isDeleted);
  return { ...restored, departures: await resumeDepartures() };
}
