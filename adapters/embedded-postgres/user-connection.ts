import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { superuser } from './cluster.ts';

/** A connection that stays open while this process uses the server, so that other processes don't stop it. */
export type UserConnection = {
  /** Creates the database unless it exists. */
  createDatabase(name: string): Promise<void>;
  /** Whether other connections are open. Waits for those that are closing, but only a moment for other processes. */
  othersConnected(): Promise<boolean>;
  /** Resolves once the connection has ended, for whatever reason. */
  readonly lost: Promise<void>;
  /** Allows the process to exit while this connection is open. */
  unref(): void;
  end(): Promise<void>;
};

const maintenanceDatabase = 'postgres';
const databaseExists = '42P04';
const applicationName = 'upkept embedded-postgres';
const otherProcessMs = 300;
/** On a busy machine PostgreSQL takes a while to end the connections that a pool has closed. */
const closingMs = 3_000;

export function connectionStringFor(database: string, password: string, port: number): string {
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`;
}

/** Throws when the server does not respond or rejects the password. */
export async function connectAsUser(password: string, port: number): Promise<UserConnection> {
  const socket = new Socket();
  const client = new pg.Client({
    stream: () => socket,
    connectionString: connectionStringFor(maintenanceDatabase, password, port),
    application_name: applicationName,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // Code that uses the database notices a lost server on its own connections.
  client.on('error', () => {});
  const lost = new Promise<void>((resolve) => {
    client.once('end', () => resolve());
  });
  await client.connect();

  /** Returns the names of the programs that the other connections belong to. */
  const otherPrograms = async () => {
    const { rows } = await client.query<{ name: string }>(
      `select application_name as name from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    return rows.map(({ name }) => name);
  };

  return {
    createDatabase: async (name) => {
      const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
      if (rowCount) return;
      await client.query(`create database ${pg.escapeIdentifier(name)}`).catch((error) => {
        if (error.code !== databaseExists) throw error;
      });
    },

    othersConnected: async () => {
      socket.ref();
      const start = performance.now();
      for (;;) {
        const others = await otherPrograms();
        if (others.length === 0) return false;
        const timeoutMs = others.includes(applicationName) ? otherProcessMs : closingMs;
        if (performance.now() - start > timeoutMs) return true;
        await sleep(15);
      }
    },

    lost,

    unref: () => {
      socket.unref();
    },

    end: () => client.end(),
  };
}
