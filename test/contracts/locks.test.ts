import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '#adapters/knex/connect.ts';
import { lockPool, makeLocks as makeKnexLocks } from '#adapters/knex/locks.ts';
import { makeLocks } from '#adapters/memory/locks.ts';
import { openTestDatabase, type TestDatabase } from '../support/database/test-database.ts';
import { locksContract } from './locks.contract.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Locks as another process would have them. */
function openLocks() {
  const knex = connect(database.connectionString, lockPool);
  return { locks: makeKnexLocks(knex), close: () => knex.destroy() };
}

locksContract('memory', async () => ({ locks: makeLocks(), close: async () => {} }));
locksContract('knex', async () => openLocks());
locksContract('knex, in two processes', async () => {
  const both = [openLocks(), openLocks()] as const;
  let turn = 0;
  return {
    locks: { hold: (name, work) => both[turn++ % 2 === 0 ? 0 : 1].locks.hold(name, work) },
    close: async () => void (await Promise.all(both.map((each) => each.close()))),
  };
});

it('however many works wait for vendors, they hold one connection', async () => {
  const { locks, close } = openLocks();
  const vendor = Promise.withResolvers<void>();
  const names = Array.from({ length: 100 }, () => randomUUID());
  const allBegun = Promise.withResolvers<void>();
  let begun = 0;
  const works = names.map((name) =>
    locks.hold(name, async () => {
      if (++begun === names.length) allBegun.resolve();
      await vendor.promise;
      return name;
    }),
  );
  await allBegun.promise;
  const held = await advisoryLocks();
  expect(held).toHaveLength(names.length);
  expect(new Set(held.map(({ pid }) => pid)).size).toBe(1);
  vendor.resolve();
  expect(await Promise.all(works)).toEqual(names);
  expect(await advisoryLocks()).toEqual([]);
  await close();
});

it('a lock ends with the connection of its process', async () => {
  const [killed, other] = [openLocks(), openLocks()];
  const name = randomUUID();
  let survive = () => {};
  let holding: Promise<void> | undefined;
  await new Promise<void>((begun) => {
    holding = killed.locks.hold(name, () => {
      begun();
      return new Promise<void>((resolve) => {
        survive = resolve;
      });
    });
  });
  const waiting = other.locks.hold(name, async () => 'mine');
  const [holder] = await advisoryLocks();
  await database.knex.raw('select pg_terminate_backend(?)', [holder?.pid ?? 0]);
  expect(await waiting).toBe('mine');
  survive();
  await holding;
  await Promise.all([killed.close(), other.close()]);
});

async function advisoryLocks(): Promise<readonly { readonly pid: number }[]> {
  const { rows } = await database.knex.raw(
    `select pid from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`,
  );
  return rows;
}
