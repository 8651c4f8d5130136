import { beforeEach, describe, expect, it } from 'vitest';
import type { Household } from '#core/domain/home/household.ts';
import { makeWorld, type World } from './world.ts';

const features = {
  propertyType: ['House'],
  kitchenAppliances: ['Fridge', 'Oven'],
  generalAppliances: ['Dryer', 'Water Heater'],
  heatingEnergySystems: ['Central Heating'],
};
const unsure = (traits: readonly string[]) => Object.fromEntries(traits.map((trait) => [trait, 'not-sure']));
let world: World;
beforeEach(() => {
  world = makeWorld();
});

async function addResident(overrides: Partial<Household> = {}) {
  const { household, claims } = await world.addResident({
    features,
    country: 'GB',
    timezone: 'Europe/London',
    ...overrides,
  });
  const look = (offset = 0) => world.getWeek({ ...claims, offset });
  return {
    household,
    look,
    asked: async () => (await look()).questions.map(({ trait }) => trait),
    answer: (answers: Record<string, string | null>) => world.answerQuestions({ householdId: household.id, answers }),
    stored: () => world.database.tables.households.get(household.id)?.answers,
  };
}
const ofDryer = () => world.tasks().filter(({ source }) => source.startsWith('care:dryer.'));

describe('the week’s questions', () => {
  it('are three in the first week, two in later ones, and none once they are answered', async () => {
    const { asked, answer } = await addResident();
    const first = await asked();
    expect(first).toHaveLength(3);
    await answer(unsure(first.slice(0, 1)));
    expect(await asked()).toEqual(first.slice(1));
    await answer(unsure(first));
    expect(await asked()).toEqual([]);
    world.clock.advance({ days: 7 });
    const second = await asked();
    expect(second).toHaveLength(2);
    expect(second.filter((trait) => first.includes(trait))).toEqual([]);
    await answer(unsure(second));
    expect(await asked()).toEqual([]);
  });

  it('begin with who owns the home, then what affects danger, and say which tasks depend on it', async () => {
    const { look } = await addResident();
    const [first, ...others] = (await look()).questions;
    expect(first?.trait).toBe('tenure');
    for (const { tasks } of others) expect(tasks[0]?.stake).toBe('danger');
  });

  it('belong to the current week', async () => {
    const { look } = await addResident();
    expect((await look(1)).questions).toEqual([]);
    expect((await look(-1)).questions).toEqual([]);
  });
});

describe('answering a question', () => {
  /** So that its weeks are full. */
  const longAgo = { onboardedOn: '2026-01-05' };

  it('plans the tasks that need the answer, and removes those that it rules out', async () => {
    const { look, answer } = await addResident(longAgo);
    await answer({ dryer: 'vented' });
    await look(4);
    const needed = ofDryer();
    await answer({ dryer: 'none' });
    await look(4);
    expect(needed).not.toEqual([]);
    expect(ofDryer().length).toBeLessThan(needed.length);
  });

  it('plans this week again from today, and keeps what was done, moved or added', async () => {
    const { household, look, answer } = await addResident(longAgo);
    const { tasks } = await look();
    const [done, moved] = tasks;
    if (!done || !moved) throw new Error('the week needs two tasks for this');
    await world.completeTask({ household, id: done.id, completed: true });
    await world.rescheduleTask({ household, id: moved.id, to: '2027-01-08' });
    const own = await world.addTask({ household, title: 'x', description: '', category: 'y', on: '2027-01-09' });
    await answer({ dryer: 'none' });
    const ids = (await look()).tasks.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([done.id, moved.id, own.id]));
    expect(ids.length).toBeGreaterThan(3);
  });

  it('as before changes nothing', async () => {
    const { look, answer } = await addResident({ answers: { dryer: 'vented' } });
    await look(4);
    const before = world.tasks();
    await answer({ dryer: 'vented', attic: null });
    expect(world.tasks()).toEqual(before);
    expect((await look()).plannedOn).toBe('2027-01-06');
  });

  it('keeps the other answers, and null takes one back', async () => {
    const { answer, stored } = await addResident({ answers: { tenure: 'owner' } });
    await answer({ dryer: 'vented', attic: 'not-sure' });
    expect(stored()).toEqual({ tenure: 'owner', dryer: 'vented', attic: 'not-sure' });
    await answer({ dryer: null });
    expect(stored()).toEqual({ tenure: 'owner', attic: 'not-sure' });
  });

  it('saves nothing if one of the answers is invalid, and names each of those', async () => {
    const { answer, stored } = await addResident();
    await expect(answer({ dryer: 'vented', attic: 'gas', moat: 'yes' })).rejects.toMatchObject({
      code: 'invalid_input',
      data: { issues: [{ path: 'answers.attic' }, { path: 'answers.moat' }] },
    });
    expect(stored()).toEqual({});
  });

  it('is possible before onboarding', async () => {
    const { household, answer, stored } = await addResident();
    const { onboardedOn: _, ...newcomer } = household;
    world.database.tables.households.set(household.id, newcomer);
    await answer({ dryer: 'vented' });
    expect(stored()).toEqual({ dryer: 'vented' });
    expect(world.tasks()).toEqual([]);
  });
});
