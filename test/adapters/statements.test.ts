import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../support/database/test-database.ts';
import { makeJudge } from '../support/statements/judge-statement.ts';

let database: TestDatabase;
let judge: Awaited<ReturnType<typeof makeJudge>>;
beforeAll(async () => {
  database = await openTestDatabase();
  judge = await makeJudge(database.knex);
});
afterAll(() => database.close());

describe('the check of statements', () => {
  it.each([
    ['select * from tasks where household_id = $1 and status = $2'],
    ['update tasks set moved = true where household_id = $1 and id in ($2, $3)'],
    ['select * from households where id = any($1)'],
    [
      'insert into weeks (household_id, week_start, planned_on) select * from unnest($1::uuid[], $2::date[], $3::date[])',
    ],
    ['select t.* from households h join tasks t on t.household_id = h.id where h.id = $1'],
    ['select t.* from unnest($1::uuid[]) as wanted (id) join tasks t on t.household_id = wanted.id'],
    ['delete from tasks where household_id = (select household_id from sign_in_addresses where email = $1)'],
    ['select * from errands where id = $1'],
  ])('accepts: %s', async (statement) => {
    expect(await judge(statement)).toEqual([]);
  });

  it.each([
    ['select * from tasks where id = $1', ['tasks']],
    ['select * from tasks where household_id = $1 or id = $2', ['tasks']],
    ['select * from tasks where household_id > $1', ['tasks']],
    ['update households set name = $1 where email = $2', ['households']],
    ['delete from weeks where week_start < $1', ['weeks']],
    [
      'select t.* from households h join tasks t on t.household_id = h.id where h.timezone = $1',
      ['households', 'tasks'],
    ],
    ['select * from tasks where household_id = $1 and exists (select from weeks where week_start = $2)', ['weeks']],
  ])('rejects: %s', async (statement, tables) => {
    expect([...(await judge(statement))].sort()).toEqual(tables);
  });
});
