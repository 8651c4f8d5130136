import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '#adapters/knex/connect.ts';
import { makeUnitOfWork } from '#adapters/knex/unit-of-work.ts';
import { makeSummaryView } from '#adapters/knex/views/summary-view.ts';
import { fixedClock } from '#adapters/memory/clock.ts';
import { makeRecordingMailer } from '#adapters/memory/mailer.ts';
import { makeRecordingReporter } from '#adapters/memory/reporter.ts';
import { makeSummaryTokens } from '#adapters/memory/summary-tokens.ts';
import { towns } from '#adapters/node-fs/towns/towns.ts';
import { systemIds } from '#adapters/system/ids.ts';
import { newSchedule } from '#core/domain/summary/schedule.ts';
import type { Job } from '#core/ports/jobs.ts';
import { makeComposeSummary } from '#core/procedures/compose-summary.ts';
import { makePlanHouseholds } from '#core/procedures/plan-households.ts';
import { makeReadSummaries } from '#core/procedures/read-summaries.ts';
import { makeSendClaimedSummaries } from '#core/procedures/send-claimed-summaries.ts';
import { makeSummaryLedger } from '#core/procedures/summary-ledger.ts';
import { makeQueueSummaries } from '#core/use-cases/summary/queue-summaries.ts';
import { makeSendSummaries } from '#core/use-cases/summary/send-summaries.ts';
import { openTestDatabase, type TestDatabase } from '../support/database/test-database.ts';
import { addOwnedHome } from '../support/people/owned-home.ts';

const households = 450;
let database: TestDatabase;
const closing: (() => Promise<void>)[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => {
  await Promise.all(closing.map((close) => close()));
  await database.close();
});

const clock = fixedClock('2027-01-06T11:00:00Z');
const mailer = makeRecordingMailer();
const jobs: Job[] = [];

/** The use cases with connections of their own, like another worker. */
function makeWorker() {
  const knex = connect(database.connectionString, { poolMax: 3 });
  closing.push(() => knex.destroy());
  const enqueue = async (job: Job) => void jobs.push(job);
  const unitOfWork = makeUnitOfWork({ knex, towns, jobQueue: () => ({ enqueue }) });
  const summaryTokens = makeSummaryTokens({ clock });
  const composeSummary = makeComposeSummary({ summaryTokens, clock, baseUrl: 'https://upkept.example' });
  const planHouseholds = makePlanHouseholds({ unitOfWork, clock, ids: systemIds });
  const reporter = makeRecordingReporter();
  const summaryView = makeSummaryView(knex, towns);
  const readSummaries = makeReadSummaries({ unitOfWork, planHouseholds, summaryView, clock, reporter });
  const summaryLedger = makeSummaryLedger({ unitOfWork, clock });
  const sendClaimedSummaries = makeSendClaimedSummaries({
    mailer,
    clock,
    readSummaries,
    composeSummary,
    summaryLedger,
  });
  return {
    unitOfWork,
    queue: makeQueueSummaries({ unitOfWork, clock, ids: systemIds }),
    send: makeSendSummaries({ unitOfWork, clock, sendClaimedSummaries, summaryLedger, reporter }),
  };
}

it('is sent once to every household by workers that sweep and send at the same time', async () => {
  const [one, other] = [makeWorker(), makeWorker()];
  await one.unitOfWork.run(async (stores) => {
    for (let count = 0; count < households; count++) {
      const { household, person } = await addOwnedHome(stores);
      const recipient = { householdId: household.id, personId: person.id };
      await stores.summarySchedules.save([newSchedule(recipient, household.timezone, clock.now())]);
    }
  });
  clock.set('2027-01-11T07:10:00Z');

  const swept = await Promise.all([one.queue(), other.queue(), one.queue(), other.queue()]);
  expect(swept.reduce((sum, { queued }) => sum + queued, 0)).toBe(households);
  const runs = swept.flatMap((sweep) => sweep.runs);
  expect(jobs.map(({ name }) => name)).toEqual(runs.map(() => 'send-summaries'));

  // Both workers take every run, as when the queue believes that one of them is dead.
  const sent = await Promise.allSettled(runs.flatMap((runId) => [one.send({ runId }), other.send({ runId })]));
  expect(sent.some(({ status }) => status === 'fulfilled')).toBe(true);
  const addresses = mailer.sent.map(({ to }) => to);
  expect(addresses).toHaveLength(households);
  expect(new Set(addresses).size).toBe(households);

  const { rows } = await database.knex.raw('select status, count(*)::int as count from summaries group by status');
  expect(rows).toEqual([{ status: 'sent', count: households }]);
  const records = await database.knex('runs').select('expected', 'done', 'failed');
  for (const { expected, done, failed } of records) expect(done + failed).toBe(expected);
  const due = await database.knex('summary_schedules').where('next_summary_at', '<=', clock.now());
  expect(due).toEqual([]);
});
