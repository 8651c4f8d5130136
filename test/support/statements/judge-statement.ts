import type { Knex } from 'knex';
import type pg from 'pg';
import { ownKeys } from './over-everybody.ts';
import { type Keys, type PlanNode, unboundTables } from './unbound-tables.ts';

/** Returns a function that names the tables of which a statement asks for rows without the id of a household. */
export async function makeJudge(knex: Knex): Promise<(statement: string) => Promise<readonly string[]>> {
  const keys = await keysOf(knex);
  return async (statement) => unboundTables(await planOf(knex, statement), keys);
}

async function keysOf(knex: Knex): Promise<Keys> {
  const tables: string[] = await knex('information_schema.columns')
    .where({ table_schema: 'public', column_name: 'household_id' })
    .pluck('table_name');
  return new Map<string, readonly string[]>([
    ['households', ['id']],
    ...tables.map((table) => [table, ['household_id', ...(ownKeys[table] ?? [])]] as const),
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
