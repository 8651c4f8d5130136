import { readDatabaseIdentity } from '#adapters/knex/database-state.ts';
import { fail, ok } from '#core/domain/running/finding.ts';
import type { Check } from './check.ts';
import { onDirectConnection } from './database.ts';

/** Requests and commands use the pooler, but the queue, the locks and the migrations use the database itself. */
export const checkPooler: Check = async (app) => {
  if (app.config.databasePoolerUrl === undefined) return ok('The settings name no pooler.');
  const [there, here] = await Promise.all([
    readDatabaseIdentity(app.knex),
    onDirectConnection(app, readDatabaseIdentity),
  ]);
  if (there !== here)
    return fail(
      'DATABASE_POOLER_URL leads to a different database from DATABASE_URL.',
      'Point both at the same database on the primary server.',
    );
  return ok('The pooler leads to the database.');
};
