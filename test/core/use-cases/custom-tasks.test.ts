import { beforeEach, describe, expect, it } from 'vitest';
import type { Household } from '#core/domain/home/household.ts';
import { mostCustomTasks } from '#core/domain/limits.ts';
import { addDays, weekStartOf } from '#core/domain/time/dates.ts';
import type { CustomTask } from '#core/domain/time/recurrence.ts';
import { buildSubscription } from '../../support/people/factories.ts';
import { makeWorld, type World } from './world.ts';

let world: World;
beforeEach(() => {
  world = makeWorld();
});

const words = { category: 'Pets', title: 'Wash the dog’s bed', instructions: 'At 60 degrees', importance: 'Fleas' };
const create = (householdId: string, overrides: Partial<CustomTask> = {}) =>
  world.createCustomTask({ householdId, customTask: { ...words, recurrence: 'weekly', ...overrides } });
const turnsOf = ({ id }: Pick<CustomTask, 'id'>) => world.tasks().filter(({ source }) => source === `custom:${id}`);
const daysOf = (customTask: Pick<CustomTask, 'id'>) => turnsOf(customTask).map(({ scheduledOn }) => scheduledOn);
const occurrencesOf = (customTask: Pick<CustomTask, 'id'>) => turnsOf(customTask).map(({ occurrence }) => occurrence);

describe('how many custom tasks', () => {
  it('a free household may have is one, of twenty that it asks for at once', async () => {
    const { household } = await world.addResident();
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => create(household.id)));
    const refused = tries.filter((attempt) => attempt.status === 'rejected');
    expect(refused).toHaveLength(19);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'premium_required' });
    expect(await world.listCustomTasks({ householdId: household.id })).toHaveLength(1);
    expect(world.tasks().every(({ source }) => source !== 'hand')).toBe(true);
  });

  it('a free household may have is one again once it has deleted it', async () => {
    const { household } = await world.addResident();
    const { id } = await create(household.id);
    await world.deleteCustomTask({ householdId: household.id, id });
    await create(household.id);
    await expect(create(household.id)).rejects.toMatchObject({ code: 'premium_required' });
  });

  it('any household may have ends at two hundred', async () => {
    const { household } = await world.addResident({ premiumGrantedAt: new Date() });
    for (let count = 0; count < mostCustomTasks; count++) await create(household.id, { recurrence: 'yearly' });
    await expect(create(household.id)).rejects.toMatchObject({ code: 'too_many_custom_tasks' });
  });

  it('premium allows is more; existing ones stay when it ends, and only creating more stops', async () => {
    const { household, claims } = await world.addResident({ premiumGrantedAt: new Date() });
    const made = [];
    for (let count = 0; count < 5; count++) made.push(await create(household.id, { title: `Own ${count}` }));
    await world.setPremium({ householdId: household.id, granted: false });
    await expect(create(household.id)).rejects.toMatchObject({ code: 'premium_required' });
    expect(await world.listCustomTasks({ householdId: household.id })).toEqual(made);
    world.clock.advance({ days: 7 });
    await world.getWeek({ ...claims, offset: 1 });
    for (const each of made) expect(daysOf(each)).toHaveLength(2);
  });

  it('depends on the exact end of the paid period', async () => {
    const { household } = await world.addResident();
    await create(household.id);
    const subscription = buildSubscription({ status: 'canceled', paidUntil: new Date('2027-01-06T12:00:00Z') });
    await world.keepSubscription(household.id, subscription);
    await create(household.id);
    world.clock.advance({ hours: 1 });
    await expect(create(household.id)).rejects.toMatchObject({ code: 'premium_required' });
  });

  it('is refused without a household', async () => {
    await expect(create('unknown')).rejects.toMatchObject({ code: 'not_signed_in' });
  });
});

