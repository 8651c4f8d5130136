import { beforeEach, describe, expect, it } from 'vitest';
import type { Task } from '#core/domain/tasks/task.ts';
import { addDays } from '#core/domain/time/dates.ts';
import type { SessionClaims } from '#core/ports/session-tokens.ts';
import { makeWorld, type World } from './world.ts';

const answers = {
  country: 'FR',
  features: { propertyType: ['House'], kitchenAppliances: ['Fridge', 'Oven'], outdoorFeatures: ['Pool'] },
  tasksPerWeek: 5,
  scheduledDays: ['Saturday', 'Sunday'] as const,
};
const nextMonday = '2027-01-11';
const isOf = (item: string) => (task: Task) => task.source.startsWith(`care:${item}.`);

let world: World;
beforeEach(() => {
  world = makeWorld();
});

async function newcomer() {
  const { nonce } = await world.requestSignInLink({ email: 'ada@example.org' });
  const { household, token } = await world.verifySignInLink({ token: world.linkTokens.tokenFor(nonce) });
  return { household, claims: JSON.parse(token) as SessionClaims };
}

describe('onboarding', () => {
  it('keeps the answers and the household’s own day', async () => {
    world.clock.set('2027-01-06T23:30:00Z');
    const { household } = await newcomer();
    const onboarded = await world.onboardHousehold({ householdId: household.id, answers, timezone: 'Asia/Tokyo' });
    expect(onboarded).toEqual({ ...household, ...answers, timezone: 'Asia/Tokyo', onboardedOn: '2027-01-07' });
    expect(world.database.tables.households.get(household.id)).toEqual(onboarded);
  });

  it('uses the zone of the country if the browser sent none, or else that of Paris', async () => {
    const { household } = await newcomer();
    const zoneIn = async (country: string) =>
      (
        await world.onboardHousehold({
          householdId: household.id,
          answers: { ...answers, country },
          timezone: undefined,
        })
      ).timezone;
    expect(await zoneIn('US')).toBe('Europe/Paris');
    expect(await zoneIn('JP')).toBe('Asia/Tokyo');
  });

  it('done again changes the answers and keeps the day of the first time', async () => {
    const { household } = await newcomer();
    await world.onboardHousehold({ householdId: household.id, answers, timezone: 'Europe/Paris' });
    world.clock.advance({ days: 40 });
    const again = await world.onboardHousehold({
      householdId: household.id,
      answers: { ...answers, country: 'NZ' },
      timezone: undefined,
    });
    expect(again).toMatchObject({ country: 'NZ', onboardedOn: '2027-01-06' });
  });

  it('done again with fewer items removes their open tasks', async () => {
    world.clock.set('2027-03-01T11:00:00Z');
    const { household, claims } = await newcomer();
    const onboard = (outdoorFeatures: readonly string[]) =>
      world.onboardHousehold({
        householdId: household.id,
        answers: { ...answers, features: { ...answers.features, outdoorFeatures } },
        timezone: 'Europe/Paris',
      });
    await onboard(['Pool']);
    await world.getWeek({ ...claims, offset: 4 });
    expect(world.tasks().some(isOf('pool'))).toBe(true);
    await onboard([]);
    expect(world.tasks().some(isOf('pool'))).toBe(false);
  });

  it('opens the week', async () => {
    const { household, claims } = await newcomer();
    await expect(world.getWeek({ ...claims, offset: 0 })).rejects.toMatchObject({ code: 'not_onboarded' });
    await world.onboardHousehold({ householdId: household.id, answers, timezone: 'Europe/Paris' });
    expect((await world.getWeek({ ...claims, offset: 0 })).tasks).not.toEqual([]);
  });

  it('needs a household, and without one doesn’t rename the person either', async () => {
    const { person } = await world.addResident();
    const stranger = { householdId: 'unknown', answers, timezone: undefined, person: { ...person, name: 'Ada' } };
    await expect(world.onboardHousehold(stranger)).rejects.toMatchObject({ code: 'not_signed_in' });
    expect(world.database.tables.persons.get(person.id)).toEqual(person);
  });
});

