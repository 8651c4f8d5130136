import type { Knex } from 'knex';
import { databaseLimits } from '#core/domain/time-limits.ts';
import { type Migration, migrations } from './migrations/index.ts';
import { withoutLimit } from './patience.ts';

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
 * transaction, so a crash leaves neither half a schema nor a lock behind. No limit applies to a migration's statements,
 * except to their wait for a table that others use. `waiting` receives what the migration waits for.
 * Throws when the database has migrations that this version does not know.
 */
export async function migrate(knex: Knex, waiting: Waiting = (_, wait) => wait): Promise<void> {
  if (await isUpToDate(knex)) return;
  await underLock(knex, waiting, async (trx, config) => {
    await waiting('the migration of the schema', trx.migrate.latest(config));
  });
}

/** Says what a promise waits for if that takes long, and returns the promise. */
type Waiting = <Result>(what: string, wait: Promise<Result>) => Promise<Result>;

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
  await underLock(
    knex,
    (_, wait) => wait,
    async (trx, config) => {
      await trx.migrate.rollback(config, true);
    },
  );
}

async function underLock(
  knex: Knex,
  waiting: Waiting,
  work: (trx: Knex.Transaction, config: Knex.MigratorConfig) => Promise<void>,
): Promise<void> {
  const config = { migrationSource, tableName: table };
  const migrating = async (trx: Knex.Transaction) => {
    await trx.raw('set local statement_timeout = 0; set local lock_timeout = 0');
    await waiting(
      'another process that migrates the schema',
      // Knex runs a statement again for each `then`.
      Promise.resolve(trx.raw('select pg_advisory_xact_lock(?)', [lockId])),
    );
    await trx.raw(`set local lock_timeout = ${databaseLimits.migrationLockMs}`);
    // The advisory lock admits one process at a time, so a lock of Knex's own must remain from a crash.
    await trx.migrate.forceFreeMigrationsLock(config);
    await work(trx, config);
  };
  await withoutLimit(() => knex.transaction(migrating));
}
