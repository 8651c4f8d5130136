import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeMemoryDatabase } from '#adapters/memory/database.ts';
import { sequentialIds } from '#adapters/memory/ids.ts';
import { makeRecordingReporter } from '#adapters/memory/reporter.ts';
import { makeUnitOfWork } from '#adapters/memory/unit-of-work.ts';
import { DomainError } from '#core/domain/errors.ts';
import { placeOf, rangesBetween } from '#core/domain/plan/due-plans.ts';
import type { PlanHouseholds } from '#core/procedures/plan-households.ts';
import { type GeneratedWeeks, makeGenerateWeeks } from '#core/use-cases/week/generate-weeks.ts';
import { buildHousehold } from '../../support/people/factories.ts';
import { makeWorld, type World } from './world.ts';

let world: World;
beforeEach(() => {
  world = makeWorld();
});

/** Runs the job with another way to plan households, and records the batches. */
function generateWith(fail: (householdIds: readonly string[]) => Error | undefined, count: number) {
  const database = makeMemoryDatabase();
  const ids = Array.from({ length: count }, () => randomUUID()).sort();
  for (const id of ids) database.tables.households.set(id, buildHousehold({ id }));
  const batches: (readonly string[])[] = [];
  const planHouseholds: PlanHouseholds = async ({ householdIds }) => {
    batches.push(householdIds);
    const failure = fail(householdIds);
    if (failure) throw failure;
    return { households: householdIds.length, weeks: 5 * householdIds.length };
  };
  const reporter = makeRecordingReporter();
  const unitOfWork = makeUnitOfWork(database);
  const run = makeGenerateWeeks({ unitOfWork, planHouseholds, clock: world.clock, ids: sequentialIds(), reporter });
  return { ids, batches, database, reporter, run };
}

