import { readDatabaseState } from '#adapters/knex/database-state.ts';
import { fail, ok, warn } from '#core/domain/finding.ts';
import type { Check } from './check.ts';

/** The version that we test with. */
const testedMajor = 18;
const connectionsAdvice =
  'Raise max_connections of PostgreSQL, or lower DATABASE_POOL: each process opens up to DATABASE_POOL and nine more.';

export const checkDatabase: Check = async ({ knex }) => {
  // Opens the connection, which the time would otherwise include.
  await readDatabaseState(knex);
  const started = performance.now();
  const { version, isReadOnly, connections, mostConnections } = await readDatabaseState(knex);
  const ms = Math.round(performance.now() - started);
  const name = `PostgreSQL ${version}`;
  if (isReadOnly) return fail(`${name} only allows reading.`, 'Point DATABASE_URL at the primary server.');
  if (Number.parseInt(version, 10) < testedMajor)
    return warn(
      `${name} is older than the version that Upkept is tested with.`,
      `Upgrade to PostgreSQL ${testedMajor}.`,
    );
  const used = `${connections} of ${mostConnections} connections are in use`;
  if (connections > 0.8 * mostConnections) return warn(`${name} responds, and ${used}.`, connectionsAdvice);
  return ok(`${name} responds in ${ms} ms; ${used}.`);
};

export const checkMigrations: Check = async ({ knex }) => {
  const { missing, unknown } = await readDatabaseState(knex);
  if (unknown.length > 0)
    return fail(
      `A newer version of Upkept made the schema: ${unknown.join(', ')} ${unknown.length === 1 ? 'is' : 'are'} unknown here.`,
      'Run that version, or restore the backup that preceded its migration.',
    );
  if (missing.length > 0)
    return warn(
      `The schema lacks ${missing.join(', ')}.`,
      'Start the server or run `upkept db migrate`. Both back up an existing database first.',
    );
  return ok('The schema is up to date.');
};
