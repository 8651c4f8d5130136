import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Where root keeps what another user must reach, when the checkout lies below a folder that only root may enter.
 * Only root can write there, so nobody can put something else in its place.
 */
export const stagingRoot = '/var/lib/upkept';

/** A folder below it that everybody can enter, whatever our umask. */
export async function makeStagingFolder(name: string): Promise<string> {
  const folder = join(stagingRoot, name);
  await mkdir(folder, { recursive: true });
  for (const path of [stagingRoot, folder]) await chmod(path, 0o755);
  return folder;
}
