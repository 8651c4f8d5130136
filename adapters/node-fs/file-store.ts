import { randomUUID } from 'node:crypto';
import { glob, open, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { DomainError } from '#core/domain/errors.ts';
import type { FileStore } from '#core/ports/file-store.ts';
import { makeFolder } from './make-folder.ts';

/** A file leaves so much free, or a tenth of a small disk, in bytes: the database may be on the same one, and stops without. */
const reserve = 1_000_000_000;

/** Only the user of the server enters. */
const ours = 0o700;

/** Of the name of a content that isn't stored yet. */
const ending = '.unfinished';

/** No room on the disk, for this user, or for a file of this size. */
const full: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** The disk of a folder, in bytes. */
async function measured(folder: string): Promise<{ readonly free: number; readonly size: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, size: blocks * bsize };
}

/** The names come from the database, and never from a request; a wrong one must not lead out of the folder. */
const isName = (text: string): boolean => /^[0-9a-f-]{36,64}$/.test(text);

/**
 * A folder with a subfolder for each household, and in it a file for each content, named by its hash. A content appears
 * whole: it is written under another name first.
 */
export function makeFileStore(folder: string, measure: typeof measured = measured): FileStore {
  const placeOf = (...names: readonly string[]): string => {
    if (!names.every(isName)) throw new DomainError('files_unavailable', {}, new Error('not a name of ours'));
    return join(folder, ...names);
  };

  return {
    put: async (householdId, hash, content) => {
      const place = placeOf(householdId, hash);
      const unfinished = `${place}.${randomUUID()}${ending}`;
      try {
        await makeFolder(folder, ours);
        await makeFolder(placeOf(householdId), ours);
        const { free, size } = await measure(placeOf(householdId));
        if (free - content.length < Math.min(reserve, size / 10))
          throw new DomainError('storage_full', {}, new Error('the rest of the disk is reserved'));
        await using file = await open(unfinished, 'wx', 0o600);
        await file.writeFile(content);
        await file.sync();
        await rename(unfinished, place);
        // The name must survive a power failure too.
        await using directory = await open(placeOf(householdId));
        await directory.sync();
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => {});
        throw full.includes(codeOf(error)) ? new DomainError('storage_full', {}, error) : failure(error);
      }
    },

    read: async (householdId, hash) => {
      try {
        const file = await open(placeOf(householdId, hash));
        return file.createReadStream();
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return undefined;
        throw failure(error);
      }
    },

    delete: async (householdId, hash) => {
      await rm(placeOf(householdId, hash), { force: true }).catch((error) => {
        throw failure(error);
      });
    },

    deleteAll: async (householdId) => {
      await rm(placeOf(householdId), { recursive: true, force: true }).catch((error) => {
        throw failure(error);
      });
    },

    deleteUnfinished: async (before) => {
      try {
        for await (const name of glob(`*/*${ending}`, { cwd: folder })) {
          const path = join(folder, name);
          const { mtime } = await stat(path);
          if (mtime < before) await rm(path, { force: true });
        }
      } catch (error) {
        // The folder is made with the first file, and another process may have finished or deleted one.
        if (codeOf(error) !== 'ENOENT') throw failure(error);
      }
    },
  };
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
const failure = (error: unknown) =>
  error instanceof DomainError ? error : new DomainError('files_unavailable', {}, error);
