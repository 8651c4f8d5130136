import { dayMs } from '../../domain/durations.ts';
import { DomainError } from '../../domain/errors.ts';
import type { CleanFile } from '../../domain/files/clean-file.ts';
import { filesLock } from '../../domain/files/files-lock.ts';
import { fileLimits } from '../../domain/files/limits.ts';
import type { StoredFile } from '../../domain/files/stored-file.ts';
import { hexOf } from '../../domain/hex.ts';
import { signedIn } from '../../domain/household.ts';
import type { Stores } from '../../ports/unit-of-work.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'ids' | 'digest' | 'locks' | 'fileStore' | 'filesLimit' | 'findEntry'>;
type Input = {
  readonly householdId: string;
  readonly file: CleanFile;
  /** The entry of the history that gets the file. Without one, the file is deleted unless an entry gets it in time. */
  readonly entryId?: string | undefined;
};

/**
 * Stores a file. Storing the same content for the same entry again returns the file that is there, so a client that
 * lost the response can repeat its request. Throws `entry_not_found`, also for work that isn't done, `too_many_files`,
 * `files_full`, and, after which nothing is stored, `storage_full` and `files_unavailable`.
 */
export const makeStoreFile =
  (deps: Deps) =>
  ({ householdId, file, entryId }: Input): Promise<StoredFile> => {
    const { unitOfWork, digest, locks, fileStore } = deps;
    const hash = hexOf(digest.sha256(file.content));
    return locks.hold(filesLock(householdId), async () => {
      const stored = await unitOfWork.run((stores) => reserve(stores, { householdId, file, entryId, hash }, deps));
      try {
        await fileStore.put(householdId, hash, file.content);
      } catch (error) {
        if (stored.expiresAt) await unitOfWork.run(({ files }) => files.remove(householdId, stored.id));
        throw error;
      }
      if (entryId === undefined || !stored.expiresAt) return stored;
      const { expiresAt: _, ...complete } = stored;
      await unitOfWork.run(async ({ files, households }) => {
        // The account may have been deleted meanwhile.
        signedIn(await households.lock(householdId));
        await files.update(complete);
      });
      return complete;
    });
  };

/** Returns the file that is there already, or notes a new one, which expires unless its content is stored. */
async function reserve(
  stores: Stores,
  { householdId, file, entryId, hash }: Input & { readonly hash: string },
  { clock, ids, filesLimit, findEntry }: Pick<Deps, 'clock' | 'ids' | 'filesLimit' | 'findEntry'>,
): Promise<StoredFile> {
  const household = signedIn(await stores.households.lock(householdId));
  if (household.deletionRequestedAt) throw new DomainError('not_signed_in');
  if (entryId !== undefined) {
    const { kind } = await findEntry(stores, household, entryId);
    if (kind !== 'done') throw new DomainError('entry_not_found');
  }
  const now = clock.now();
  const same = (await stores.files.withHash(householdId, hash)).find((each) => each.entryId === entryId);
  if (same && (!same.expiresAt || same.expiresAt > now)) return same;
  if (entryId !== undefined && (await stores.files.ofEntry(householdId, entryId)).length >= fileLimits.ofEntry) {
    throw new DomainError('too_many_files');
  }
  const { count, bytes } = await stores.files.usage(householdId);
  if (count >= fileLimits.ofHome || bytes + file.content.length > filesLimit) throw new DomainError('files_full');
  const stored = {
    householdId,
    id: ids.next(),
    hash,
    type: file.type,
    bytes: file.content.length,
    createdAt: now,
    ...(entryId !== undefined && { entryId }),
    expiresAt: new Date(now.getTime() + fileLimits.waitingDays * dayMs),
  };
  await stores.files.add(stored);
  return stored;
}
