import { lstat, realpath, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { findBinaries } from './binaries.ts';
import { placesIn, removeUnfinished } from './cluster.ts';
import { findOrphan, stopPostmaster } from './postmaster.ts';
import { chooseRunUser } from './run-user.ts';
import { stagingRoot } from './staging.ts';
import { holdingStartLock } from './start-lock.ts';

/**
 * Stops the server, even if it is in use, and deletes the database permanently, wherever it is stored. Without a
 * database it has no effect.
 */
export async function removeEmbeddedPostgres(dataDir: string): Promise<void> {
  const places = placesIn(resolve(dataDir));
  const cluster = await realpath(places.cluster).catch(() => undefined);
  // Under the lock, so that no process that uses the server starts it again meanwhile.
  if (cluster) await holdingStartLock(places.lock, () => stopAndDelete(places.cluster, cluster));
  for (const place of [...Object.values(places), `${places.log}.1`, `${places.cluster}.moved`]) {
    await rm(place, { recursive: true, force: true });
  }
  await removeUnfinished(dirname(places.cluster)).catch(() => {});
}

/** `link` is the cluster's place in the data folder, and `cluster` the folder that it leads to. */
async function stopAndDelete(link: string, cluster: string): Promise<void> {
  const user = chooseRunUser(cluster);
  if (await findOrphan(cluster)) await stopPostmaster(cluster, await findBinaries(user), user);
  const isStaged = (await lstat(link)).isSymbolicLink() && cluster.startsWith(`${stagingRoot}/`);
  await rm(link, { recursive: true, force: true });
  await rm(isStaged ? dirname(cluster) : cluster, { recursive: true, force: true });
}
