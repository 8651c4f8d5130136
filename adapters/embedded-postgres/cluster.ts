import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { chmod, chown, mkdtemp, readdir, readFile, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { canEnter, type RunUser, run } from './process.ts';
import { makeStagingFolder } from './staging.ts';

export const superuser = 'upkept';

export type Places = {
  /** The cluster's folder, or a link to it. */
  readonly cluster: string;
  readonly password: string;
  readonly log: string;
  readonly lock: string;
};

export function placesIn(dataDir: string): Places {
  const place = (name: string) => join(dataDir, name);
  return {
    cluster: place('postgres'),
    password: place('postgres.password'),
    log: place('postgres.log'),
    lock: place('postgres.lock'),
  };
}

/** Whether the cluster exists. Throws when its folder or its password file is missing. */
export function clusterExists({ cluster, password }: Places): boolean {
  if (!lstatSync(cluster, { throwIfNoEntry: false })) return false;
  if (!existsSync(cluster)) {
    throw new Error(
      `${cluster} leads to a folder that is missing: put it back, or run "npm run reset" to start afresh.`,
    );
  }
  if (!existsSync(password)) {
    throw new Error(
      `${password}, the password of the database beside it, is missing: put it back, or run "npm run reset" to start afresh.`,
    );
  }
  return true;
}

/** Throws when a different major version of PostgreSQL created the cluster. */
export function checkVersion(cluster: string, { major }: Binaries): void {
  const made = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (made === major) return;
  throw new Error(
    `The database in ${cluster} was made by PostgreSQL ${made}, and this is ${major}: move its data with pg_dump, or run "npm run reset" to start afresh.`,
  );
}

export async function passwordOf({ password }: Places): Promise<string> {
  return (await readFile(password, 'utf8')).trim();
}

/**
 * Creates the cluster in a temporary folder and then renames it, so that an interrupted initialisation is never used.
 * The password file is written first; it is worthless until the cluster exists.
 */
export async function createCluster(places: Places, binaries: Binaries, user: RunUser, fast: boolean): Promise<void> {
  const dataDir = dirname(places.cluster);
  const isStaged = !canEnter(dataDir, user);
  const home = isStaged ? await makeStagingFolder(randomUUID()) : dataDir;
  const password = randomBytes(24).toString('hex');
  await writeFile(places.password, `${password}\n`, { mode: 0o600 });
  await chmod(places.password, 0o600);

  await removeUnfinished(dataDir);
  // A unique name, because an initdb that outlives this process deletes its own folder by path when it ends.
  const workshop = await mkdtemp(join(home, unfinished));
  const passwordCopy = join(workshop, 'password');
  await writeFile(passwordCopy, password, { mode: 0o600 });
  if (user) {
    await chown(passwordCopy, user.uid, user.gid);
    await chown(workshop, user.uid, user.gid);
  }
  const made = join(workshop, 'cluster');
  // The locale does not depend on the machine, so text sorts the same wherever the data is moved.
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const access = ['--auth=scram-sha-256', `--username=${superuser}`, `--pwfile=${passwordCopy}`];
  await run(
    binaries.initdb,
    [`--pgdata=${made}`, ...locale, ...access, '--no-instructions', ...(fast ? ['--no-sync'] : [])],
    user,
  ).catch((cause) => {
    throw new Error(`${cause.message}. Fix that, or set DATABASE_URL to a PostgreSQL of your own.`, { cause });
  });

  const staged = join(home, 'postgres');
  await rename(made, staged);
  await rm(workshop, { recursive: true, force: true });
  if (isStaged) await symlink(staged, places.cluster);
}

const unfinished = 'postgres.new-';

/** Deletes the folders that interrupted initialisations left behind. */
export async function removeUnfinished(dataDir: string): Promise<void> {
  const names = await readdir(dataDir);
  for (const name of names.filter((each) => each.startsWith(unfinished))) {
    await rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }
}

const announcedMove = ({ cluster }: Places): string => `${cluster}.moved`;

/**
 * Moves the cluster to a folder that `user` can enter, if the checkout was moved into one that it cannot. The server
 * must not be running.
 */
export async function moveWithinReach(places: Places, user: RunUser): Promise<void> {
  const cluster = await realpath(places.cluster);
  if (canEnter(cluster, user)) return;
  const staged = join(await makeStagingFolder(randomUUID()), 'postgres');
  await rm(announcedMove(places), { force: true });
  await symlink(staged, announcedMove(places));
  // Uses mv because a rename fails across disks, and mv keeps the files' owners.
  await run('mv', [cluster, staged], undefined);
  await rm(places.cluster, { force: true });
  await finishMove(places);
}

/** Completes a move that crashed after the cluster was moved and before the link to it was created. */
export async function finishMove(places: Places): Promise<void> {
  if (existsSync(announcedMove(places)) && !existsSync(places.cluster))
    await rename(announcedMove(places), places.cluster);
}
