import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.ts';

type Build = {
  /** The folder that contains the builds. */
  readonly dist: string;
  /** The first part of the folders' names. */
  readonly kind: string;
  /** Files and folders that affect the build, as paths that start at the project. */
  readonly inputs: readonly string[];
  /** Builds into a folder that does not exist yet. */
  readonly build: (folder: string) => Promise<void>;
  /** The name of the folder that the pointer leads to. */
  readonly newest: () => Promise<string | undefined>;
  /** Makes the pointer lead to this folder. */
  readonly point: (name: string) => Promise<void>;
};

/**
 * Builds where the inputs have changed, and returns whether they had. Each build has a folder of its own, KIND-HASH, and
 * a pointer leads to the newest. The one before it stays, because a running server may still read from it.
 */
export async function buildIntoOwnFolder({ dist, kind, inputs, build, newest, point }: Build): Promise<boolean> {
  const name = `${kind}-${(await fingerprint(inputs)).slice(0, 16)}`;
  const previous = await newest();
  if (previous === name && existsSync(join(dist, name))) return false;
  if (!existsSync(join(dist, name))) await buildAside(dist, name, build);
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
      // Another build of the same inputs was quicker.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}
