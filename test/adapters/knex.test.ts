import { randomUUID } from 'node:crypto';
import { DateTime } from 'luxon';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '#adapters/knex/connect.ts';
import { migrate, migrateDown } from '#adapters/knex/migrate.ts';
import { migrations } from '#adapters/knex/migrations/index.ts';
import { makeUnitOfWork } from '#adapters/knex/unit-of-work.ts';
import { towns } from '#adapters/node-fs/towns/towns.ts';
import { withEmptyDatabase } from '../support/database/empty-database.ts';
import { asTest, openTestDatabase, type TestDatabase } from '../support/database/test-database.ts';
import { untilWaiting } from '../support/database/until-waiting.ts';
import { buildHousehold, buildNewcomer, buildPerson, buildSignInLink } from '../support/people/factories.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.close();
});

const unitOfWork = () => makeUnitOfWork({ knex: database.knex, towns, jobQueue: () => ({ enqueue: async () => {} }) });

describe('migrations', () => {
  it('run once when several servers start together, each with one connection to spare', async () => {
    await withEmptyDatabase(async (connectionString) => {
      const servers = Array.from({ length: 4 }, () => connect(asTest(connectionString), { poolMax: 1 }));
      await Promise.all(servers.map((server) => migrate(server)));
      const names = await servers[0]?.('schema_migrations').orderBy('name').pluck('name');
      expect(names).toEqual(Object.keys(migrations));
      await Promise.all(servers.map((server) => server.destroy()));
    });
  });

  it('run although a killed server left a lock in the lock table', async () => {
    await withEmptyDatabase(async (connectionString) => {
      const knex = connect(asTest(connectionString));
      await migrate(knex);
      await migrateDown(knex);
      await knex('schema_migrations_lock').update({ is_locked: 1 });
      await migrate(knex);
      expect(await knex('households')).toEqual([]);
      await knex.destroy();
    });
  });

  it('can be undone and run again', async () => {
    await withEmptyDatabase(async (connectionString) => {
      const knex = connect(asTest(connectionString));
      await migrate(knex);
      await migrateDown(knex);
      expect(await knex.schema.hasTable('households')).toBe(false);
      await migrate(knex);
      expect(await knex.schema.hasTable('households')).toBe(true);
      await knex.destroy();
    });
  });
});

describe('the migration for summaries', () => {
  it('has households that were onboarded before receive their first one on the next Monday', async () => {
    const { knex } = database;
    const [resident, lost, newcomer] = [
      buildHousehold({ timezone: 'Asia/Kolkata' }),
      buildHousehold({ timezone: 'Nowhere/City' }),
      buildNewcomer(),
    ];
    await unitOfWork().run(async ({ households }) => {
      for (const each of [resident, lost, newcomer]) await households.add(each);
    });
    const { up, down } = migrations['20261122_005_summaries'] ?? {};
    await down?.(knex);
    await up?.(knex);
    const rows = await knex('summary_schedules');
    const rowOf = ({ id }: { id: string }) => rows.find(({ household_id }) => household_id === id);
    expect(rowOf(newcomer)).toBeUndefined();
    expect(rowOf(resident)).toMatchObject({ enabled: true, weekday: 'Monday', hour: 8, unseen: 0 });
    for (const [household, zone] of [
      [resident, 'Asia/Kolkata'],
      [lost, 'UTC'],
    ] as const) {
      const local = DateTime.fromJSDate(rowOf(household).next_summary_at, { zone });
      expect([local.weekday, local.hour]).toEqual([1, 8]);
      expect(local.minute).toBeLessThan(10);
      expect(local.diffNow('days').days).toBeGreaterThan(0);
      expect(local.diffNow('days').days).toBeLessThan(8);
    }
  });
});

describe('the schema', () => {
  it('has an index in every table for finding a household’s rows', async () => {
    const { rows } = await database.knex.raw(`
      select table_name as table from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'household_id'
      except
      select owner.relname
      from pg_index
      join pg_class owner on owner.oid = indrelid
      join pg_attribute first on first.attrelid = indrelid and first.attnum = indkey[0]
      where first.attname = 'household_id'`);
    expect(rows).toEqual([]);
  });

  it('starts every key of a table of a home or a person with their id, so that the schema can be sharded', async () => {
    const { rows } = await database.knex.raw(`
      select distinct owner.relname as table, index.relname as index, first.attname as first
      from pg_index
      join pg_class owner on owner.oid = indrelid
      join pg_class index on index.oid = indexrelid
      join pg_attribute first on first.attrelid = indrelid and first.attnum = indkey[0]
      where indisunique and owner.relnamespace = 'public'::regnamespace and exists (
        select from pg_attribute own where own.attrelid = owner.oid and own.attname in ('household_id', 'person_id')
      ) order by 1, 2`);
    const keyedOtherwise = rows.filter(
      ({ first }: { first: string }) => first !== 'household_id' && first !== 'person_id',
    );
    // These rows can exist before their household or person is known, or outlive it.
    expect(keyedOtherwise.map(({ table, first }: { table: string; first: string }) => [table, first])).toEqual([
      ['identities', 'subject'],
      ['payment_customers', 'customer_id'],
      ['pending_jobs', 'id'],
      ['run_failures', 'id'],
      ['sign_in_addresses', 'email'],
      ['support_actions', 'id'],
    ]);
    expect(rows.length).toBeGreaterThan(4);
  });

  it('shares its pending jobs with servers of the previous version, by the table’s former name', async () => {
    const rows = [0, 1].map(() => ({ id: randomUUID(), household_id: randomUUID(), created_at: new Date() }));
    const [known = '', gone = ''] = rows.map(({ id }) => id);
    await database.knex('errands').insert(rows);
    await unitOfWork().run(({ pendingJobs }) => pendingJobs.delete(gone));
    expect(await database.knex('errands').whereIn('id', [known, gone]).pluck('id')).toEqual([known]);
    await database.knex('errands').where({ id: known }).delete();
    expect(await unitOfWork().run(({ pendingJobs }) => pendingJobs.find(known))).toBeUndefined();
  });

  it('deletes all rows of a household with the household', async () => {
    const household = buildHousehold();
    await unitOfWork().run(async ({ households, plans }) => {
      await households.add(household);
      const { id: householdId } = household;
      await plans.markPlanned([{ householdId, weekStart: '2027-01-04', plannedOn: '2027-01-04' }]);
    });
    await database.knex('households').where({ id: household.id }).delete();
    expect(await database.knex('weeks').where({ household_id: household.id })).toEqual([]);
  });
});

