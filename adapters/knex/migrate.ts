import type { Knex } from 'knex';
import { databaseLimits } from '#core/domain/running/time-limits.ts';
import { type Migration, migrations } from './migrations/index.ts';
import { withoutTimeLimit } from './time-limit.ts';

/** An arbitrary number that nothing else in the database uses for a lock. */
const lockId = 7_238_114_501;

const table = 'schema_migrations';

/** The names of all migrations that this version knows, in their order. */
export const migrationNames: readonly string[] = Object.keys(migrations);

const servingPrevious = Object.entries(migrations)
  .filter(([, { servesPrevious }]) => servesPrevious)
  .map(([name]) => name);

/** Knex's settings for the migrations with these names. */
function configOf(names: readonly string[]): Knex.MigratorConfig {
  const migrationSource: Knex.MigrationSource<readonly [string, Migration]> = {
    getMigrations: async () => Object.entries(migrations).filter(([name]) => names.includes(name)),
    getMigrationName: ([name]) => name,
    getMigration: async ([, migration]) => migration,
  };
  return { migrationSource, tableName: table };
}

/** Says what a promise waits for if that takes long, and returns the promise. */
type Waiting = <Result>(what: string, wait: Promise<Result>) => Promise<Result>;

const inSilence: Waiting = (_, wait) => wait;

type Options = {
  /** Called before an existing schema is changed, with the name of the first migration that it lacks. */
  readonly beforeChange?: ((migration: string) => Promise<void>) | undefined;
  /** Receives what the migration waits for. */
  readonly waiting?: Waiting;
};

/**
 * Brings the schema up to date. Servers that start together wait for each other. Everything happens in one
 * transaction, so a crash leaves neither half a schema nor a lock behind. No limit applies to a migration's statements,
 * except to their wait for a table that others use.
 * Throws when the database has migrations that this version does not know.
 */
export async function migrate(knex: Knex, { beforeChange, waiting = inSilence }: Options = {}): Promise<void> {
  if (await isUpToDate(knex)) return;
  await underMigrationLock(
    knex,
    async (trx) => {
      const applied = await appliedMigrations(trx);
      const problem = schemaProblem(applied, migrationNames);
      if (problem?.kind === 'newer') throw new Error(`${problem.what} ${problem.advice}`);
      const missing = migrationNames.find((name) => !applied.includes(name));
      if (beforeChange && applied.length > 0 && missing !== undefined)
        await waiting('the backup before the migration', beforeChange(missing));
      await waiting('the migration of the schema', migrateTo(trx, migrationNames));
      await trx(table).whereIn('name', servingPrevious).update({ serves_previous: true });
    },
    waiting,
  );
}

/** A single query, so that a usual start waits for no lock. */
async function isUpToDate(knex: Knex): Promise<boolean> {
  const done: string[] = await knex(table)
    .orderBy('name')
    .pluck('name')
    .catch(() => []);
  return done.length === migrationNames.length && done.every((name, index) => name === migrationNames[index]);
}

/** Returns the names of the migrations that the database has, in their order; none for an empty database. */
export async function appliedMigrations(knex: Knex): Promise<readonly string[]> {
  return (await knex.schema.hasTable(table)) ? knex(table).orderBy('name').pluck('name') : [];
}

/** Returns what is wrong with the schema for this program, if anything. Changes nothing. */
export const findSchemaProblem = async (knex: Knex): Promise<SchemaProblem | undefined> =>
  schemaProblem(await appliedMigrations(knex), migrationNames);

/** Whether this program can serve with the schema: it knows all migrations but those that serve the version before. */
export async function canServe(knex: Knex): Promise<boolean> {
  const rows: readonly { readonly name: string; readonly serves_previous: boolean }[] = await knex(table).select(
    'name',
    'serves_previous',
  );
  const applied = rows.filter((row) => !row.serves_previous || migrationNames.includes(row.name));
  return (
    schemaProblem(
      applied.map(({ name }) => name),
      migrationNames,
    ) === undefined
  );
}

/** Throws an error that says what to do unless the schema belongs to this program. Changes nothing. */
export async function requireOwnSchema(knex: Knex): Promise<void> {
  const problem = await findSchemaProblem(knex);
  if (problem) throw new Error(`${problem.what} ${problem.advice}`);
}

/** Undoes every migration, which deletes all data. */
export async function migrateDown(knex: Knex): Promise<void> {
  await underMigrationLock(knex, undoMigrations);
}

/** Runs those of the migrations that the database lacks. Throws when it has others than these. */
export async function migrateTo(trx: Knex.Transaction, names: readonly string[]): Promise<void> {
  await trx.migrate.latest(configOf(names));
}

export async function undoMigrations(trx: Knex.Transaction): Promise<void> {
  await trx.migrate.rollback(configOf(migrationNames), true);
}

/** Runs the work in a transaction, while no other process migrates. */
export function underMigrationLock<Result>(
  knex: Knex,
  work: (trx: Knex.Transaction) => Promise<Result>,
  waiting: Waiting = inSilence,
): Promise<Result> {
  return withoutTimeLimit(() =>
    knex.transaction(async (trx) => {
      // The transaction is idle during a backup.
      await trx.raw(
        'set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0',
      );
      await waiting(
        'another process that migrates the schema',
        // Knex runs a statement again for each `then`.
        Promise.resolve(trx.raw('select pg_advisory_xact_lock(?)', [lockId])),
      );
      await trx.raw(`set local lock_timeout = ${databaseLimits.migrationLockMs}`);
      // The advisory lock admits one process at a time, so a lock of Knex's own must remain from a crash.
      await trx.migrate.forceFreeMigrationsLock(configOf(migrationNames));
      return work(trx);
    }),
  );
}

type SchemaProblem = { readonly kind: 'older' | 'newer'; readonly what: string; readonly advice: string };

/** Compares a database's migrations with those that this program knows. Returns undefined if they are the same. */
function schemaProblem(applied: readonly string[], known: readonly string[]): SchemaProblem | undefined {
  const unknown = applied.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    return {
      kind: 'newer',
      what: `A newer version of Upkept made the schema: ${unknown.join(', ')} ${unknown.length === 1 ? 'is' : 'are'} unknown here.`,
      advice: 'Run that version, or restore the backup that preceded its migration.',
    };
  const missing = known.filter((name) => !applied.includes(name));
  if (missing.length === 0) return undefined;
  return {
    kind: 'older',
    what: applied.length === 0 ? 'The database has no schema yet.' : `The schema lacks ${missing.join(', ')}.`,
    advice: 'Start the server or run `upkept db migrate`. Both back up an existing database first.',
  };
}
