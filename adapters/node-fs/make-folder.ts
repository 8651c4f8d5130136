import { mkdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/**
 * Creates the folder and those above it that are missing. Node's own recursive `mkdir` never returns where a folder
 * exists but takes no subfolders, as `/proc` does. `mode` is for the last one. Throws the system's error.
 */
export async function makeFolder(folder: string, mode?: number): Promise<void> {
  const path = resolve(folder);
  if (await exists(path)) return;
  await makeFolder(dirname(path));
  await mkdir(path, mode).catch((error: NodeJS.ErrnoException) => {
    // Another process was faster.
    if (error.code !== 'EEXIST') throw error;
  });
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