describe('everyone’s week', () => {
  it('plans ten households in a transaction, page by page', async () => {
    const { ids, batches, run } = generateWith(() => undefined, 1030);
    expect(await run()).toEqual({ households: 1030, weeksPlanned: 5150, failed: 0 });
    expect(batches.flat()).toEqual(ids);
    expect(Math.max(...batches.map((batch) => batch.length))).toBe(10);
    expect(batches).toHaveLength(103);
  });

  it('plans the households of a failed batch one by one, and names those that failed', async () => {
    const { ids, batches, reporter, run } = generateWith(
      (householdIds) => (householdIds.includes(ids[60] ?? '') ? new Error('no luck') : undefined),
      120,
    );
    expect(await run()).toEqual({ households: 120, weeksPlanned: 595, failed: 1 });
    expect(batches).toHaveLength(12 + 10);
    expect(reporter.problems).toMatchObject([{ message: `Household ${ids[60]} could not be planned: no luck` }]);
  });

  it('saves a record that accounts for every household', async () => {
    const { ids, database, run } = generateWith(
      (householdIds) => (householdIds.includes(ids[60] ?? '') ? new Error('no luck') : undefined),
      120,
    );
    await run();
    const [record] = await makeUnitOfWork(database).run(({ runs }) => runs.latest('plan', 5));
    expect(record).toMatchObject({ kind: 'plan', expected: 120, done: 119, skipped: {} });
    expect(record?.failed).toEqual([{ householdId: ids[60], reason: 'Error' }]);
    expect(record?.finishedAt).toEqual(world.clock.now());
  });

  it('stops when the database is unavailable, so that the queue tries again later', async () => {
    const away = new DomainError('storage_unavailable');
    const { batches, reporter, run } = generateWith(() => away, 60);
    await expect(run()).rejects.toBe(away);
    expect(batches).toHaveLength(1);
    expect(reporter.problems).toEqual([]);
  });

  it('names a household by its id and not by its address', async () => {
    const { household } = await world.addResident({ timezone: 'Nowhere/City' });
    await world.addResident();
    expect(await world.generateWeeks()).toMatchObject({ weeksPlanned: 5, failed: 1 });
    expect(String(world.reporter.problems[0])).toContain(household.id);
    expect(String(world.reporter.problems[0])).not.toContain(world.emailOf(household));
  });

  it('is planned once, whether at once or in shards', async () => {
    for (let count = 0; count < 8; count++) await world.addResident();
    const due = await world.ports.unitOfWork.run(({ plans }) => plans.due(world.clock.now(), {}, 10));
    const ranges = rangesBetween([due[2], due[5]].flatMap((plan) => (plan ? placeOf(plan) : [])));
    const results: GeneratedWeeks[] = [];
    for (const range of ranges) results.push(await world.generateWeeks(range));
    expect(results.map(({ households }) => households)).toEqual([3, 3, 2]);
    expect(results.map(({ weeksPlanned }) => weeksPlanned)).toEqual([15, 15, 10]);
    expect(await world.generateWeeks()).toEqual({ households: 0, weeksPlanned: 0, failed: 0 });
  });

  it('begins when the household’s own Monday does', async () => {
    await world.addResident();
    const { household: early } = await world.addResident({ timezone: 'Pacific/Auckland' });
    await world.generateWeeks();
    world.clock.set('2027-01-10T12:00:00Z');
    expect(await world.generateWeeks()).toEqual({ households: 1, weeksPlanned: 5, failed: 0 });
    expect([...(world.database.tables.weeks.get(early.id) ?? [])]).toContainEqual([
      '2027-01-11',
      { plannedOn: '2027-01-11' },
    ]);
    world.clock.set('2027-01-10T22:59:59Z');
    expect(await world.generateWeeks()).toEqual({ households: 0, weeksPlanned: 0, failed: 0 });
    world.clock.set('2027-01-10T23:00:00Z');
    expect(await world.generateWeeks()).toEqual({ households: 1, weeksPlanned: 5, failed: 0 });
  });

  it('replaces a plan made before the week began, except for what the user moved', async () => {
    await world.addResident();
    await world.generateWeeks();
    const coming = world.tasks().filter(({ scheduledOn }) => scheduledOn >= '2027-01-11');
    const [moved] = coming;
    if (!moved) throw new Error('the next week needs a task for this');
    const { tasks } = world.database.tables;
    const reason = { kind: 'late' } as const;
    for (const task of coming) tasks.set(`${task.householdId}/${task.id}`, { ...task, reason, moved: task === moved });
    world.clock.advance({ days: 7 });
    await world.generateWeeks();
    const left = world.tasks().filter((task) => task.reason === reason);
    expect(left).toEqual([{ ...moved, reason, moved: true }]);
  });

  it('does not plan what the household did shortly before it joined', async () => {
    const sources = async (lastDone: Readonly<Record<string, string>>) => {
      world = makeWorld();
      await world.addResident({ lastDone, tasksPerWeek: 20 });
      await world.generateWeeks();
      return world.tasks().map(({ source }) => source);
    };
    const id = 'plumbing-and-drains.turn-stopcock';
    expect(await sources({})).toContain(`care:${id}`);
    expect(await sources({ [id]: '2027-01-05' })).not.toContain(`care:${id}`);
  });
});

describe('the queue of everyone’s week', () => {
  it('holds one job for each shard of households that lack a plan', async () => {
    const { household } = await world.addResident();
    for (let count = 0; count < 99; count++) {
      const id = randomUUID();
      world.database.tables.households.set(id, { ...household, id });
    }
    expect(await world.queueWeeks()).toEqual({ jobs: 2 });
    const [place] = world.database.jobs.flatMap(({ data }) => ('last' in data && data.last ? [data.last] : []));
    expect(world.database.jobs).toEqual([
      { name: 'plan-shard', data: { last: place } },
      { name: 'plan-shard', data: { after: place } },
    ]);
    // The queue keeps its rows, so they name no household.
    expect([...world.database.tables.households.keys()]).not.toContain(place?.id);
  });

  it('plans a household again that changed its home, or whose clock did', async () => {
    const { household } = await world.addResident();
    await world.generateWeeks();
    await world.updateHousehold({ householdId: household.id, changes: { tasksPerWeek: 1 } });
    expect(await world.queueWeeks()).toEqual({ jobs: 1 });
    await world.generateWeeks();
    await world.updateHousehold({ householdId: household.id, changes: { timezone: 'Asia/Tokyo' } });
    expect(await world.queueWeeks()).toEqual({ jobs: 1 });
  });

  it('stays empty when everyone has a plan', async () => {
    expect(await world.queueWeeks()).toEqual({ jobs: 0 });
    await world.addResident();
    await world.generateWeeks();
    expect(await world.queueWeeks()).toEqual({ jobs: 0 });
    world.clock.advance({ days: 7 });
    expect(await world.queueWeeks()).toEqual({ jobs: 1 });
  });
});