describe('a person who is being deleted', () => {
  it('is waited for by a sign-in, which then fails', async () => {
    const { run } = unitOfWork();
    const person = buildPerson();
    await run(({ persons }) => persons.addUnlessKnown(person));
    const deleting = await database.knex.transaction();
    await deleting('persons').where({ id: person.id }).delete();
    const signIn = run(({ persons }) => persons.addUnlessKnown(buildPerson({ email: person.email })));
    const refused = expect(signIn).rejects.toMatchObject({ code: 'account_leaving' });
    await untilWaiting(database.knex);
    await deleting.commit();
    await refused;
  });
});

describe('a language that this version lacks', () => {
  it('is read as English: a newer version stored it before the server went back to this one', async () => {
    const [person, link] = [buildPerson({ language: 'fr' }), buildSignInLink({ language: 'fr' })];
    const found = () =>
      unitOfWork().run(async ({ persons, signInLinks }) => [
        (await persons.find(person.id))?.language,
        (await signInLinks.find(link.id))?.language,
      ]);
    await unitOfWork().run(async ({ persons, signInLinks }) => {
      await persons.addUnlessKnown(person);
      await signInLinks.add(link);
    });
    expect(await found()).toEqual(['fr', 'fr']);
    await database.knex('persons').where({ id: person.id }).update({ language: 'eo' });
    await database.knex('sign_in_links').where({ id: link.id }).update({ language: 'eo' });
    expect(await found()).toEqual(['en', 'en']);
  });
});

describe('a connection', () => {
  it('reads dates as text, and does not change how other clients read them', async () => {
    const { rows } = await database.knex.raw(
      `select '2027-03-28'::date as day, array['2027-03-28'::date]::text[] as days`,
    );
    expect(rows).toEqual([{ day: '2027-03-28', days: ['2027-03-28'] }]);
    expect(pg.types.getTypeParser(1082)('2027-03-28')).toBeInstanceOf(Date);
  });
});

describe('a unit of work', () => {
  it('is run again from the start when the database rolled it back in favour of another', async () => {
    const household = buildHousehold();
    let attempts = 0;
    const found = await unitOfWork().run(async ({ households }) => {
      const before = await households.find(household.id);
      await households.add(household);
      if (++attempts < 3) throw Object.assign(new Error('could not serialize access'), { code: '40001' });
      return before;
    });
    expect({ attempts, found }).toEqual({ attempts: 3, found: undefined });
  });

  it('is retried a limited number of times, and for no other reason', async () => {
    const attemptsUntil = async (error: Error): Promise<number> => {
      let attempts = 0;
      const work = unitOfWork().run(async () => {
        attempts++;
        throw error;
      });
      await expect(work).rejects.toBe(error);
      return attempts;
    };
    expect(await attemptsUntil(Object.assign(new Error('deadlock detected'), { code: '40P01' }))).toBe(4);
    expect(await attemptsUntil(Object.assign(new Error('duplicate key'), { code: '23505' }))).toBe(1);
    expect(await attemptsUntil(new Error('ours'))).toBe(1);
  });

  it('succeeds after a deadlock with another', async () => {
    const [first, second] = [buildHousehold(), buildHousehold()];
    const { run } = unitOfWork();
    await run(async ({ households }) => {
      await households.add(first);
      await households.add(second);
    });
    let bothHoldOne: () => void = () => {};
    const met = new Promise<void>((resolve) => {
      bothHoldOne = resolve;
    });
    let holding = 0;
    const lockBoth = (ids: readonly [string, string]) =>
      run(async ({ households }) => {
        await households.lock(ids[0]);
        if (++holding === 2) bothHoldOne();
        await met;
        return (await households.lock(ids[1]))?.id;
      });
    const answers = await Promise.all([lockBoth([first.id, second.id]), lockBoth([second.id, first.id])]);
    expect(answers).toEqual([second.id, first.id]);
  });
});
