import { readRunTotals } from '#adapters/knex/views/run-totals.ts';
import { readQueueStates, secondsSinceLastRun } from '#adapters/pg-boss/queue-states.ts';
import { judgeQueue } from '#core/domain/running/queue-health.ts';
import type { Check } from './check.ts';

/** Whether a process runs the queue, and whether anything in it waits or failed. */
export const checkWorker: Check = async ({ knex, clock, config }) => {
  const queues = await readQueueStates(knex);
  const runs = await readRunTotals(knex, clock.now());
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  return judgeQueue({
    lastRunSeconds: await secondsSinceLastRun(knex),
    signInMailSeconds: queues.find(({ name }) => name === 'send-sign-in-link')?.oldestSeconds ?? 0,
    failedJobs: sum(queues.map(({ failed }) => failed)),
    failedHouseholds: sum(runs.map(({ failed }) => failed)),
    mustRun: config.production,
  });
};
