import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The folder for files that another user must reach when only root can enter the checkout. Only root can write to it,
 * so no other user can replace the files.
 */
export const stagingRoot = '/var/lib/upkept';

/** Creates a subfolder that all users can enter, whatever our umask. */
export async function makeStagingFolder(name: string): Promise<string> {
  const folder = join(stagingRoot, name);
  await mkdir(folder, { recursive: true });
  for (const path of [stagingRoot, folder]) await chmod(path, 0o755);
  return folder;
}
