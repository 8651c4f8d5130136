import { beforeEach, describe, expect, it } from 'vitest';
import { multiChoiceCategories, optionNames } from '#core/domain/care/features.ts';
import { makeWorld, type World } from './world.ts';

let world: World;
beforeEach(() => {
  world = makeWorld();
});

const everything = Object.fromEntries([
  ['propertyType', ['House']],
  ...multiChoiceCategories.map((category) => [category, optionNames(category)]),
]);

async function newcomer() {
  const { household } = await world.addResident();
  const { onboardedOn: _, ...before } = household;
  world.database.tables.households.set(household.id, before);
  return { householdId: household.id };
}

describe('the report on a home', () => {
  it('lists all questions that matter to it, answered or not', async () => {
    const { household } = await world.addResident({ answers: { tenure: 'owner' } });
    const report = await world.getHome({ householdId: household.id });
    expect(report.household).toEqual(household);
    const traits = report.questions.map(({ trait }) => trait);
    expect(traits).toEqual(expect.arrayContaining(['tenure', 'fridge', 'oven-cleaning']));
    expect(traits).not.toContain('dryer');
  });

  it('of a small home has time for everything', async () => {
    const { household } = await world.addResident({ features: { propertyType: ['Apartment'] }, tasksPerWeek: 10 });
    const { wanted, planned, waiting } = await world.getHome({ householdId: household.id });
    expect(planned.minutes).toBeGreaterThanOrEqual(wanted.minutes);
    expect(waiting).toEqual([]);
  });

  it('of a large home with little time says what waits, and nothing that prevents injury', async () => {
    const { household } = await world.addResident({ features: everything, tasksPerWeek: 2 });
    const { wanted, planned, waiting } = await world.getHome({ householdId: household.id });
    expect(planned.minutes).toBeLessThan(wanted.minutes);
    expect(waiting.length).toBeGreaterThan(10);
    for (const { everyDays, wantedDays } of waiting) expect(everyDays ?? Infinity).toBeGreaterThan(wantedDays);
  });

  it('needs onboarding', async () => {
    await expect(world.getHome(await newcomer())).rejects.toMatchObject({ code: 'not_onboarded' });
    await expect(world.getHome({ householdId: 'unknown' })).rejects.toMatchObject({ code: 'not_signed_in' });
  });
});

describe('the year ahead', () => {
  it('has twelve months from the current one on, each with its tasks and minutes', async () => {
    const { household } = await world.addResident();
    const { today, months } = await world.getYear({ householdId: household.id });
    expect(today).toBe('2027-01-06');
    expect(months.map(({ month }) => month)).toEqual([
      ...[...Array(12).keys()].map((index) => `2027-${String(index + 1).padStart(2, '0')}`),
    ]);
    for (const { minutes, tasks } of months) {
      expect(tasks).not.toEqual([]);
      expect(minutes).toBe(tasks.reduce((sum, task) => sum + task.minutes, 0));
    }
  });

  it('agrees with the weeks that are planned, and saves nothing', async () => {
    const { household, look, week } = await world.withWeek();
    await look(4);
    const before = world.tasks();
    const { months } = await world.getYear({ householdId: household.id });
    const thisWeek = months.flatMap(({ tasks }) => tasks).filter(({ weekStart }) => weekStart === week.weekStart);
    expect(thisWeek.map(({ taskId }) => `care:${taskId}`).sort()).toEqual(
      week.tasks.map(({ source }) => source).sort(),
    );
    expect(world.tasks()).toEqual(before);
  });

  it('leaves out what doesn’t apply to the home', async () => {
    const { household, first } = await world.withWeek();
    await world.excludeTask({ householdId: household.id, id: first.id });
    const { months } = await world.getYear({ householdId: household.id });
    const ids = months.flatMap(({ tasks }) => tasks).map(({ taskId }) => `care:${taskId}`);
    expect(ids).not.toContain(first.source);
  });

  it('needs onboarding', async () => {
    await expect(world.getYear(await newcomer())).rejects.toMatchObject({ code: 'not_onboarded' });
  });
});