describe('changing the home', () => {
  const withPool = () => world.addResident({ features: answers.features });
  const withoutPool = { features: { outdoorFeatures: [] } };

  it('keeps values that are not named', async () => {
    const { household } = await withPool();
    const changed = await world.updateHousehold({ householdId: household.id, changes: { tasksPerWeek: 7 } });
    expect(changed).toEqual({ ...household, tasksPerWeek: 7 });
    expect(await world.updateHousehold({ householdId: household.id, changes: withoutPool })).toMatchObject({
      features: { ...answers.features, outdoorFeatures: [] },
    });
  });

  it('does not affect the plan if planning does not use the value', async () => {
    const { household, claims } = await withPool();
    await world.getWeek({ ...claims, offset: 4 });
    const before = [world.tasks(), world.database.tables.weeks];
    await world.updateHousehold({ householdId: household.id, changes: { timezone: 'Asia/Tokyo' } });
    expect([world.tasks(), world.database.tables.weeks]).toEqual(before);
  });

  it('removes open tasks of removed items from this week and keeps the others', async () => {
    world.clock.set('2027-03-01T11:00:00Z');
    const { household, claims } = await withPool();
    const { tasks } = await world.getWeek({ ...claims, offset: 0 });
    expect(tasks.some(isOf('pool'))).toBe(true);
    await world.updateHousehold({ householdId: household.id, changes: withoutPool });
    const after = (await world.getWeek({ ...claims, offset: 0 })).tasks;
    expect(after).toEqual(tasks.filter((task) => !isOf('pool')(task)));
  });

  it('removes their open tasks of the two weeks before, too', async () => {
    world.clock.set('2027-03-01T11:00:00Z');
    const { household, claims } = await withPool();
    const { tasks } = await world.getWeek({ ...claims, offset: 0 });
    expect(tasks.some(isOf('pool'))).toBe(true);
    world.clock.advance({ days: 7 });
    await world.updateHousehold({ householdId: household.id, changes: withoutPool });
    const { overdue } = await world.getWeek({ ...claims, offset: 0 });
    expect(overdue).toEqual(tasks.filter((task) => !isOf('pool')(task)));
  });

  it('keeps completed tasks of removed items', async () => {
    world.clock.set('2027-03-01T11:00:00Z');
    const { household, claims } = await withPool();
    const task = (await world.getWeek({ ...claims, offset: 0 })).tasks.find(isOf('pool'));
    await world.completeTask({ household, id: task?.id ?? '', completed: true });
    await world.updateHousehold({ householdId: household.id, changes: withoutPool });
    expect(world.tasks().find(({ id }) => id === task?.id)?.status).toBe('done');
  });

  it('plans the later weeks again, except for what the user did, moved or created', async () => {
    const { household, claims } = await withPool();
    const householdId = household.id;
    await world.getWeek({ ...claims, offset: 4 });
    const fridge = world.tasks().find((task) => task.scheduledOn >= nextMonday && !isOf('pool')(task));
    if (!fridge) throw new Error('a later task is needed for this');
    await world.completeTask({ household, id: fridge.id, completed: true });
    const own = await world.addTask({
      household,
      title: 'x',
      description: '',
      category: 'y',
      on: addDays(nextMonday, 3),
    });
    await world.updateHousehold({ householdId, changes: withoutPool });
    const later = () => world.tasks().filter(({ scheduledOn }) => scheduledOn >= nextMonday);
    expect(
      later()
        .map(({ id }) => id)
        .sort(),
    ).toEqual([fridge.id, own.id].sort());
    await world.getWeek({ ...claims, offset: 4 });
    expect(later().length).toBeGreaterThan(8);
    expect(later().filter(isOf('pool'))).toEqual([]);
  });

  it('gives a new feature its tasks from next week on', async () => {
    const { household, claims } = await world.addResident();
    await world.getWeek({ ...claims, offset: 4 });
    await world.updateHousehold({ householdId: household.id, changes: { features: { outdoorFeatures: ['Pool'] } } });
    await world.getWeek({ ...claims, offset: 4 });
    const pool = world.tasks().filter(isOf('pool'));
    expect(pool).not.toEqual([]);
    expect(pool.filter(({ scheduledOn }) => scheduledOn < nextMonday)).toEqual([]);
  });

  it('moves later weeks to other days, but not this week', async () => {
    const { household, claims } = await withPool();
    const { tasks } = await world.getWeek({ ...claims, offset: 0 });
    await world.getWeek({ ...claims, offset: 1 });
    await world.updateHousehold({
      householdId: household.id,
      changes: { scheduledDays: ['Tuesday'], tasksPerWeek: 2 },
    });
    expect((await world.getWeek({ ...claims, offset: 0 })).tasks).toEqual(tasks);
    const next = (await world.getWeek({ ...claims, offset: 1 })).tasks;
    // A first turn of safety may lengthen a week by one task.
    expect(next.length).toBeLessThanOrEqual(3);
    expect(new Set(next.map(({ scheduledOn }) => scheduledOn))).toEqual(new Set([addDays(nextMonday, 1)]));
  });

  it('affects no other household', async () => {
    const { household } = await withPool();
    const { claims } = await withPool();
    await world.getWeek({ ...claims, offset: 4 });
    const before = world.tasks();
    await world.updateHousehold({ householdId: household.id, changes: withoutPool });
    expect(world.tasks()).toEqual(before);
  });
});
