import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Where root keeps files that another user must reach, if the checkout is below a folder that only root can enter. Only
 * root can write there, so no other user can replace the files.
 */
export const stagingRoot = '/var/lib/upkept';

/** A folder below it that everybody can enter, whatever our umask. */
export async function makeStagingFolder(name: string): Promise<string> {
  const folder = join(stagingRoot, name);
  await mkdir(folder, { recursive: true });
  for (const path of [stagingRoot, folder]) await chmod(path, 0o755);
  return folder;
}
