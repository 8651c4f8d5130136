import { afterAll, beforeAll } from 'vitest';
import { makeMemoryDatabase } from '#adapters/memory/database.ts';
import { makeJobWorker } from '#adapters/memory/job-worker.ts';
import { makeUnitOfWork } from '#adapters/memory/unit-of-work.ts';
import { makeJobs } from '#adapters/pg-boss/jobs.ts';
import { openTestDatabase } from '../support/database/test-database.ts';
import { jobsContract } from './jobs.contract.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.close();
});

jobsContract('memory', async () => {
  const memory = makeMemoryDatabase();
  const unitOfWork = makeUnitOfWork(memory);
  return {
    transaction: async (work) => await unitOfWork.run(async ({ jobs }) => await work(jobs)),
    worker: makeJobWorker({ database: memory }),
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
    close: async () => {
      await jobs.stop();
      await database.knex.raw('truncate pgboss.job');
    },
  };
});
