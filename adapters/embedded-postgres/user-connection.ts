import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { superuser } from './cluster.ts';

/** A connection that stays open while this process uses the server, so that other processes don't stop it. */
export type UserConnection = {
  /** Creates the database unless it exists. */
  createDatabase(name: string): Promise<void>;
  /** Whether other connections are open. Waits a moment for connections that are closing. */
  othersConnected(): Promise<boolean>;
  /** Allows the process to exit while this connection is open. */
  unref(): void;
  end(): Promise<void>;
};

const maintenanceDatabase = 'postgres';
const databaseExists = '42P04';
const goodbyeMs = 300;

export function connectionStringFor(database: string, password: string, port: number): string {
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`;
}

/** Throws when the server does not respond or rejects the password. */
export async function connectAsUser(password: string, port: number): Promise<UserConnection> {
  const socket = new Socket();
  const client = new pg.Client({
    stream: () => socket,
    connectionString: connectionStringFor(maintenanceDatabase, password, port),
    application_name: 'upkept embedded-postgres',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // Code that uses the database notices a lost server on its own connections.
  client.on('error', () => {});
  await client.connect();

  const hasOthers = async () => {
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

    othersConnected: async () => {
      socket.ref();
      const giveUpAt = performance.now() + goodbyeMs;
      while (await hasOthers()) {
        if (performance.now() > giveUpAt) return true;
        await sleep(15);
      }
      return false;
    },

    unref: () => {
      socket.unref();
    },

    end: () => client.end(),
  };
}
