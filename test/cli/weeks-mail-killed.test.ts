import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeUnitOfWork } from '#adapters/knex/unit-of-work.ts';
import { towns } from '#adapters/node-fs/towns/towns.ts';
import { mostInBatch } from '#adapters/postmark/send-in-batches.ts';
import { startSandbox } from '#apps/sandbox/sandbox.ts';
import { newSchedule } from '#core/domain/summary/schedule.ts';
import { openTestDatabase, type TestDatabase } from '../support/database/test-database.ts';
import { addOwnedHome } from '../support/people/owned-home.ts';
import { mailsTo } from '../support/server/inbox.ts';
import { buildPrograms, runBuilt } from '../support/server/process.ts';
import { runCli } from './run-cli.ts';

const households = 80;
let database: TestDatabase;
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  await buildPrograms();
  database = await openTestDatabase();
  sandbox = await startSandbox({ port: 0 });
});
afterAll(async () => {
  await sandbox.close();
  await database.close();
});

it('loses no summary by kill -9, and sends none twice but those that were being handed over', async () => {
  const unitOfWork = makeUnitOfWork({
    knex: database.knex,
    jobQueue: () => ({ enqueue: async () => {} }),
    towns,
  });
  const addresses: string[] = [];
  const earlier = new Date(Date.now() - 60_000);
  await unitOfWork.run(async (stores) => {
    for (let count = 0; count < households; count++) {
      const { household, person } = await addOwnedHome(stores);
      addresses.push(person.email);
      const schedule = newSchedule({ householdId: household.id, personId: person.id }, household.timezone, earlier);
      await stores.summarySchedules.save([{ ...schedule, nextAt: earlier }]);
    }
  });
  const settings = {
    DATABASE_URL: database.connectionString,
    APP_SECRET: 'a secret of thirty-two characters',
    SANDBOX_PORT: new URL(sandbox.url).port,
  };
  const received = async () => Promise.all(addresses.map(async (to) => (await mailsTo(sandbox.url, to)).length));
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

  const killed = runBuilt('cli', ['weeks', 'mail'], settings);
  await expect.poll(async () => sum(await received()), { interval: 20 }).toBeGreaterThan(0);
  await killed.stop('SIGKILL');
  // Three minutes pass.
  await database
    .knex('summaries')
    .where({ status: 'sending' })
    .update({ claimed_at: new Date(Date.now() - 240_000) });

  const { code, stdout } = await runCli(['weeks', 'mail', '--json'], settings);
  expect({ code, due: JSON.parse(stdout).due }).toEqual({ code: 0, due: 0 });
  const counts = await received();
  expect(Math.min(...counts)).toBe(1);
  expect(sum(counts) - households).toBeLessThanOrEqual(mostInBatch);
  const { rows } = await database.knex.raw(
    'select expected, done, failed, finished_at is not null as over from runs where kind = ?',
    ['summaries'],
  );
  expect(rows).toEqual([{ expected: households, done: households, failed: 0, over: true }]);
});
