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
    ['delete from tasks where household_id = (select household_id from pending_jobs where id = $1)'],
    ['select * from pending_jobs where id = $1'],
  ])('accepts: %s', async (statement) => {
    expect((await judge(statement)).unbound).toEqual([]);
  });

  it.each([
    ['select * from tasks where id = $1', ['tasks']],
    ['select * from tasks where household_id = $1 or id = $2', ['tasks']],
    ['select * from tasks where household_id > $1', ['tasks']],
    ['update persons set name = $1 where email = $2', ['persons']],
    ['delete from weeks where week_start < $1', ['weeks']],
    [
      'select t.* from households h join tasks t on t.household_id = h.id where h.timezone = $1',
      ['households', 'tasks'],
    ],
    ['select * from tasks where household_id = $1 and exists (select from weeks where week_start = $2)', ['weeks']],
  ])('rejects: %s', async (statement, tables) => {
    expect([...(await judge(statement)).unbound].sort()).toEqual(tables);
  });

  it.each([
    'select * from tasks where household_id = $1 and status = $2 for update',
    'select from households where id = $1 for no key update',
    'select s.* from summary_schedules s join households h on h.id = s.household_id where h.id = $1 for share of s',
    "with known as (select household_id from weeks where household_id = $1 for update) update weeks set note = '' from known where weeks.household_id = known.household_id",
    'select * from runs where started_at < $1 for update',
  ])('accepts the locks of one household: %s', async (statement) => {
    expect((await judge(statement)).locked).toEqual([]);
  });

  it.each([
    'select * from households where id = any($1) for no key update',
    'select * from tasks where household_id in ($1, $2) for update',
    'select t.* from unnest($1::uuid[]) as wanted (id) join tasks t on t.household_id = wanted.id for update of t',
    'select * from summary_schedules where next_summary_at <= $1 limit 5 for no key update skip locked',
    'select * from calendar_feeds where secret_hash = $1 for update',
    'with known as (select household_id from weeks where week_start = $1 for share) select * from known',
  ])('rejects the locks of several households: %s', async (statement) => {
    expect((await judge(statement)).locked).toHaveLength(1);
  });

  it.each([
    ['insert into weeks (household_id, week_start, planned_on) select $1, $2, $3 from (select 1) one', true],
    [
      'insert into weeks (household_id, week_start, planned_on) select $1::uuid, $2::date, $3 from (select 1) one',
      true,
    ],
    [
      'insert into weeks (household_id, week_start, planned_on) select $1::uuid, $2::date, $3::date from (select 1) one',
      false,
    ],
    ['insert into weeks (household_id, week_start, planned_on) values ($1, $2, $3)', false],
    [
      'insert into weeks (household_id, week_start, planned_on) select h.id, $2::date, $2::date from households h where h.id = $1',
      false,
    ],
  ])('knows whether a selected parameter has a type: %s', async (statement, isUntyped) => {
    expect((await judge(statement)).isUntyped).toBe(isUntyped);
  });

  it.each([
    'select t.* from households h join tasks t on t.household_id = h.id where h.id = any($1)',
    'select t.title, p.name from tasks t join persons p on p.id = t.assigned_to where t.household_id = $1',
    'select * from tasks where household_id = $1 and exists (select from weeks where weeks.household_id = $1 and planned_on = $2)',
    'select h.id, (select count(*) from tasks t where t.household_id = h.id) from households h',
    'delete from tasks where household_id = (select household_id from pending_jobs where id = $1)',
    'select household_id from calendar_connections union select household_id from calendar_feeds',
    'select * from tasks t join unnest($1::uuid[]) wanted (id) on t.household_id = wanted.id',
    'select due.count, open.count from (select count(*) from tasks) due, (select count(*) from summaries) open',
  ])('accepts what each machine finds by itself: %s', async (statement) => {
    expect((await judge(statement)).apart).toBeUndefined();
  });

  it.each([
    ['select h.* from households h join pending_jobs a on a.household_id = h.id where h.id = $1', 'different keys'],
    ['select h.* from households h join payment_customers c on c.household_id = h.id', 'different keys'],
    ['select f.* from run_failures f join households h on h.id = f.household_id', 'different keys'],
    ['select t.* from tasks t join custom_tasks c on c.title = t.title where t.household_id = $1', 'other than'],
    ['select h.id, (select count(*) from tasks t where t.title = h.name) from households h', 'other than'],
    ['select t.* from tasks t join households h on h.name = t.title', 'other than'],
  ])('rejects what concerns rows on different machines: %s', async (statement, reason) => {
    expect((await judge(statement)).apart).toContain(reason);
  });

  it.each([
    ['select monday from (select $1::date as monday union select $2::date) mondays', 2],
    ['select 1 from weeks where week_start in (select $1::date union all select planned_on from weeks)', 1],
    ["select 'a union of two' as words", 0],
    ['select household_id from calendar_feeds union select household_id from calendar_connections', 0],
  ])('finds the parts of a union that read no table: %s', async (statement, count) => {
    expect((await judge(statement)).withoutFrom).toHaveLength(count);
  });
});
