import type { Knex } from 'knex';
import type pg from 'pg';
import { ownKeys } from './over-everybody.ts';
import { type Keys, type PlanNode, unboundTables } from './unbound-tables.ts';

/** Returns a function that names the tables of which a statement asks for rows without the id of a household or a person. */
export async function makeJudge(knex: Knex): Promise<(statement: string) => Promise<readonly string[]>> {
  const keys = await keysOf(knex);
  return async (statement) => unboundTables(await planOf(knex, statement), keys);
}

async function keysOf(knex: Knex): Promise<Keys> {
  const columns: { table: string; key: string }[] = await knex('information_schema.columns')
    .where({ table_schema: 'public' })
    .whereIn('column_name', ['household_id', 'person_id'])
    .select('table_name as table', 'column_name as key');
  const keysByTable = Map.groupBy(columns, ({ table }) => table);
  return new Map<string, readonly string[]>([
    ['households', ['id']],
    ['persons', ['id']],
    ...[...keysByTable].map(
      ([table, found]) => [table, [...found.map(({ key }) => key), ...(ownKeys[table] ?? [])]] as const,
    ),
  ]);
}

/**
 * PostgreSQL plans the statement for any values: its own option for that, `generic_plan`, is missing before version 16.
 * Knex would take its question marks for values, so it isn't asked.
 */
async function planOf(knex: Knex, statement: string): Promise<PlanNode> {
  const connection = await knex.client.acquireConnection();
  try {
    await connection.query('set plan_cache_mode = force_generic_plan');
    await connection.query(`prepare judged as ${statement}`);
    const values = Array.from({ length: await countParameters(connection) }, () => 'null').join(', ');
    const { rows } = await connection.query(
      `explain (verbose, costs off, format json) execute judged${values && `(${values})`}`,
    );
    return rows[0]['QUERY PLAN'][0].Plan;
  } finally {
    await connection.query('deallocate all');
    await knex.client.releaseConnection(connection);
  }
}

async function countParameters(connection: pg.Client): Promise<number> {
  const { rows } = await connection.query(
    "select cardinality(parameter_types) as count from pg_prepared_statements where name = 'judged'",
  );
  return rows[0].count;
}
