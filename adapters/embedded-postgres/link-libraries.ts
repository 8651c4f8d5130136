import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Both are paths from the package's folder. */
type Link = { readonly target: string };

/**
 * Makes the links to PostgreSQL's libraries, which a package of npm can't contain, with the package's own install script:
 * npm doesn't run it. `folder` is the package's. Throws when they can't be made.
 */
export async function linkLibraries(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: readonly Link[] = JSON.parse(list);
  const areMade = () => links.every(({ target }) => existsSync(join(folder, target)));
  if (areMade()) return;
  // The script makes them in the folder that it runs in, and ignores failures.
  await promisify(execFile)(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: folder });
  if (areMade()) return;
  throw new Error(
    `The libraries of the PostgreSQL that comes by npm can't be linked in ${folder}: start once as the user whom it belongs to, or set DATABASE_URL.`,
  );
}
