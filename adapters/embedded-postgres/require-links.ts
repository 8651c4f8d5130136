import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Both are paths from the package's folder. */
type Link = { readonly target: string };

/**
 * Throws if npm didn't run the install script of a PostgreSQL package, which creates the links to its libraries. `native`
 * is the package's folder with the programs.
 */
export async function requireLinks(name: string, native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: readonly Link[] = JSON.parse(list);
  if (links.every(({ target }) => existsSync(join(native, '..', target)))) return;
  throw new Error(
    `The PostgreSQL that comes by npm is incomplete, because its install script did not run, as with "npm ci --ignore-scripts": run "npm rebuild ${name}", or set DATABASE_URL.`,
  );
}
