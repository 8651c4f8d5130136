import { randomUUID } from 'node:crypto';
import { fromKnex, type KnexTransactionLike, PgBoss } from 'pg-boss';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '#adapters/knex/connect.ts';
import { type Jobs, makeJobs } from '#adapters/pg-boss/jobs.ts';
import { readQueueStates } from '#adapters/pg-boss/queue-states.ts';
import { failedQueueOf, jobNames, scheduledNames } from '#adapters/pg-boss/queues.ts';
import { timetable } from '#adapters/pg-boss/timetable.ts';
import { pollIntervals } from '#adapters/pg-boss/worker.ts';
import type { JobHandlers, ScheduledJobName } from '#core/ports/jobs.ts';
import { withEmptyDatabase } from '../support/database/empty-database.ts';
import { asTest, openTestDatabase } from '../support/database/test-database.ts';
import { idleHandlers } from '../support/server/idle-handlers.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
const errors: unknown[] = [];
const servers: Jobs[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  await database.knex.raw('truncate pgboss.job');
  errors.length = 0;
});
afterAll(async () => {
  await database.close();
});

type Polling = Parameters<typeof pollIntervals>[1];

function server(connectionString = database.connectionString, polling: Partial<Polling> = {}): Jobs {
  const jobs = makeJobs({ connectionString, onError: (error) => errors.push(error), graceMs: 50, ...polling });
  servers.push(jobs);
  return jobs;
}

const queue = async (jobs: Jobs, linkId: string) =>
  await database.knex.transaction(
    async (trx) => await jobs.queueFor(trx).enqueue({ name: 'send-sign-in-link', data: { linkId } }),
  );

/** Queues a job as its schedule would. */
async function comeRound(trx: KnexTransactionLike, name: ScheduledJobName): Promise<void> {
  const boss = new PgBoss({ connectionString: database.connectionString, supervise: false, schedule: false });
  await boss.start();
  await boss.send(name, {}, { db: fromKnex(trx) });
  await boss.stop();
}

const runDue = (jobs: Jobs, sendSignInLink: JobHandlers['send-sign-in-link']) =>
  Array.fromAsync(jobs.worker.runDue({ ...idleHandlers, 'send-sign-in-link': sendSignInLink }));

const rows = async (linkId: string) =>
  (
    await database.knex.raw(`select name, state, output, retry_limit from pgboss.job where data->>'linkId' = ?`, [
      linkId,
    ])
  ).rows;

