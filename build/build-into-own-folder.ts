import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.ts';

type Build = {
  /** The folder that contains the builds. */
  readonly dist: string;
  /** The first part of the folders' names. */
  readonly kind: string;
  /** Files and folders that affect the build, as paths from the project's root. */
  readonly inputs: readonly string[];
  /** Builds into a folder that does not exist yet. */
  readonly build: (folder: string) => Promise<void>;
  /** Returns the name of the folder that the pointer names. */
  readonly newest: () => Promise<string | undefined>;
  /** Makes the pointer name this folder. */
  readonly point: (name: string) => Promise<void>;
};

/**
 * Builds if the inputs have changed, and returns whether they had. Each build has a folder of its own, KIND-HASH, and a
 * pointer names the newest. The previous build is kept, because a running server may still read from it.
 */
export async function buildIntoOwnFolder({ dist, kind, inputs, build, newest, point }: Build): Promise<boolean> {
  const name = `${kind}-${(await fingerprint(inputs)).slice(0, 16)}`;
  const previous = await newest();
  if (previous === name && existsSync(join(dist, name))) return false;
  if (!existsSync(join(dist, name))) {
    process.stderr.write(`Building the ${kind === 'web' ? 'web app' : kind} …\n`);
    await buildAside(dist, name, build);
  }
  await point(name);
  for (const other of await readdir(dist)) {
    const isOld = other.startsWith(`${kind}-`) && other !== name && other !== previous;
    if (isOld) await rm(join(dist, other), { recursive: true, force: true });
  }
  return true;
}

/** An interrupted build leaves nothing under the final name. */
async function buildAside(dist: string, name: string, build: Build['build']): Promise<void> {
  const fresh = join(dist, `.${name}-${process.pid}`);
  try {
    await build(fresh);
    await rename(fresh, join(dist, name)).catch((error: NodeJS.ErrnoException) => {
      // Another build of the same inputs finished first.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}
