import { lstat, realpath, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { findBinaries } from './binaries.ts';
import { placesIn, removeUnfinished } from './cluster.ts';
import { findOrphan, stopPostmaster } from './postmaster.ts';
import { chooseRunUser } from './run-user.ts';
import { stagingRoot } from './staging.ts';

/**
 * Stops the server, even if it is in use, and deletes the database permanently, wherever it is stored. Without a
 * database it has no effect.
 */
export async function removeEmbeddedPostgres(dataDir: string): Promise<void> {
  const places = placesIn(resolve(dataDir));
  const cluster = await realpath(places.cluster).catch(() => undefined);
  if (cluster) {
    const user = chooseRunUser(cluster);
    if (await findOrphan(cluster)) await stopPostmaster(cluster, await findBinaries(user), user);
    const isStaged = (await lstat(places.cluster)).isSymbolicLink() && cluster.startsWith(`${stagingRoot}/`);
    await rm(isStaged ? dirname(cluster) : cluster, { recursive: true, force: true });
  }
  for (const place of [...Object.values(places), `${places.log}.1`, `${places.cluster}.moved`]) {
    await rm(place, { recursive: true, force: true });
  }
  await removeUnfinished(dirname(places.cluster)).catch(() => {});
}