describe('pg-boss', () => {
  it('polls often with one worker of a queue, which wakes the others when it finds a job', async () => {
    expect(pollIntervals(4, { pollSeconds: 2, restSeconds: 20 })).toEqual([2, 20, 20, 20]);
    const jobs = server(undefined, { pollSeconds: 0.5, restSeconds: 3_600 });
    const gate = Promise.withResolvers<void>();
    let running = 0;
    await jobs.worker.start({
      ...idleHandlers,
      'send-sign-in-link': async () => {
        running += 1;
        await gate.promise;
      },
    });
    // Like retries, they become due without a notification.
    const boss = new PgBoss({ connectionString: database.connectionString, supervise: false, schedule: false });
    await boss.start();
    const startAfter = new Date(Date.now() + 1_000);
    const later = Array.from({ length: 4 }, () => ({ data: { linkId: randomUUID() }, startAfter }));
    await boss.insert('send-sign-in-link', later);
    await boss.stop();
    await expect.poll(() => running).toBe(4);
    gate.resolve();
  });

  it('is started by several servers at once, on an empty database, and by each as often as it likes', async () => {
    await withEmptyDatabase(async (connectionString) => {
      const together = [server(connectionString), server(connectionString), server(connectionString)];
      await Promise.all(together.flatMap((each) => [each.start(), each.start()]));
      const knex = connect(asTest(connectionString));
      const names = await knex('pgboss.queue').whereNot('name', 'like', '\\_\\_%').orderBy('name').pluck('name');
      await knex.destroy();
      expect(names).toEqual([...jobNames.flatMap((name) => [name, failedQueueOf(name)]), ...scheduledNames].sort());
      await Promise.all(together.map((each) => each.stop()));
      expect(errors).toEqual([]);
    });
  });

  it('updates the queues and schedules that differ, and leaves the others alone', async () => {
    const state = async () => ({
      queues: await database
        .knex('pgboss.queue')
        .whereIn('name', jobNames)
        .orderBy('name')
        .select('name', 'updated_on'),
      limits: await database.knex('pgboss.queue').where('name', 'send-welcome').pluck('retry_limit'),
      crons: await database.knex('pgboss.schedule').where('name', 'generate-weeks').pluck('cron'),
    });
    await server().start();
    const before = await state();
    await database.knex('pgboss.queue').where('name', 'send-welcome').update('retry_limit', 1);
    await database.knex('pgboss.schedule').where('name', 'generate-weeks').update('cron', '0 0 * * *');
    await server().start();
    const after = await state();
    expect([after.limits, after.crons]).toEqual([[11], [timetable['generate-weeks']]]);
    const updated = after.queues.filter(({ updated_on }, index) => +updated_on !== +before.queues[index].updated_on);
    expect(updated.map(({ name }) => name)).toEqual(['send-welcome']);
  });

  it('gives each job to one of the servers', async () => {
    const handled: string[] = [];
    const [one, other] = [server(), server()];
    for (const each of [one, other]) {
      await each.worker.start({
        ...idleHandlers,
        'send-sign-in-link': async ({ linkId }) => void handled.push(linkId),
      });
    }
    const linkIds = Array.from({ length: 30 }, () => randomUUID());
    await Promise.all(linkIds.map((linkId) => queue(one, linkId)));
    await expect.poll(() => handled).toHaveLength(30);
    expect(new Set(handled).size).toBe(30);
  });

  it('runs each job of the timetable once for all servers', async () => {
    const everyone = [server(), server()];
    await Promise.all(everyone.map((each) => each.start()));
    const schedules = await database.knex('pgboss.schedule').select('name', 'cron', 'timezone').orderBy('name');
    expect(schedules).toEqual(Object.entries(timetable).map(([name, cron]) => ({ name, cron, timezone: 'UTC' })));

    await database.knex.transaction((trx) => comeRound(trx, 'generate-weeks'));
    let turns = 0;
    const handlers = { ...idleHandlers, 'generate-weeks': async () => void turns++ };
    await Promise.all(everyone.map((each) => each.worker.start(handlers)));
    await expect.poll(() => turns).toBe(1);
    expect(errors).toEqual([]);
  });

  it('sets aside and reports a job that keeps failing, and stores only the error’s name', async () => {
    const linkId = randomUUID();
    const jobs = server();
    await queue(jobs, linkId);
    await database.knex.raw(`update pgboss.job set retry_limit = 0 where data->>'linkId' = ?`, [linkId]);
    const failure = Object.assign(new Error('ada@home.example'), { code: '23505', detail: 'ada@home.example' });
    await runDue(jobs, () => Promise.reject(failure));
    const names = (await rows(linkId)).map((row: { name: string }) => row.name).sort();
    expect(names).toEqual(['send-sign-in-link', 'send-sign-in-link.failed']);
    expect(errors).toEqual([failure]);
    const stored = JSON.stringify(await rows(linkId));
    expect(stored).toContain('Error 23505');
    expect(stored).not.toContain('ada@');
  });

  it('lists the jobs that were put aside, and returns one to its queue', async () => {
    const linkId = randomUUID();
    const jobs = server();
    await queue(jobs, linkId);
    await database.knex.raw(`update pgboss.job set retry_limit = 0 where data->>'linkId' = ?`, [linkId]);
    await runDue(jobs, () => Promise.reject(Object.assign(new Error('away'), { code: 'HTTP 500' })));
    const [failed] = await jobs.failed.list(1);
    expect(failed).toMatchObject({ name: 'send-sign-in-link', reason: 'Error HTTP 500' });
    expect(await jobs.failed.retry(failed?.id ?? '')).toBe(true);
    const handled: string[] = [];
    await runDue(jobs, async (link) => void handled.push(link.linkId));
    expect(handled).toEqual([linkId]);
    expect(await jobs.failed.list(100)).not.toContainEqual(failed);
    expect(await jobs.failed.retry(randomUUID())).toBe(false);
    errors.length = 0;
  });

  it('does what waits, or was put aside, under the name that a job had in the previous version', async () => {
    await withEmptyDatabase(async (connectionString) => {
      const previous = new PgBoss({ connectionString, schedule: false });
      await previous.start();
      await previous.createQueue('carry-out-declaration.failed');
      await previous.createQueue('carry-out-declaration', {
        deadLetter: 'carry-out-declaration.failed',
        retryLimit: 0,
      });
      await previous.createQueue('forget-files', { policy: 'singleton' });
      await previous.schedule('forget-files', '45 3 * * *');
      const [failed, waiting] = [randomUUID(), randomUUID()];
      await previous.send('carry-out-declaration', { declarationId: failed });
      const [fetched] = await previous.fetch('carry-out-declaration');
      await previous.fail('carry-out-declaration', fetched?.id ?? '');
      await previous.send('carry-out-declaration', { declarationId: waiting });
      await previous.send('forget-files', {});

      const knex = connect(asTest(connectionString));
      const jobs = server(connectionString);
      await jobs.start();
      const schedules = await knex('pgboss.schedule').orderBy('name').pluck('name');
      expect(schedules).toEqual(Object.keys(timetable));
      const states = await readQueueStates(knex);
      const stateOf = (name: string) => states.find((state) => state.name === name);
      expect(stateOf('execute-declaration')).toMatchObject({ waiting: 1, failed: 1 });
      expect(stateOf('delete-expired-files')).toMatchObject({ waiting: 1 });
      const [aside] = await jobs.failed.list(1);
      expect(aside).toMatchObject({ name: 'execute-declaration' });

      const handled: string[] = [];
      await jobs.worker.start({
        ...idleHandlers,
        'execute-declaration': async ({ declarationId }) => void handled.push(declarationId),
        'delete-expired-files': async () => void handled.push('files'),
      });
      await expect.poll(() => handled.toSorted()).toEqual([waiting, 'files'].toSorted());
      expect(await jobs.failed.retry(aside?.id ?? '')).toBe(true);
      await expect.poll(() => handled).toContain(failed);
      await previous.send('carry-out-declaration', { declarationId: 'of a server that still runs' });
      await expect.poll(() => handled).toContain('of a server that still runs');
      await Promise.all([jobs.stop(), previous.stop(), knex.destroy()]);
      expect(errors).toEqual([]);
    });
  });

  it('starts at a later try when the database was unavailable at first', async () => {
    const name = `late_${randomUUID().replaceAll('-', '')}`;
    const address = new URL(database.connectionString);
    address.pathname = `/${name}`;
    const jobs = server(address.href);
    await expect(jobs.start()).rejects.toThrow('does not exist');
    await expect(jobs.worker.start(idleHandlers)).rejects.toThrow('does not exist');
    await database.knex.raw('create database ??', [name]);
    await jobs.start();
    await jobs.worker.start(idleHandlers);
    await jobs.stop();
    await database.knex.raw('drop database ?? with (force)', [name]);
  });

  it('stops although a handler hangs, and returns its job to the queue', async () => {
    const linkId = randomUUID();
    const jobs = server();
    let running = false;
    await jobs.worker.start({
      ...idleHandlers,
      'send-sign-in-link': async () => {
        running = true;
        await new Promise(() => {});
      },
    });
    await queue(jobs, linkId);
    await expect.poll(() => running).toBe(true);
    await jobs.stop();
    expect(await rows(linkId)).toMatchObject([{ state: 'retry' }]);
  });
});
