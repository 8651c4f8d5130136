import type { Knex } from 'knex';
import type pg from 'pg';
import { apartness } from './apart.ts';
import { armsWithoutFrom } from './arms-without-from.ts';
import { ownKeys } from './over-everybody.ts';
import { type Keys, lockedTogether, type PlanNode, unboundTables } from './unbound-tables.ts';

type Judgement = {
  /** The tables of which the statement asks for rows without the id of a household or a person. */
  readonly unbound: readonly string[];
  /** The tables of which it may lock rows of several households. */
  readonly locked: readonly string[];
  /** Whether it inserts what it selects, with a parameter whose type only the table says. */
  readonly isUntyped: boolean;
  /** Why its tables can't be on several machines; undefined if they can. */
  readonly apart: string | undefined;
  /** Parts of a union that read no table. */
  readonly withoutFrom: readonly string[];
};

/** Returns a function that judges the statements of the product. */
export async function makeJudge(knex: Knex): Promise<(statement: string) => Promise<Judgement>> {
  const keys = await keysOf(knex);
  return async (statement) => {
    const plan = await planOf(knex, statement);
    const isUntyped = hasUntypedParameter(statement);
    return {
      unbound: unboundTables(plan, keys),
      locked: lockedTogether(plan, keys),
      isUntyped,
      apart: apartness(plan),
      withoutFrom: armsWithoutFrom(statement),
    };
  };
}

/** A node that doesn't have the table can't tell the type of such a parameter. */
function hasUntypedParameter(statement: string): boolean {
  const selected = /^\s*insert\s+into\s[^;]*?\sselect\s(.*?)\sfrom\s/is.exec(statement)?.[1];
  return selected !== undefined && /\$\d+(?!\d|::)/.test(selected);
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
export async function planOf(knex: Knex, statement: string): Promise<PlanNode> {
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

/** The queue's tables belong to pg-boss, and so do its statements. */
export const isAboutRows = (statement: string): boolean =>
  /^\s*(select|insert|update|delete|with)\b/i.test(statement) && !/\bpgboss\b/.test(statement);
