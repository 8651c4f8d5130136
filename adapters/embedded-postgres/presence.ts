import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { superuser } from './cluster.ts';

/** A connection that shows other processes, while this one runs, that the server is still in use. */
export type Presence = {
  /** Makes the database unless it is there. */
  createDatabase(name: string): Promise<void>;
  /** Whether connections other than this one are open, once those that just ended have had time to go. */
  hasCompany(): Promise<boolean>;
  /** From now on it does not keep the process alive by itself. */
  recede(): void;
  end(): Promise<void>;
};

const maintenanceDatabase = 'postgres';
const databaseExists = '42P04';
const goodbyeMs = 300;

export function connectionStringFor(database: string, password: string, port: number): string {
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`;
}

/** Throws when the server does not answer, or not to this password. */
export async function bePresent(password: string, port: number): Promise<Presence> {
  const socket = new Socket();
  const client = new pg.Client({
    stream: () => socket,
    connectionString: connectionStringFor(maintenanceDatabase, password, port),
    application_name: 'upkept presence',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // Users of the database notice its loss on their own connections.
  client.on('error', () => {});
  await client.connect();

  const othersAreConnected = async () => {
    const { rows } = await client.query<{ others: boolean }>(
      `select exists (
        select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()
      ) as others`,
    );
    return rows[0]?.others === true;
  };

  return {
    createDatabase: async (name) => {
      const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
      if (rowCount) return;
      await client.query(`create database ${pg.escapeIdentifier(name)}`).catch((error) => {
        if (error.code !== databaseExists) throw error;
      });
    },

    hasCompany: async () => {
      socket.ref();
      const giveUpAt = performance.now() + goodbyeMs;
      while (await othersAreConnected()) {
        if (performance.now() > giveUpAt) return true;
        await sleep(15);
      }
      return false;
    },

    recede: () => {
      socket.unref();
    },

    end: () => client.end(),
  };
}
