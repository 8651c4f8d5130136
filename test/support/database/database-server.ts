import { chmod, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { openEmbeddedPostgres } from '#adapters/embedded-postgres/open-embedded-postgres.ts';
import { isAlive } from '#adapters/embedded-postgres/process.ts';
import { removeEmbeddedPostgres } from '#adapters/embedded-postgres/remove-embedded-postgres.ts';
import { databasesFolder, makeDatabaseFolder } from './database-folder.ts';

/** A server on which tests create databases. */
type DatabaseServer = {
  /** The URL of the server, for a role that may create databases. */
  readonly connectionString: string;
  stop(): Promise<void>;
};

/** Uses `TEST_DATABASE_URL` if set, a container with `TEST_DATABASE=container`, or else the PostgreSQL from npm. */
export async function startDatabaseServer(): Promise<DatabaseServer> {
  const { TEST_DATABASE_URL: url, TEST_DATABASE: kind } = process.env;
  if (url) return { connectionString: url, stop: async () => {} };
  return kind === 'container' ? startContainer() : startEmbedded();
}

const prefix = 'upkept-test-';

async function startEmbedded(): Promise<DatabaseServer> {
  await removeLeftovers();
  const dataDir = await makeDatabaseFolder(`${prefix}${process.pid}-`);
  // If root runs the tests, the server runs as another user, who must be able to enter this folder.
  await chmod(dataDir, 0o755);
  const { connectionString } = await openEmbeddedPostgres({ dataDir, fast: true });
  await simplifyPassword(connectionString);
  return { connectionString, stop: () => removeServer(dataDir) };
}

/** Stores the password so that checking it takes no time. The tests open more than a thousand connections. */
async function simplifyPassword(connectionString: string): Promise<void> {
  const client = new pg.Client(connectionString);
  await client.connect();
  await client.query('set scram_iterations = 1');
  await client.query(`alter role current_user password ${pg.escapeLiteral(new URL(connectionString).password)}`);
  await client.end();
}

async function startContainer(): Promise<DatabaseServer> {
  const { GenericContainer, Wait } = await import('testcontainers');
  const password = 'upkept';
  const container = await new GenericContainer('postgres:18-alpine')
    .withEnvironment({ POSTGRES_PASSWORD: password })
    .withCommand(['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'])
    .withExposedPorts(5432)
    .withWaitStrategy(Wait.forLogMessage('database system is ready to accept connections', 2))
    .start();
  return {
    connectionString: `postgres://postgres:${password}@${container.getHost()}:${container.getMappedPort(5432)}/postgres`,
    stop: async () => {
      await container.stop();
    },
  };
}

/** Stops the servers of earlier test runs that were killed. */
async function removeLeftovers(): Promise<void> {
  const folder = databasesFolder();
  for (const name of await readdir(folder)) {
    const pid = Number(name.startsWith(prefix) ? name.slice(prefix.length).split('-')[0] : 0);
    if (pid && !isAlive(pid)) await removeServer(join(folder, name)).catch(() => {});
  }
}

async function removeServer(dataDir: string): Promise<void> {
  await removeEmbeddedPostgres(dataDir);
  await rm(dataDir, { recursive: true, force: true });
}
