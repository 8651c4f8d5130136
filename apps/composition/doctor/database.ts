import { connect } from '#adapters/knex/connect.ts';
import { readDatabaseState } from '#adapters/knex/database-state.ts';
import { findSchemaProblem } from '#adapters/knex/migrate.ts';
import { fail, ok, warn } from '#core/domain/running/finding.ts';
import type { App } from '../container.ts';
import type { Check } from './check.ts';

/** The oldest version that the tests run on. */
const oldestMajor = 15;
const connectionsAdvice =
  'Raise max_connections of PostgreSQL, or lower DATABASE_POOL: each process opens up to DATABASE_POOL and nine more.';

/** Runs the work on the database itself: a pooler that is away is the subject of another check. */
export async function onDirectConnection<Result>(
  { knex, databaseLimits, config: { databaseUrl, databasePoolerUrl } }: App,
  work: (direct: App['knex']) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl === undefined || databasePoolerUrl === undefined) return work(knex);
  const direct = connect(databaseUrl, { poolMax: 1, limits: databaseLimits });
  try {
    return await work(direct);
  } finally {
    await direct.destroy();
  }
}

export const checkDatabase: Check = (app) =>
  onDirectConnection(app, async (knex) => {
    // Opens the connection, which the time would otherwise include.
    await readDatabaseState(knex);
    const started = performance.now();
    const { version, isReadOnly, connections, mostConnections } = await readDatabaseState(knex);
    const ms = Math.round(performance.now() - started);
    const name = `PostgreSQL ${version}`;
    if (isReadOnly) return fail(`${name} only allows reading.`, 'Point DATABASE_URL at the primary server.');
    const used = `${connections} of ${mostConnections} connections are in use`;
    if (Number.parseInt(version, 10) < oldestMajor)
      return warn(
        `${name} is older than the versions that Upkept is tested with; ${used}.`,
        `Upgrade to PostgreSQL ${oldestMajor} or newer.`,
      );
    if (connections > 0.8 * mostConnections) return warn(`${name} responds, and ${used}.`, connectionsAdvice);
    return ok(`${name} responds in ${ms} ms; ${used}.`);
  });

export const checkMigrations: Check = (app) =>
  onDirectConnection(app, async (knex) => {
    const problem = await findSchemaProblem(knex);
    if (!problem) return ok('The schema is up to date.');
    return (problem.kind === 'newer' ? fail : warn)(problem.what, problem.advice);
  });

/** A check that reads tables waits until the schema has them. */
export const withSchema =
  (check: Check): Check =>
  async (app) =>
    (await findSchemaProblem(app.knex)) === undefined
      ? check(app)
      : ok('Not checked, because the schema belongs to another version.');
