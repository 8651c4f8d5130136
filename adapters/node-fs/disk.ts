import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/** The nearest folder that exists: the path itself or one above it. */
async function nearestFolder(path: string): Promise<string> {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    const exists = await access(folder).then(
      () => true,
      () => false,
    );
    if (exists || folder === dirname(folder)) return folder;
  }
}

export type Disk = {
  /** The free space in bytes where the path is or would be. */
  freeAt(path: string): Promise<number>;
  /** Whether we may create files at the path, or the folders that lead to it. */
  isWritable(path: string): Promise<boolean>;
};

export const disk: Disk = {
  freeAt: async (path) => {
    const { bavail, bsize } = await statfs(await nearestFolder(path));
    return bavail * bsize;
  },
  isWritable: async (path) =>
    access(await nearestFolder(path), constants.W_OK).then(
      () => true,
      () => false,
    ),
};
