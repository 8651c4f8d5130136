import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#core/domain/time/dates.ts';
import { isPaused } from '#core/domain/time/pause.ts';
import { makeSummaryHouseholds } from './summary-households.ts';
import { makeWorld, type World } from './world.ts';

/** The household pauses from the Saturday of this week to the Sunday two weeks later. */
const pause = { from: '2027-01-09', to: '2027-01-24' };
let world: World;
beforeEach(() => {
  world = makeWorld();
});

const openDays = () => world.tasks().flatMap(({ status, scheduledOn }) => (status === 'open' ? [scheduledOn] : []));

async function pausing() {
  const home = await world.withWeek();
  await home.look(4);
  const own = { household: home.household, title: 'Paint', description: '', category: '' };
  const added = await world.addTask({ ...own, on: '2027-01-16' });
  const result = await world.setPause({ householdId: home.household.id, pause });
  return { ...home, householdId: home.household.id, added, ...result };
}

describe('a pause', () => {
  it('leaves none of its days with a task, and moves what the user put there to the days after', async () => {
    const { look, added, moved } = await pausing();
    for (let offset = 0; offset <= 4; offset++) await look(offset);
    expect(openDays().filter((day) => isPaused(day, [pause]))).toEqual([]);
    expect(moved).toBe(1);
    expect(world.tasks().find(({ id }) => id === added.id)?.scheduledOn).toBe('2027-01-30');
    expect(openDays().some((day) => day > pause.to)).toBe(true);
  });

  it('keeps what is done', async () => {
    const home = await world.withWeek();
    await world.completeTask({ household: home.household, id: home.first.id, completed: true });
    await world.setPause({ householdId: home.household.id, pause });
    expect((await home.look()).tasks.map(({ id }) => id)).toEqual([home.first.id]);
  });

  it('has nothing overdue while it lasts, and plans again when it is over', async () => {
    const { look } = await pausing();
    world.clock.advance({ days: 7 });
    expect(await look()).toMatchObject({ tasks: [], overdue: [] });
    world.clock.advance({ days: 14 });
    expect((await look()).tasks.length).toBeGreaterThan(0);
  });

  it('hides leftovers while it lasts, and shows those of two weeks on return', async () => {
    const { look, household } = await world.withWeek();
    world.clock.advance({ days: 5 });
    await world.setPause({ householdId: household.id, pause: { from: '2027-01-11', to: '2027-01-17' } });
    world.clock.advance({ days: 1 });
    expect((await look()).overdue).toEqual([]);
    world.clock.advance({ days: 7 });
    expect((await look()).overdue.length).toBeGreaterThan(0);
  });

  it('ends when the user comes back early', async () => {
    const { look, householdId } = await pausing();
    world.clock.advance({ days: 8 });
    const { pauses } = await world.endPause({ householdId });
    expect(pauses).toEqual([{ from: pause.from, to: '2027-01-13' }]);
    expect((await look()).tasks.map(({ scheduledOn }) => scheduledOn)).toContain('2027-01-16');
  });

  it('can be cancelled before it begins', async () => {
    const { look, householdId } = await pausing();
    expect((await world.endPause({ householdId })).pauses).toEqual([]);
    expect((await look()).tasks.length).toBeGreaterThan(2);
  });

  it('brings a task of the user’s own once for all turns that fell into it', async () => {
    const { household } = await world.withWeek();
    const customTask = {
      category: 'Pets',
      title: 'Dog',
      instructions: '',
      importance: '',
      recurrence: 'weekly',
    } as const;
    const { id } = await world.createCustomTask({ householdId: household.id, customTask });
    await world.setPause({ householdId: household.id, pause });
    world.clock.advance({ days: 21 });
    await world.generateWeeks();
    const days = () =>
      world
        .tasks()
        .filter(({ source }) => source === `custom:${id}`)
        .map(({ scheduledOn }) => scheduledOn);
    expect(days().filter((day) => day < addDays(pause.to, 8))).toEqual(['2027-01-30']);
  });

  it('sends no summary while it lasts', async () => {
    const homes = makeSummaryHouseholds(world);
    const { household } = await homes.addResident();
    // It ends on a Thursday, so that the week of the second Monday has tasks.
    await world.setPause({ householdId: household.id, pause: { from: '2027-01-09', to: '2027-01-21' } });
    for (const monday of ['2027-01-11', '2027-01-18']) await homes.onMonday(monday);
    expect(homes.summaries()).toEqual([]);
    const reasons = [...world.database.tables.summaries.values()].map((each) => each.reason);
    expect(reasons).toEqual(['paused', 'paused']);
    await homes.onMonday('2027-01-25');
    expect(homes.summaries()).toHaveLength(1);
  });

  it('is refused for days in the past', async () => {
    const { household } = await world.withWeek();
    const past = { from: '2027-01-05', to: '2027-01-20' };
    await expect(world.setPause({ householdId: household.id, pause: past })).rejects.toMatchObject({
      code: 'invalid_date',
    });
  });
});
