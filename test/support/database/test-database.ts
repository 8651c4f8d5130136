import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { inject } from 'vitest';
import { connect } from '#adapters/knex/connect.ts';
import { patientLimits } from './patient-limits.ts';

declare module 'vitest' {
  interface ProvidedContext {
    database: {
      /** The address of the database server, for a role that may create databases. */
      readonly server: string;
      /** The name of a migrated, empty database. The names of its clones begin with it. */
      readonly template: string;
      /** The address of a migrated, empty database on which statements are only explained. */
      readonly explained: string;
    };
  }
}

export type TestDatabase = {
  readonly connectionString: string;
  readonly knex: Knex;
  /** Ends every connection to the database and drops it. */
  close(): Promise<void>;
};

/** Clones a migrated, empty database, which takes about ten milliseconds. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const { server, template } = inject('database');
  const name = `${template}_${randomUUID().slice(0, 8)}`;
  await onServer(server, (admin) => clone(admin, name, template));
  const connectionString = databaseOn(server, name);
  const knex = connect(asTest(connectionString), { limits: patientLimits });
  return {
    connectionString,
    knex,
    close: async () => {
      await knex.destroy();
      await onServer(server, (admin) => admin.raw('drop database ?? with (force)', [name]));
    },
  };
}

/**
 * Copies the template's files, which takes less time than writing the copy into the log first, as PostgreSQL usually
 * does.
 */
export async function clone(admin: Knex, name: string, template: string): Promise<void> {
  await admin.raw('create database ?? template ?? strategy file_copy', [name, template]);
}

/** The address for a test's own statements: under another name than the product's, whose statements are checked. */
export const asTest = (connectionString: string): string => `${connectionString}?application_name=test`;

/** Returns the address of another database on the same server. */
export function databaseOn(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

export async function onServer(server: string, work: (admin: Knex) => Promise<unknown>): Promise<void> {
  const admin = connect(server, { poolMax: 1, limits: patientLimits });
  try {
    await work(admin);
  } finally {
    await admin.destroy();
  }
}
