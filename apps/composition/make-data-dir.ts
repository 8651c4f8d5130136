import { mkdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/**
 * Creates the folder and those above it that are missing. Node's own recursive `mkdir` never returns where a folder
 * exists but takes no subfolders, as `/proc` does. Throws an error that names the setting.
 */
export async function makeDataDir(dataDir: string): Promise<void> {
  await makeFolder(resolve(dataDir)).catch((cause: NodeJS.ErrnoException) => {
    throw new Error(`DATA_DIR: ${dataDir} can't be created (${cause.code}). Set it to another folder.`, { cause });
  });
}

async function makeFolder(path: string): Promise<void> {
  if (await exists(path)) return;
  await makeFolder(dirname(path));
  await mkdir(path).catch((error: NodeJS.ErrnoException) => {
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
