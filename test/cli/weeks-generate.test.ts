import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '#adapters/knex/connect.ts';
import { makeUnitOfWork } from '#adapters/knex/unit-of-work.ts';
import { fixedClock } from '#adapters/memory/clock.ts';
import { makeRecordingReporter } from '#adapters/memory/reporter.ts';
import { towns } from '#adapters/node-fs/towns/towns.ts';
import { systemIds } from '#adapters/system/ids.ts';
import { makePlanHouseholds } from '#core/procedures/plan-households.ts';
import { makeGenerateWeeks } from '#core/use-cases/week/generate-weeks.ts';
import { openTestDatabase, type TestDatabase } from '../support/database/test-database.ts';
import { buildHousehold } from '../support/people/factories.ts';
import { buildPrograms, runBuilt } from '../support/server/process.ts';
import { runCli } from './run-cli.ts';

let database: TestDatabase;
const closing: (() => Promise<void>)[] = [];
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
  await database.close();
});

const noJobs = () => ({ enqueue: async () => {} });

async function addHouseholds(count: number, overrides: Parameters<typeof buildHousehold>[0] = {}): Promise<void> {
  await makeUnitOfWork({ knex: database.knex, towns, jobQueue: noJobs }).run(async ({ households }) => {
    for (let index = 0; index < count; index++) {
      await households.add(buildHousehold({ id: randomUUID(), ...overrides }));
    }
  });
}

/** The job with connections of its own, like another worker. */
function worker() {
  const knex = connect(database.connectionString, { poolMax: 2 });
  closing.push(() => knex.destroy());
  const unitOfWork = makeUnitOfWork({ knex, towns, jobQueue: noJobs });
  const clock = fixedClock('2027-01-06T11:00:00Z');
  const reporter = makeRecordingReporter();
  const planHouseholds = makePlanHouseholds({ unitOfWork, clock, ids: systemIds });
  return { generate: makeGenerateWeeks({ unitOfWork, planHouseholds, clock, ids: systemIds, reporter }), reporter };
}

/** Every household has five weeks, tasks in each, and no turn twice. */
async function expectWholePlans(households: number): Promise<void> {
  const { rows } = await database.knex.raw<{ rows: { weeks: number; tasks: number; turns: number }[] }>(`
    select (select count(*)::int from weeks w where w.household_id = h.id) as weeks,
      (select count(*)::int from tasks t where t.household_id = h.id) as tasks,
      (select count(distinct (t.source, t.occurrence))::int from tasks t where t.household_id = h.id) as turns
    from households h`);
  expect(rows).toHaveLength(households);
  for (const { weeks, tasks, turns } of rows) {
    expect(weeks).toBe(5);
    expect(tasks).toBeGreaterThan(4);
    expect(turns).toBe(tasks);
  }
}

describe('everyone’s week on PostgreSQL', () => {
  it('is written once by several workers that run at the same time', async () => {
    await addHouseholds(120);
    const results = await Promise.all([worker(), worker(), worker()].map(({ generate }) => generate()));
    expect(results.map(({ failed }) => failed)).toEqual([0, 0, 0]);
    expect(results.reduce((sum, { weeksPlanned }) => sum + weeksPlanned, 0)).toBe(600);
    await expectWholePlans(120);
  });

  it('leaves nothing of a household that fails midway, plans the others, and is completed by the next run', async () => {
    const id = randomUUID();
    await addHouseholds(1, { id });
    await addHouseholds(59);
    // The tasks of its batch are already written when the mark of its weeks is refused.
    await database.knex.raw(`alter table weeks add constraint refused check (household_id <> '${id}')`);
    const { generate, reporter } = worker();
    expect(await generate()).toEqual({ households: 60, weeksPlanned: 295, failed: 1 });
    expect(reporter.problems).toMatchObject([{ message: expect.stringContaining(id) }]);
    expect(await database.knex('tasks').where({ household_id: id })).toEqual([]);

    await database.knex.raw('alter table weeks drop constraint refused');
    expect(await worker().generate()).toEqual({ households: 1, weeksPlanned: 5, failed: 0 });
    await expectWholePlans(60);
  });

  it('replaces plans made before the week began, and keeps what the user did or moved', async () => {
    await addHouseholds(10);
    const { generate } = worker();
    await generate();
    const [done] = await database.knex('tasks').where('scheduled_on', '>=', '2027-01-11').limit(1);
    await database
      .knex('tasks')
      .where({ id: done.id })
      .update({ status: 'done', completed_at: '2027-01-09T10:00:00Z' });
    await database.knex('weeks').update({ planned_on: '2027-01-03' });
    await database.knex('households').update({ plan_due_at: '2027-01-03T23:00:00Z' });
    expect(await worker().generate()).toEqual({ households: 10, weeksPlanned: 50, failed: 0 });
    expect(await database.knex('tasks').where({ id: done.id })).toHaveLength(1);
    await expectWholePlans(10);
  });
});

describe('weeks generate', () => {
  const settings = () => ({ DATABASE_URL: database.connectionString, APP_SECRET: 'a secret of thirty-two characters' });

  /** Generates weeks in a process, and kills that once so many are stored. */
  async function killWith(weeks: number): Promise<void> {
    const generating = runBuilt('cli', ['weeks', 'generate'], settings());
    await expect.poll(() => database.knex('weeks'), { interval: 50 }).toHaveLength(weeks);
    await generating.stop('SIGKILL');
  }

  it('continues after kill -9 where it stopped', async () => {
    await buildPrograms();
    const households = 120;
    await addHouseholds(households);
    // Holds up the last batch.
    const holder = await database.knex.transaction();
    await holder('households').orderBy('id', 'desc').limit(1).forUpdate();
    await killWith(500);
    await holder.rollback();
    expect(await database.knex('weeks')).toHaveLength(500);
    const { code, stdout } = await runCli(['weeks', 'generate', '--json'], settings());
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual({ households: 20, weeksPlanned: 100, failed: 0 });
    await expectWholePlans(households);
  });

  it('fails if a household could not be planned, and names it but not its address', async () => {
    await addHouseholds(3);
    const id = randomUUID();
    await addHouseholds(1, { id, timezone: 'Nowhere/City' });
    const { code, stdout, stderr } = await runCli(['weeks', 'generate'], settings());
    expect(code).not.toBe(0);
    expect(stdout).toBe('4 households checked, 15 weeks planned.\n');
    expect(stderr).toContain(id);
    expect(stderr).not.toContain('@');
  });
});