describe('a custom task', () => {
  it('keeps every word, and begins today in the household’s zone', async () => {
    world.clock.set('2027-01-06T11:30:00Z');
    const { household } = await world.addResident({ timezone: 'Pacific/Auckland' });
    const made = await create(household.id, { recurrence: 'quarterly' });
    expect(made).toEqual({
      householdId: household.id,
      id: made.id,
      ...words,
      recurrence: 'quarterly',
      anchor: '2027-01-07',
    });
  });

  it('is added at once to the weeks that have a plan, and with the plan to the others', async () => {
    const { household, look } = await world.withWeek();
    await look(2);
    const made = await create(household.id);
    expect(daysOf(made)).toEqual(['2027-01-09', '2027-01-16', '2027-01-23']);
    expect(occurrencesOf(made)).toEqual(['2027-01-06', '2027-01-13', '2027-01-20']);
    const shown = (await look()).tasks.find(({ source }) => source === `custom:${made.id}`);
    expect(shown).toMatchObject({ title: words.title, description: words.instructions, category: 'Pets' });
    await look(4);
    expect(occurrencesOf(made)).toEqual([0, 7, 14, 21, 28].map((days) => addDays('2027-01-06', days)));
  });

  it('waits for its first plan where no week has one yet, and for onboarding', async () => {
    const { household, claims } = await world.addResident();
    const { onboardedOn: _, ...newcomer } = household;
    world.database.tables.households.set(household.id, newcomer);
    const made = await create(household.id);
    expect(turnsOf(made)).toEqual([]);
    world.database.tables.households.set(household.id, household);
    await world.getWeek({ ...claims, offset: 0 });
    expect(turnsOf(made)).toHaveLength(1);
  });

  it('comes today when none of the scheduled days is left this week', async () => {
    const { household } = await world.withWeek({ scheduledDays: ['Wednesday'] });
    world.clock.advance({ days: 1 });
    expect(daysOf(await create(household.id))).toEqual(['2027-01-07']);
  });

  /** Plans each week when it begins, and completes every task that falls due. */
  async function live(household: Household, weeks: number): Promise<void> {
    for (let week = 0; week < weeks; week++) {
      await world.planWeeks({ householdId: household.id, upTo: weekStartOf });
      for (const { id } of world.tasks().filter(({ status }) => status === 'open')) {
        await world.completeTask({ household, id, completed: true });
      }
      world.clock.advance({ days: 7 });
    }
  }

  it('monthly from the 31st comes at the end of every month', async () => {
    world.clock.set('2027-01-31T11:00:00Z');
    const { household } = await world.addResident();
    const made = await create(household.id, { recurrence: 'monthly' });
    await live(household, 19);
    expect(occurrencesOf(made)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
  });

  it('quarterly and yearly comes as often as that', async () => {
    const { household } = await world.addResident({ premiumGrantedAt: new Date() });
    const quarterly = await create(household.id, { recurrence: 'quarterly' });
    const yearly = await create(household.id, { recurrence: 'yearly' });
    await live(household, 54);
    expect(occurrencesOf(quarterly)).toEqual(['2027-01-06', '2027-04-06', '2027-07-06', '2027-10-06', '2028-01-06']);
    expect(occurrencesOf(yearly)).toEqual(['2027-01-06', '2028-01-06']);
  });

  it('does not come again while it is open, and returns once it counts as missed', async () => {
    const { household, claims } = await world.addResident();
    const made = await create(household.id);
    const look = () => world.getWeek({ ...claims, offset: 0 });
    await look();
    for (let week = 0; week < 2; week++) {
      world.clock.advance({ days: 7 });
      await look();
      expect(occurrencesOf(made)).toEqual(['2027-01-06']);
    }
    world.clock.advance({ days: 7 });
    await look();
    expect(occurrencesOf(made)).toEqual(['2027-01-06', '2027-01-27']);
  });
});

describe('deleting a custom task', () => {
  it('removes its open turns and keeps completed and skipped ones', async () => {
    const { household, look } = await world.withWeek();
    await look(4);
    const made = await create(household.id);
    const [first, second, third] = turnsOf(made);
    if (!first || !second || !third) throw new Error('three turns were needed');
    const householdId = household.id;
    await world.completeTask({ household, id: first.id, completed: true });
    await world.deleteTask({ householdId, id: second.id });
    await world.rescheduleTask({ household, id: third.id, to: addDays(third.scheduledOn, 1) });
    const others = world.tasks().filter(({ source }) => !source.startsWith('custom:'));
    await world.deleteCustomTask({ householdId, id: made.id });
    expect(turnsOf(made).map(({ id, status }) => [id, status])).toEqual([
      [first.id, 'done'],
      [second.id, 'skipped'],
    ]);
    expect(world.tasks().filter(({ source }) => !source.startsWith('custom:'))).toEqual(others);
    expect(await world.listCustomTasks({ householdId })).toEqual([]);
    world.clock.advance({ days: 14 });
    await look(4);
    expect(turnsOf(made)).toHaveLength(2);
  });

  it('removes an overdue one, too', async () => {
    const { household, look } = await world.withWeek();
    const made = await create(household.id);
    world.clock.advance({ days: 14 });
    expect((await look()).overdue.some(({ source }) => source === `custom:${made.id}`)).toBe(true);
    await world.deleteCustomTask({ householdId: household.id, id: made.id });
    expect(turnsOf(made)).toEqual([]);
  });

  it('is refused for a deleted task and for another household’s, which stays', async () => {
    const [own, other] = [await world.addResident(), await world.addResident()];
    const theirs = await create(other.household.id);
    const householdId = own.household.id;
    for (const id of [theirs.id, 'never']) {
      const refused = world.deleteCustomTask({ householdId, id });
      await expect(refused).rejects.toMatchObject({ code: 'custom_task_not_found' });
    }
    await world.deleteCustomTask({ householdId: other.household.id, id: theirs.id });
    const again = world.deleteCustomTask({ householdId: other.household.id, id: theirs.id });
    await expect(again).rejects.toMatchObject({ code: 'custom_task_not_found' });
  });
});
