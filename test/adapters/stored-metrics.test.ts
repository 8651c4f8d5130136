import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { poolState } from '#adapters/knex/pool-state.ts';
import { makeRunStore } from '#adapters/knex/run-store.ts';
import { storesOn } from '#adapters/knex/stores.ts';
import { makeSummaryScheduleStore } from '#adapters/knex/summary-schedule-store.ts';
import { makeSummaryStore } from '#adapters/knex/summary-store.ts';
import { readRunTotals, readSummaryBacklog } from '#adapters/knex/views/run-totals.ts';
import { towns } from '#adapters/node-fs/towns/towns.ts';
import { makeJobs } from '#adapters/pg-boss/jobs.ts';
import { readQueueStates } from '#adapters/pg-boss/queue-states.ts';
import { failedQueueOf, jobNames, scheduledNames } from '#adapters/pg-boss/queues.ts';
import { runOf } from '#core/domain/running/run.ts';
import { newSchedule } from '#core/domain/summary/schedule.ts';
import { openTestDatabase, type TestDatabase } from '../support/database/test-database.ts';
import { addOwnedHome } from '../support/people/owned-home.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const now = new Date('2027-01-06T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

describe('the state of the queue', () => {
  it('is empty before any process has started the queue', async () => {
    const states = await readQueueStates(database.knex);
    expect(states.map(({ name }) => name)).toEqual([...jobNames, ...scheduledNames]);
    expect(states.every(({ waiting, failed }) => waiting + failed === 0)).toBe(true);
  });

  it('has the jobs of each name by what they wait for, and the age of the oldest', async () => {
    const { knex } = database;
    const jobs = makeJobs({ connectionString: database.connectionString, onError: () => {} });
    await jobs.start();
    const add = (name: string, state: string, minutes: number, startsInMinutes = -minutes) =>
      knex.raw(
        `insert into pgboss.job (name, state, created_on, start_after)
         values (?, ?::pgboss.job_state, now() - ? * interval '1 minute', now() + ? * interval '1 minute')`,
        [name, state, minutes, startsInMinutes],
      );
    await add('send-welcome', 'created', 2);
    await add('send-welcome', 'created', 30, 60);
    await add('send-welcome', 'retry', 10, 5);
    await add('send-welcome', 'active', 20);
    await add('send-welcome', 'completed', 90);
    await add(failedQueueOf('send-welcome'), 'created', 600);
    const states = await readQueueStates(knex);
    await jobs.stop();
    const { oldestSeconds, ...counts } = states.find(({ name }) => name === 'send-welcome') ?? { oldestSeconds: 0 };
    expect(counts).toEqual({ name: 'send-welcome', waiting: 2, retrying: 1, active: 1, failed: 1 });
    expect(Math.round(oldestSeconds / 60)).toBe(10);
  });
});

describe('the totals of the runs', () => {
  it('are those of the last day, by kind, with the reasons of what was left out', async () => {
    expect((await readRunTotals(database.knex, now)).map(({ kind, expected }) => [kind, expected])).toEqual([
      ['plan', 0],
      ['summaries', 0],
    ]);
    await database.knex.transaction(async (trx) => {
      const store = makeRunStore(trx);
      const kind = 'summaries';
      const failed = [{ householdId: null, reason: 'Error' }];
      await store.save(runOf({ id: randomUUID(), kind, startedAt: ago(60), done: 5, skipped: { late: 2 }, failed }));
      const finished = {
        startedAt: ago(30),
        finishedAt: ago(29),
        done: 1,
        skipped: { late: 1, leaving: 4 },
        failed: [],
      };
      await store.save(runOf({ id: randomUUID(), kind, ...finished }));
      await store.save(runOf({ id: randomUUID(), kind, startedAt: ago(25 * 60), done: 100, skipped: {}, failed: [] }));
    });
    const [, summaries] = await readRunTotals(database.knex, now);
    expect(summaries).toEqual({
      kind: 'summaries',
      unfinished: 1,
      expected: 14,
      done: 6,
      failed: 1,
      skipped: { late: 3, leaving: 4 },
    });
  });
});

describe('the backlog of summaries', () => {
  it('has those that are due and those that are queued, and how late the oldest is', async () => {
    expect(await readSummaryBacklog(database.knex, now)).toEqual({ due: 0, open: 0, oldestSeconds: 0 });
    await database.knex.transaction(async (trx) => {
      const homes = [];
      for (let count = 0; count < 2; count++)
        homes.push(await addOwnedHome(storesOn(trx, { enqueue: async () => {} }, towns)));
      const [first, second] = homes.map(({ household, person }) =>
        newSchedule({ householdId: household.id, personId: person.id }, 'UTC', now),
      );
      if (!first || !second) throw new Error('There are two households');
      await makeSummaryScheduleStore(trx).save([
        { ...first, nextAt: ago(3) },
        { ...second, nextAt: ago(-3) },
      ]);
      await makeSummaryStore(trx).addMissing([
        {
          householdId: first.householdId,
          personId: first.personId,
          weekStart: '2027-01-04',
          runId: randomUUID(),
          dueAt: ago(20),
        },
      ]);
    });
    expect(await readSummaryBacklog(database.knex, now)).toEqual({ due: 1, open: 1, oldestSeconds: 1200 });
  });
});

describe('the state of the connections', () => {
  it('counts the used and the free ones', async () => {
    const trx = await database.knex.transaction();
    await trx.raw('select 1');
    const { used, waiting, max } = poolState(database.knex);
    await trx.commit();
    expect([used, waiting, max > 0]).toEqual([1, 0, true]);
    // A connection returns to the pool after its transaction.
    await new Promise(setImmediate);
    expect(poolState(database.knex).used).toBe(0);
    expect(poolState(database.knex).free).toBeGreaterThan(0);
  });
});
