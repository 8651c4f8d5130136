import { afterAll, beforeAll } from 'vitest';
import { makeMemoryDatabase } from '#adapters/memory/database.ts';
import { makeJobWorker } from '#adapters/memory/job-worker.ts';
import { makeUnitOfWork } from '#adapters/memory/unit-of-work.ts';
import { makeJobs } from '#adapters/pg-boss/jobs.ts';
import { jobNames } from '#adapters/pg-boss/queues.ts';
import { openTestDatabase } from '../support/database/test-database.ts';
import { jobsContract } from './jobs.contract.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.close();
});

jobsContract('memory', async (pollSeconds) => {
  const memory = makeMemoryDatabase();
  // Retries of seconds, as those of pg-boss, or of milliseconds where a test waits for one.
  const retryDelaysMs = [1, 5, 25].map((ms) => (pollSeconds < 1 ? ms : ms * 1_000));
  const worker = makeJobWorker({ database: memory, retryDelaysMs });
  const unitOfWork = makeUnitOfWork(memory);
  return {
    transaction: async (work) => await unitOfWork.run(async ({ jobs }) => await work(jobs)),
    worker,
    passTime: async () => void memory.jobs.push(...memory.jobs.splice(0).map((job) => ({ ...job, dueAt: 0 }))),
    unfinished: async () => memory.jobs.length,
    putAside: async () => worker.putAside.map(({ name }) => name),
    close: async () => {},
  };
});

jobsContract('pg-boss', async (pollSeconds) => {
  const jobs = makeJobs({
    connectionString: database.connectionString,
    onError: () => {},
    pollSeconds,
    restSeconds: 3_600,
  });
  return {
    transaction: async (work) => await database.knex.transaction(async (trx) => await work(jobs.queueFor(trx))),
    worker: jobs.worker,
    passTime: async () =>
      void (await database.knex.raw(`update pgboss.job set start_after = now() where state < 'active'`)),
    unfinished: async () =>
      (await database.knex('pgboss.job').whereIn('name', jobNames).where('state', '<', 'completed')).length,
    putAside: async () => (await jobs.failed.list(10)).map(({ name }) => name),
    close: async () => {
      await jobs.stop();
      await database.knex.raw('truncate pgboss.job');
    },
  };
});
