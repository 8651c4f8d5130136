import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '#adapters/knex/connect.ts';
import { closePool } from '#adapters/knex/open-sockets.ts';
import { prepared } from '#adapters/knex/prepared.ts';
import { onDatabase, withTimeLimit } from '#adapters/knex/time-limit.ts';
import { makeUnitOfWork } from '#adapters/knex/unit-of-work.ts';
import { towns } from '#adapters/node-fs/towns/towns.ts';
import type { DatabaseLimits } from '#core/domain/running/time-limits.ts';
import { type DatabaseProxy, startDatabaseProxy } from '../support/database/database-proxy.ts';
import { patientLimits } from '../support/database/patient-limits.ts';
import { openTestDatabase, type TestDatabase } from '../support/database/test-database.ts';
import { buildHousehold } from '../support/people/factories.ts';

let database: TestDatabase;
let proxy: DatabaseProxy;
const pools: Knex[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  proxy = await startDatabaseProxy(database.connectionString);
});
afterEach(async () => {
  proxy.resume();
  await Promise.all(pools.splice(0).map((pool) => closePool(pool, 100)));
});
afterAll(async () => {
  await proxy.close();
  await database.close();
});

function open(limits: Partial<DatabaseLimits> = {}, poolMax = 2) {
  const knex = connect(proxy.connectionString, { poolMax, limits: { ...patientLimits, ...limits } });
  pools.push(knex);
  const { run } = makeUnitOfWork({ knex, towns, jobQueue: () => ({ enqueue: async () => {} }) });
  return { knex, run };
}
/** A busy machine may need longer for the first statement than a short limit allows. */
const untilOpen = (knex: Knex) => expect.poll(() => knex.raw('select 1').then(() => 'open', String)).toBe('open');
const away = { code: 'storage_unavailable', data: { retryAfterSeconds: 5 } };

describe('a database that hangs', () => {
  it('ends the work of a request, and its connection', async () => {
    const { run, knex } = open({}, 1);
    const household = buildHousehold();
    await run(({ households }) => households.add(household));
    proxy.pause();
    const read = prepared(knex, 'one', 'select 1 as one');
    await expect(withTimeLimit(200, () => read())).rejects.toMatchObject(away);
    await expect(
      withTimeLimit(200, () => run(({ households }) => households.find(household.id))),
    ).rejects.toMatchObject(away);
    proxy.resume();
    // The pool has one connection at most, so it has replaced the one that was stuck.
    expect(await run(({ households }) => households.find(household.id))).toEqual(household);
  });

  it('also ends work without a limit of its own, statement by statement', async () => {
    const { knex } = open({ answerMs: 200 });
    await untilOpen(knex);
    proxy.pause();
    await expect(onDatabase(async () => knex.raw('select 1'))).rejects.toMatchObject(away);
  });

  it('ends the attempt to connect', async () => {
    const { knex } = open({ connectMs: 200 });
    proxy.pause();
    await expect(onDatabase(async () => knex.raw('select 1'))).rejects.toMatchObject(away);
  });

  it('does not keep a process from closing its connections', async () => {
    const { knex } = open();
    await knex.raw('select 1');
    proxy.pause();
    const running = onDatabase(async () => knex.raw('select 1')).catch((error: unknown) => error);
    await closePool(knex, 100);
    expect(await running).toMatchObject(away);
  });
});

describe('a database that has too much to do', () => {
  it('ends the wait for a connection', async () => {
    const { knex } = open({ acquireMs: 100 }, 1);
    await untilOpen(knex);
    const holding = await knex.transaction();
    await expect(onDatabase(async () => knex.raw('select 1'))).rejects.toMatchObject(away);
    await holding.rollback();
  });

  it('ends the wait for a lock', async () => {
    const { knex, run } = open({ lockMs: 100 });
    const holding = await knex.transaction();
    await holding.raw('lock table households in access exclusive mode');
    await expect(run(({ households }) => households.find(randomUUID()))).rejects.toMatchObject(away);
    await holding.rollback();
    expect(await run(({ households }) => households.find(randomUUID()))).toBeUndefined();
  });

  it('ends a long statement', async () => {
    const { knex } = open({ statementMs: 100 });
    await expect(onDatabase(async () => knex.raw('select pg_sleep(600)'))).rejects.toMatchObject(away);
  });

  it('ends a transaction that waits for us', async () => {
    const { knex } = open({ idleMs: 100 });
    const idle = await knex.transaction();
    const waiting = database
      .knex('pg_stat_activity')
      .where({ state: 'idle in transaction' })
      .whereRaw('datname = current_database()');
    await expect.poll(async () => (await waiting).length).toBe(0);
    await expect(onDatabase(async () => idle.raw('select 1'))).rejects.toMatchObject(away);
    await idle.rollback().catch(() => {});
  });
});

describe('a connection that is lost', () => {
  it('while a transaction commits leaves its outcome unknown', async () => {
    const { run } = open();
    const lost = run(async ({ households }) => {
      await households.add(buildHousehold());
      await proxy.disconnect();
    });
    await expect(lost).rejects.toMatchObject({ code: 'outcome_unknown', data: { retryAfterSeconds: 5 } });
    await proxy.reconnect();
  });

  it('before that has no effect', async () => {
    const { run } = open();
    const household = buildHousehold();
    const lost = run(async ({ households }) => {
      await households.add(household);
      await proxy.disconnect();
      await households.find(household.id);
    });
    await expect(lost).rejects.toMatchObject(away);
    await proxy.reconnect();
    expect(await run(({ households }) => households.find(household.id))).toBeUndefined();
  });
});

describe('a handover to another server', () => {
  const save = (unit: ReturnType<typeof open>, before: (attempt: number) => Promise<unknown>) => {
    const household = buildHousehold();
    let attempts = 0;
    const saved = unit.run(async ({ households }) => {
      await households.find(household.id);
      await before(++attempts);
      await households.add(household);
      return attempts;
    });
    return { household, saved };
  };
  const endBackends = () =>
    database.knex.raw(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'upkept'",
    );

  it('before the commit has the work done again, once it is possible', async () => {
    const unit = open();
    const { household, saved } = save(unit, async (attempt) => {
      if (attempt === 1) await endBackends();
    });
    expect(await saved).toBe(2);
    expect(await unit.run(({ households }) => households.find(household.id))).toEqual(household);
  });

  it('to which no connection leads yet fails at once, so that the caller may ask again later', async () => {
    const unit = open();
    const { saved } = save(unit, () => proxy.disconnect());
    await expect(saved).rejects.toMatchObject(away);
    await proxy.reconnect();
  });

  it('closes the connections to the server that only reads now', async () => {
    const unit = open({}, 1);
    await unit.knex.raw('set session characteristics as transaction read only');
    const pid = async () =>
      (await unit.knex.raw<{ rows: { pid: number }[] }>('select pg_backend_pid() as pid')).rows[0]?.pid;
    const before = await pid();
    const { saved } = save(unit, async () => {});
    expect(await saved).toBe(2);
    expect(await pid()).not.toBe(before);
  });
});
