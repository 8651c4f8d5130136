import { signedIn } from '../../domain/access/found.ts';
import { DomainError } from '../../domain/errors.ts';
import type { CleanFile } from '../../domain/files/clean-file.ts';
import { documentName } from '../../domain/files/document-name.ts';
import { filesLock } from '../../domain/files/files-lock.ts';
import { fileLimits } from '../../domain/files/limits.ts';
import { belongsTo, type FileOwner, type StoredFile } from '../../domain/files/stored-file.ts';
import type { Household } from '../../domain/home/household.ts';
import { isPremium } from '../../domain/selling/tiers.ts';
import { hexOf } from '../../domain/text/hex.ts';
import { dayMs } from '../../domain/time/durations.ts';
import type { Stores } from '../../ports/unit-of-work.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<
  | 'unitOfWork'
  | 'clock'
  | 'ids'
  | 'digest'
  | 'locks'
  | 'fileStore'
  | 'filesLimit'
  | 'freeFilesLimit'
  | 'findEntry'
  | 'homeItem'
>;
type Input = {
  readonly householdId: string;
  readonly file: CleanFile;
  /** What it is called where it comes from. */
  readonly name?: string | undefined;
  /** The entry or the item, by its slug, that gets the file. Without one, it is deleted unless one gets it in time. */
  readonly owner?: FileOwner | undefined;
};

/**
 * Stores a file. Storing the same content for the same owner again returns the file that is there, so a client that
 * lost the response can repeat its request. Throws `entry_not_found`, also for work that isn't done, `item_not_found`,
 * `too_many_files`, `files_full`, and, after which nothing is stored, `storage_full` and `files_unavailable`.
 */
export const makeStoreFile =
  (deps: Deps) =>
  ({ householdId, file, name, owner }: Input): Promise<StoredFile> => {
    const { unitOfWork, digest, locks, fileStore } = deps;
    const hash = hexOf(digest.sha256(file.content));
    return locks.hold(filesLock(householdId), async () => {
      const stored = await unitOfWork.run((stores) => reserve(stores, { householdId, file, name, owner, hash }, deps));
      try {
        await fileStore.put(householdId, hash, file.content);
      } catch (error) {
        if (stored.expiresAt) await unitOfWork.run(({ files }) => files.delete(householdId, stored.id));
        throw error;
      }
      if (!owner || !stored.expiresAt) return stored;
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
  { householdId, file, name: given, owner: wanted, hash }: Input & { readonly hash: string },
  deps: Pick<Deps, 'clock' | 'ids' | 'filesLimit' | 'freeFilesLimit' | 'findEntry' | 'homeItem'>,
): Promise<StoredFile> {
  const { clock, ids } = deps;
  const household = signedIn(await stores.households.lock(householdId));
  if (household.deletionRequestedAt) throw new DomainError('not_signed_in');
  const owner = wanted && (await ownerIn(stores, household, wanted, deps));
  const now = clock.now();
  const same = (await stores.files.withHash(householdId, hash)).find((each) => belongsTo(each, owner));
  if (same && (!same.expiresAt || same.expiresAt > now)) return same;
  if (owner && (await filesOf(stores, householdId, owner)).length >= fileLimits.ofOwner) {
    throw new DomainError('too_many_files');
  }
  if ((await stores.files.count(householdId)) >= fileLimits.ofHome) throw new DomainError('files_full');
  await expectRoom(stores, household, file.content.length, deps);
  const name = documentName(given, file.type);
  const stored = {
    householdId,
    id: ids.next(),
    hash,
    type: file.type,
    bytes: file.content.length,
    createdAt: now,
    ...(name !== undefined && { name }),
    ...owner,
    expiresAt: new Date(now.getTime() + fileLimits.waitingDays * dayMs),
  };
  await stores.files.add(stored);
  return stored;
}

/**
 * Throws `files_full` unless each owner of the home has room for so many bytes in all the homes that they own: more homes
 * don't bring more room, but Premium in one of them does.
 */
async function expectRoom(
  { files, memberships }: Stores,
  household: Household,
  bytes: number,
  { clock, filesLimit, freeFilesLimit }: Pick<Deps, 'clock' | 'filesLimit' | 'freeFilesLimit'>,
): Promise<void> {
  const owners = (await memberships.list(household.id)).filter(({ role }) => role === 'owner');
  const homesOf = await Promise.all(owners.map(({ person }) => memberships.homesOf(person.id)));
  const owned = homesOf.map((homes) => homes.filter(({ role }) => role === 'owner').map((home) => home.household));
  for (const homes of [...owned, [household]]) {
    const limit = homes.some((home) => isPremium(home, clock.now())) ? filesLimit : freeFilesLimit;
    if ((await files.bytesOf(homes.map(({ id }) => id))) + bytes > limit) throw new DomainError('files_full');
  }
}

/** The owner, if the household has it; an item by its name. */
async function ownerIn(
  stores: Stores,
  household: Household,
  owner: FileOwner,
  { findEntry, homeItem }: Pick<Deps, 'findEntry' | 'homeItem'>,
): Promise<FileOwner> {
  if (owner.entryId === undefined) return { ...owner, item: homeItem(household, owner.item).name };
  const { kind } = await findEntry(stores, household, owner.entryId);
  if (kind !== 'done') throw new DomainError('entry_not_found');
  return owner;
}

const filesOf = ({ files }: Stores, householdId: string, { entryId, item }: FileOwner) =>
  entryId === undefined ? files.ofItem(householdId, item) : files.ofEntry(householdId, entryId);
