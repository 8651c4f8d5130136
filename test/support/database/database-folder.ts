import { accessSync, constants, statfsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
/** In bytes. A container often has only 64 MB. */
const leastSpace = 2 * 1024 ** 3;

/**
 * The folder for the tests' databases: in memory on Linux, otherwise the system's folder for temporary files. Each clone
 * has more than a thousand files, and a disk's file system takes longer to create and delete them than PostgreSQL needs
 * for all statements of the tests.
 */
export const databasesFolder = (): string => (hasRoom(memory) ? memory : tmpdir());

function hasRoom(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= leastSpace;
  } catch {
    return false;
  }
}

/** Creates a folder for a database, whose name begins with the prefix. */
export const makeDatabaseFolder = (prefix: string): Promise<string> => mkdtemp(join(databasesFolder(), prefix));
