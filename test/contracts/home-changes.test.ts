import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '#adapters/knex/connect.ts';
import { makeHomeChanges as makeKnexHomeChanges } from '#adapters/knex/home-changes.ts';
import { lockPool } from '#adapters/knex/locks.ts';
import { makeHomeChanges } from '#adapters/memory/home-changes.ts';
import { openTestDatabase, type TestDatabase } from '../support/database/test-database.ts';
import { homeChangesContract, listener } from './home-changes.contract.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Changes as another process would hear them. */
function openChanges() {
  const sessions = connect(database.connectionString, lockPool);
  const pauses = { checkMs: 20_000, spreadMs: 0 };
  return { changes: makeKnexHomeChanges({ knex: database.knex, sessions, pauses }), close: () => sessions.destroy() };
}

homeChangesContract('memory', async () => {
  const changes = makeHomeChanges();
  return { one: changes, other: changes, close: async () => {} };
});
homeChangesContract('knex, in two processes', async () => {
  const [one, other] = [openChanges(), openChanges()];
  return {
    one: one.changes,
    other: other.changes,
    close: async () => void (await Promise.all([one.close(), other.close()])),
  };
});

it('who listens is called once the connection that was lost is back', async () => {
  const { changes, close } = openChanges();
  const heard = listener();
  const first = heard.nextCall();
  const end = changes.listen(randomUUID(), heard.changed);
  await first;
  const back = heard.nextCall();
  await database.knex.raw(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query = 'listen upkept_homes'`,
  );
  await back;
  end();
  await close();
});

it('who listens is called after a connection that no longer answered was replaced', async () => {
  let opened = 0;
  const silentAfterListen = () => {
    opened++;
    const connection = new EventEmitter();
    const query = (statement: string) =>
      statement.startsWith('listen') ? Promise.resolve() : Promise.reject(new Error('no answer'));
    return Promise.resolve(Object.assign(connection, { query }));
  };
  const sessions = { client: { acquireConnection: silentAfterListen, releaseConnection: () => Promise.resolve() } };
  const pauses = { checkMs: 1, spreadMs: 0 };
  const changes = makeKnexHomeChanges({ knex: database.knex, sessions, pauses });
  const heard = listener();
  const first = heard.nextCall();
  const end = changes.listen(randomUUID(), heard.changed);
  await first;
  await heard.nextCall();
  expect(opened).toBeGreaterThan(1);
  end();
});

it('one connection listens, as long as anyone does', async () => {
  const { changes, close } = openChanges();
  const ends: (() => void)[] = [];
  for (let index = 0; index < 50; index++) {
    const heard = listener();
    const home = randomUUID();
    ends.push(changes.listen(home, heard.changed));
    const next = heard.nextCall();
    changes.tell([home]);
    await next;
  }
  const { rows } = await database.knex.raw(
    `select count(*)::int from pg_stat_activity where datname = current_database() and query = 'listen upkept_homes'`,
  );
  expect(rows).toEqual([{ count: 1 }]);
  for (const end of ends) end();
  await close();
});
