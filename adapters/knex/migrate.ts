import type { Knex } from 'knex';
import { type Migration, migrations } from './migrations/index.ts';

/** An arbitrary number that nothing else in the database uses for a lock. */
const lockId = 7_238_114_501;

const table = 'schema_migrations';
const migrationSource: Knex.MigrationSource<readonly [string, Migration]> = {
  getMigrations: async () => Object.entries(migrations),
  getMigrationName: ([name]) => name,
  getMigration: async ([, migration]) => migration,
};

/**
 * Brings the schema up to date. Servers that start together wait for each other. Everything happens in one
 * transaction, so a crash leaves neither half a schema nor a lock behind.
 * Throws when the database has migrations that this version does not know.
 */
export async function migrate(knex: Knex): Promise<void> {
  if (await isUpToDate(knex)) return;
  await underLock(knex, async (trx, config) => {
    await trx.migrate.latest(config);
  });
}

/** A single query, so that a usual start waits for no lock. */
async function isUpToDate(knex: Knex): Promise<boolean> {
  const wanted = Object.keys(migrations);
  const done: string[] = await knex(table)
    .orderBy('name')
    .pluck('name')
    .catch(() => []);
  return done.length === wanted.length && done.every((name, index) => name === wanted[index]);
}

/** Undoes every migration, which deletes all data. */
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
    // The advisory lock admits one process at a time, so a lock of Knex's own must remain from a crash.
    await trx.migrate.forceFreeMigrationsLock(config);
    await work(trx, config);
  });
}
