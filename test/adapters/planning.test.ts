import { join } from 'node:path';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restoreBackup } from '#adapters/knex/backup/restore-backup.ts';
import { connect } from '#adapters/knex/connect.ts';
import { makeUnitOfWork } from '#adapters/knex/unit-of-work.ts';
import { fixedClock } from '#adapters/memory/clock.ts';
import { makeFileStore } from '#adapters/memory/file-store.ts';
import { towns } from '#adapters/node-fs/towns/towns.ts';
import { systemIds } from '#adapters/system/ids.ts';
import { featureOptions, multiChoiceCategories } from '#core/domain/care/features.ts';
import { weekStartAt } from '#core/domain/time/week.ts';
import { followPlanChanges } from '#core/procedures/calendar/follow-plan-changes.ts';
import { makePlanHouseholds } from '#core/procedures/plan-households.ts';
import { reportChanges } from '#core/procedures/webhooks/report-changes.ts';
import { withEmptyDatabase } from '../support/database/empty-database.ts';
import { asTest, openTestDatabase, type TestDatabase } from '../support/database/test-database.ts';
import { buildHousehold } from '../support/people/factories.ts';
import { everything } from '../support/simulation/homes-of-extremes.ts';

/** The last backup of a schema without outlooks. */
const backup = join(import.meta.dirname, '../fixtures/backups/20261122_008_life.backup');

const everyFeature = {
  propertyType: ['House'],
  ...Object.fromEntries(
    multiChoiceCategories.map((category) => [category, featureOptions[category].map(({ name }) => name)]),
  ),
};

/** As the application wraps it. */
function unitOfWorkOn(knex: Knex) {
  const deps = { clock: fixedClock('2027-01-06T12:00:00Z'), ids: systemIds };
  const unitOfWork = makeUnitOfWork({ knex, towns, jobQueue: () => ({ enqueue: async () => {} }) });
  return reportChanges(followPlanChanges(unitOfWork, deps), deps);
}

/** Plans the households' current week and the four after it. */
const planOn = (knex: Knex, now: string, householdIds: readonly string[]) =>
  makePlanHouseholds({ unitOfWork: unitOfWorkOn(knex), clock: fixedClock(now), ids: systemIds })({
    householdIds,
    upTo: (today) => weekStartAt(today, 4),
  });

describe('planning households', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  async function addResident(count: number): Promise<readonly string[]> {
    const households = Array.from({ length: count }, () =>
      buildHousehold({ features: everyFeature, answers: everything.home.answers, onboardedOn: '2027-01-04' }),
    );
    await unitOfWorkOn(database.knex).run(async (stores) => {
      for (const household of households) await stores.households.add(household);
    });
    return households.map(({ id }) => id);
  }

  /** How many statements the work makes. */
  async function statementsOf(work: () => Promise<unknown>): Promise<number> {
    let count = 0;
    const note = () => {
      count += 1;
    };
    database.knex.on('query', note);
    await work();
    database.knex.off('query', note);
    return count;
  }

  it('takes no more statements for many households than for one', async () => {
    const [one, many] = [await addResident(1), await addResident(7)];
    const plan = (ids: readonly string[], now: string) => statementsOf(() => planOn(database.knex, now, ids));
    expect(await plan(many, '2027-01-06T12:00:00Z')).toBe(await plan(one, '2027-01-06T12:00:00Z'));
    const again = await plan(many, '2027-01-13T12:00:00Z');
    expect(again).toBe(await plan(one, '2027-01-13T12:00:00Z'));
    expect(again).toBeLessThanOrEqual(18);
  });

  it('stores the year of a home with every feature in less than two kilobytes', async () => {
    const [id = ''] = await addResident(1);
    await planOn(database.knex, '2027-01-06T12:00:00Z', [id]);
    const { bytes } = await database
      .knex('outlooks as o')
      .where({ household_id: id })
      .first(database.knex.raw('pg_column_size(o.*) as bytes'));
    expect(bytes).toBeGreaterThan(500);
    expect(bytes).toBeLessThan(2000);
  });

  it('keeps each household locked until its plan is stored', async () => {
    const ids = await addResident(2);
    const lock = (id: string) =>
      database.knex.raw('select from households where id = ? for no key update nowait', [id]);
    await unitOfWorkOn(database.knex).run(async ({ plans }) => {
      await plans.lock(ids);
      for (const id of ids) await expect(lock(id)).rejects.toMatchObject({ code: '55P03' });
    });
    for (const id of ids) await lock(id);
  });

  it('makes one plan and one outlook when callers race', async () => {
    const ids = await addResident(3);
    const plans = [ids, ids.toReversed(), ids].map((each) => planOn(database.knex, '2027-01-06T12:00:00Z', each));
    const planned = (await Promise.all(plans)).map(({ households }) => households);
    expect(planned.toSorted()).toEqual([0, 0, 3]);
    expect(await database.knex('outlooks').whereIn('household_id', [...ids])).toHaveLength(3);
  });
});

describe('a restored backup without outlooks', () => {
  it('keeps its history and the planned weeks, and has the later weeks and its year planned', async () => {
    await withEmptyDatabase(async (connectionString) => {
      await restoreBackup({
        connectionString,
        file: backup,
        now: new Date(),
        fileStore: makeFileStore(),
        isDeleted: () => false,
      });
      const knex = connect(asTest(connectionString));
      const rows = async (table: string) => (await knex(table).select()).map((row) => JSON.stringify(row));
      const [tasks, weeks, history] = [await rows('tasks'), await rows('weeks'), await rows('history_entries')];
      expect(await knex('outlooks')).toEqual([]);

      const ids = await knex('households').pluck('id');
      const planned = await planOn(knex, '2027-01-08T12:00:00Z', ids);
      expect(planned).toEqual({ households: 1, weeks: 5 - weeks.length });
      expect(await rows('tasks')).toEqual(expect.arrayContaining(tasks));
      expect(await rows('weeks')).toEqual(expect.arrayContaining(weeks));
      expect(await rows('history_entries')).toEqual(history);
      expect((await rows('tasks')).length).toBeGreaterThan(tasks.length + 5);
      const [outlook] = await knex('outlooks');
      expect(outlook).toMatchObject({ household_id: ids[0], first_week: '2027-01-04' });
      expect(outlook?.jobs.split('\n').length).toBeGreaterThan(10);
      await knex.destroy();
    });
  });
});
