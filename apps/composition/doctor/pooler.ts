import { connect } from '#adapters/knex/connect.ts';
import { readDatabaseIdentity } from '#adapters/knex/database-state.ts';
import { fail, ok } from '#core/domain/finding.ts';
import type { Check } from './check.ts';

/** Requests and commands use the pooler, but the queue, the locks and the migrations use the database itself. */
export const checkPooler: Check = async ({ knex, config: { databaseUrl, databasePoolerUrl } }) => {
  if (databasePoolerUrl === undefined || databaseUrl === undefined)
    return ok('Requests reach the database without a pooler.');
  const direct = connect(databaseUrl, { poolMax: 1 });
  try {
    const [there, here] = await Promise.all([readDatabaseIdentity(knex), readDatabaseIdentity(direct)]);
    if (there !== here)
      return fail(
        'DATABASE_POOLER_URL leads to a different database from DATABASE_URL.',
        'Point both at the same database on the primary server.',
      );
    return ok('The pooler leads to the database.');
  } finally {
    await direct.destroy();
  }
};
