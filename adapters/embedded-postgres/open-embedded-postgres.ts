import { mkdir, realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Binaries, findBinaries } from './binaries.ts';
import {
  checkVersion,
  clusterExists,
  createCluster,
  finishMove,
  moveWithinReach,
  type Places,
  passwordOf,
  placesIn,
} from './cluster.ts';
import { findOrphan, startPostmaster, stopPostmaster } from './postmaster.ts';
import type { RunUser } from './process.ts';
import { chooseRunUser } from './run-user.ts';
import { holdingStartLock } from './start-lock.ts';
import { connectAsUser, connectionStringFor, type UserConnection } from './user-connection.ts';

const database = 'upkept';

export type EmbeddedPostgres = {
  readonly connectionString: string;
  /** Stops the server unless someone else, of this process or another, is connected to it: so end your own pools first. */
  close(): Promise<void>;
};

type Options = {
  /** The folder for our data; the cluster lies in `postgres` below it. Made when missing. */
  readonly dataDir: string;
  /** Trades safety against a crash of the server or the machine for speed: for tests. */
  readonly fast?: boolean;
};

/**
 * A real PostgreSQL out of npm, on a free port of this machine only. Makes its cluster at the first start; joins the
 * server that another process of ours started, or left behind when it was killed.
 * Throws, in words that say what to do, when that cannot be done.
 */
export async function openEmbeddedPostgres({ dataDir, fast = false }: Options): Promise<EmbeddedPostgres> {
  await mkdir(dataDir, { recursive: true });
  const places = placesIn(resolve(dataDir));
  const user = chooseRunUser(places.cluster);
  const binaries = await findBinaries(user);

  const { port, password, connection } = await holdingStartLock(places.lock, () =>
    join({ places, user, binaries, fast }),
  );

  const close = () =>
    holdingStartLock(places.lock, async () => {
      const isLast = await isLastToLeave(connection);
      await connection.end().catch(() => {});
      if (isLast) await stopPostmaster(await realpath(places.cluster), binaries, user);
    });
  let closing: Promise<void> | undefined;
  return {
    connectionString: connectionStringFor(database, password, port),
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

type Joining = { places: Places; user: RunUser; binaries: Binaries; fast: boolean };
type Joined = { port: number; password: string; connection: UserConnection };

async function join({ places, user, binaries, fast }: Joining): Promise<Joined> {
  await finishMove(places);
  if (!clusterExists(places)) await createCluster(places, binaries, user, fast);
  checkVersion(places.cluster, binaries);
  const password = await passwordOf(places);

  const orphan = await findOrphan(await realpath(places.cluster));
  if (orphan) return enter(places, password, orphan.port);

  await moveWithinReach(places, user);
  const cluster = await realpath(places.cluster);
  const { port } = await startPostmaster({ cluster, log: places.log, binaries, user, fast });
  try {
    return await enter(places, password, port);
  } catch (error) {
    await stopPostmaster(cluster, binaries, user);
    throw error;
  }
}

async function enter(places: Places, password: string, port: number): Promise<Joined> {
  const connection = await connectAsUser(password, port).catch((cause) => {
    throw new Error(
      `PostgreSQL runs on port ${port} but turns us away (${cause.message}); is ${places.password} still its own?`,
      { cause },
    );
  });
  await connection.createDatabase(database);
  connection.unref();
  return { port, password, connection };
}

/** False if the connection has broken: then the server has stopped already, or another process has restarted it. */
async function isLastToLeave(connection: UserConnection): Promise<boolean> {
  try {
    return !(await connection.othersConnected());
  } catch {
    return false;
  }
}
