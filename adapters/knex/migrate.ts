import { readdir } from 'node:fs/promises';
import type { Knex } from 'knex';

/** Any number will do, as long as nothing else in the database locks it. */
const lockId = 7_238_114_501;

type Migration = Pick<Knex.Migration, 'up'> & Required<Pick<Knex.Migration, 'down'>>;

const table = 'schema_migrations';
const folder = new URL('./migrations/', import.meta.url);
const migrationSource: Knex.MigrationSource<string> = {
  getMigrations: async () => (await readdir(folder)).filter((file) => file.endsWith('.ts')).sort(),
  /** Without the ending, so that a build that changes it does not look like another migration. */
  getMigrationName: (file) => file.replace(/\.ts$/, ''),
  getMigration: async (file): Promise<Migration> => import(new URL(file, folder).href),
};

/**
 * Brings the schema up to date. Servers that start together wait for each other, and all of it happens in one
 * transaction: a crash half-way leaves nothing behind, neither half a schema nor a lock.
 * Throws when the database has seen migrations that this version does not know.
 */
export async function migrate(knex: Knex): Promise<void> {
  if (await isUpToDate(knex)) return;
  await underLock(knex, async (trx, config) => {
    await trx.migrate.latest(config);
  });
}

/** One question, so that the usual start waits for no lock. */
async function isUpToDate(knex: Knex): Promise<boolean> {
  const wanted = (await migrationSource.getMigrations([])).map(migrationSource.getMigrationName);
  const done: string[] = await knex(table)
    .orderBy('name')
    .pluck('name')
    .catch(() => []);
  return done.length === wanted.length && done.every((name, index) => name === wanted[index]);
}

/** Undoes every migration; the data goes with the tables. */
export async function migrateDown(knex: Knex): Promise<void> {
  await underLock(knex, async (trx, config) => {
    await trx.migrate.rollback(config, true);
  });
}

async function underLock(
  knex: Knex,
  work: (trx: Knex.Transaction, config: Knex.MigratorConfig) => Promise<void>,
): Promise<void> {
  const config = { migrationSource, tableName: table };
  await knex.transaction(async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(?)', [lockId]);
    // Whoever holds the advisory lock is alone, so Knex's own mark can only be a crashed process's.
    await trx.migrate.forceFreeMigrationsLock(config);
    await work(trx, config);
  });
}
