import { makeFolder } from '#adapters/node-fs/make-folder.ts';

/** Creates the folder for local data if it is missing. Throws an error that names the setting. */
export async function makeDataDir(dataDir: string): Promise<void> {
  await makeFolder(dataDir).catch((cause: NodeJS.ErrnoException) => {
    throw new Error(`DATA_DIR: ${dataDir} can't be created (${cause.code}). Set it to another folder.`, { cause });
  });
}
