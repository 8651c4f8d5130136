import type { Knex } from 'knex';
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

/** PostgreSQL plans the statement for any values. Knex would take its question marks for values, so it isn't asked. */
async function planOf(knex: Knex, statement: string): Promise<PlanNode> {
  const connection = await knex.client.acquireConnection();
  try {
    const { rows } = await connection.query(`explain (generic_plan, verbose, costs off, format json) ${statement}`);
    return rows[0]['QUERY PLAN'][0].Plan;
  } finally {
    await knex.client.releaseConnection(connection);
  }
}
