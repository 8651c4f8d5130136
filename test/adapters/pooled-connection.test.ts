import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '#adapters/knex/connect.ts';
import { prepared } from '#adapters/knex/prepared.ts';
import { openTestDatabase, type TestDatabase } from '../support/database/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** What a connection of the product keeps after a prepared statement. */
async function kept(isPooled: boolean) {
  const knex: Knex = connect(database.connectionString, { poolMax: 1, isPooled });
  try {
    expect(await prepared<{ one: number }>(knex, 'one', 'select $1::int as one')(1)).toEqual([{ one: 1 }]);
    const { rows } = await knex.raw(
      `select (select count(*)::int from pg_prepared_statements) as statements,
         current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
         current_setting('idle_in_transaction_session_timeout') as idle`,
    );
    return rows[0];
  } finally {
    await knex.destroy();
  }
}

it('a connection to a pooler keeps nothing: neither a prepared statement nor a limit', async () => {
  expect(await kept(true)).toEqual({ statements: 0, statement: '0', lock: '0', idle: '0' });
  expect(await kept(false)).toEqual({ statements: 1, statement: '1min', lock: '3s', idle: '1min' });
});
