import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

const allows = (path: string, mode: number): Promise<boolean> =>
  access(path, mode).then(
    () => true,
    () => false,
  );

/** The nearest file or folder that exists: the path itself or a folder above it. */
async function nearest(path: string): Promise<string> {
  for (let each = resolve(path); ; each = dirname(each)) {
    if ((await allows(each, constants.F_OK)) || each === dirname(each)) return each;
  }
}

type Disk = {
  exists(path: string): Promise<boolean>;
  /** The free space in bytes where the path is or would be. */
  freeAt(path: string): Promise<number>;
  /** Whether we may create files at the path, or the folders that lead to it. */
  isWritable(path: string): Promise<boolean>;
};

export const disk: Disk = {
  exists: (path) => allows(path, constants.F_OK),
  freeAt: async (path) => {
    const { bavail, bsize } = await statfs(await nearest(path));
    return bavail * bsize;
  },
  isWritable: async (path) => {
    const place = await nearest(path);
    // Root may write everywhere, but systems such as /proc store nothing.
    return (await allows(place, constants.W_OK)) && (await statfs(place)).blocks > 0;
  },
};
