import { existsSync } from 'node:fs';
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
import { keepRunning } from './keep-running.ts';
import { findOrphan, startPostmaster, stopPostmaster } from './postmaster.ts';
import type { RunUser } from './process.ts';
import { chooseRunUser } from './run-user.ts';
import { holdingStartLock } from './start-lock.ts';
import { connectAsUser, connectionStringFor, type UserConnection } from './user-connection.ts';

const database = 'upkept';

type EmbeddedPostgres = {
  readonly connectionString: string;
  /**
   * Stops the server unless other connections to it are open, from this process or another. End your own pools first.
   */
  close(): Promise<void>;
};

type Options = {
  /** The folder for our data, which is created if it is missing. The cluster is in its subfolder `postgres`. */
  readonly dataDir: string;
  /** For tests: faster, but a crash of the server or the machine may lose data. */
  readonly fast?: boolean;
  /** Aborts what the opening still waits for. */
  readonly stopped?: AbortSignal | undefined;
  /** Receives what the opening waits for. */
  readonly waiting?: <Result>(what: string, wait: Promise<Result>) => Promise<Result>;
  /** Receives that the server ended, and why it can't be started again. */
  readonly onProblem?: (error: unknown) => void;
};

/**
 * Opens a PostgreSQL server from npm on a free port that only this machine can reach. The first start creates its
 * cluster. If another of our processes has started the server, even one that was killed since, connects to that server.
 * Until it is closed, starts a server that has ended again, on the same port. Throws an error that says what to do when
 * this fails.
 */
export async function openEmbeddedPostgres({
  dataDir,
  fast = false,
  stopped,
  waiting = (_, wait) => wait,
  onProblem = () => {},
}: Options): Promise<EmbeddedPostgres> {
  await mkdir(dataDir, { recursive: true });
  const places = placesIn(resolve(dataDir));
  const user = chooseRunUser(places.cluster);
  const binaries = await findBinaries(user);

  const joining = { places, user, binaries, fast };
  const joined = await waiting(
    'the local database to start, or another process to release it',
    holdingStartLock(places.lock, () => join({ ...joining, stopped }), stopped),
  );
  const { port, password } = joined;
  let { connection } = joined;

  const close = () =>
    holdingStartLock(places.lock, async () => {
      const isLast = await isLastToLeave(connection);
      await connection.end().catch(() => {});
      if (isLast) await stopPostmaster(await realpath(places.cluster), binaries, user);
    });
  let closing: Promise<void> | undefined;

  const reconnect = async () => {
    if (!existsSync(places.cluster)) return undefined;
    return holdingStartLock(places.lock, async () => {
      if (closing || !clusterExists(places)) return undefined;
      onProblem(new Error('The connection to the local database was lost. Upkept starts it again if it has ended.'));
      ({ connection } = await join({ ...joining, port }));
      return connection;
    });
  };
  void keepRunning(connection, { reconnect, isClosing: () => closing !== undefined, onProblem });
  return {
    connectionString: connectionStringFor(database, password, port),
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

type Joining = {
  places: Places;
  user: RunUser;
  binaries: Binaries;
  fast: boolean;
  /** The port to start the server on, if it has to be this one. */
  port?: number;
  stopped?: AbortSignal | undefined;
};
type Joined = { port: number; password: string; connection: UserConnection };

async function join({ places, user, binaries, fast, port: wanted, stopped }: Joining): Promise<Joined> {
  await finishMove(places);
  if (!clusterExists(places)) await createCluster(places, binaries, user, fast);
  checkVersion(places.cluster, binaries);
  const password = await passwordOf(places);

  const orphan = await findOrphan(await realpath(places.cluster), stopped);
  if (orphan) return enter(places, password, orphan.port);

  await moveWithinReach(places, user);
  const cluster = await realpath(places.cluster);
  const { port } = await startPostmaster({ cluster, log: places.log, binaries, user, fast, port: wanted, stopped });
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
      `PostgreSQL runs on port ${port} but rejects the connection (${cause.message}). Check that ${places.password} is the file with its password.`,
      { cause },
    );
  });
  await connection.createDatabase(database);
  connection.unref();
  return { port, password, connection };
}

/** False if the connection is lost, because the server has then stopped, or another process has restarted it. */
async function isLastToLeave(connection: UserConnection): Promise<boolean> {
  try {
    return !(await connection.othersConnected());
  } catch {
    return false;
  }
}
