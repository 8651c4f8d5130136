import { beforeEach, describe, expect, it } from 'vitest';
import { makeWorld, type World } from './world.ts';

/** Today is Wednesday 6 January 2027. */
let world: World;
beforeEach(() => {
  world = makeWorld();
});

const taskId = 'dishwasher.clean-filter';
const source = `care:${taskId}`;
const features = { propertyType: ['House'], generalAppliances: ['Dishwasher', 'Dryer'] };

describe('a task of the catalogue that is planned for a day', () => {
  it('is the plan’s own, with its minutes, and isn’t planned a second time', async () => {
    const { household, claims } = await world.addResident({ features, onboardedOn: '2026-01-05' });
    const added = await world.planCareTask({ household, taskId, on: '2027-01-10' });
    expect(added).toMatchObject({ source, scheduledOn: '2027-01-10', minutes: expect.any(Number), moved: true });
    const weeks = await Promise.all([0, 1, 2].map((offset) => world.getWeek({ ...claims, offset })));
    const turns = weeks.flatMap(({ tasks }) => tasks.filter((task) => task.source === source));
    expect(turns.map(({ id }) => id)).toEqual([added.id]);
  });

  it('moves to that day if it is open already', async () => {
    const { household, look, week } = await world.withWeek({ features });
    const [planned] = week.tasks;
    const id = planned?.source.slice('care:'.length) ?? '';
    const moved = await world.planCareTask({ household, taskId: id, on: '2027-01-08' });
    expect(moved).toMatchObject({ id: planned?.id, scheduledOn: '2027-01-08' });
    expect((await look()).tasks).toHaveLength(week.tasks.length);
  });

  it('is the user’s own if the home doesn’t have the item', async () => {
    const { household } = await world.addResident({ features: { propertyType: ['House'] } });
    const added = await world.planCareTask({ household, taskId, on: '2027-01-06' });
    expect(added).toMatchObject({ source: 'hand', moved: false, minutes: expect.any(Number) });
  });

  it('is refused in the past, far ahead, and if the catalogue doesn’t have it', async () => {
    const { household } = await world.addResident({ features });
    const plan = (on: string, id = taskId) => world.planCareTask({ household, taskId: id, on });
    await expect(plan('2027-01-05')).rejects.toThrow('invalid_date');
    await expect(plan('2099-01-05')).rejects.toThrow('invalid_date');
    await expect(plan('2027-01-06', 'dishwasher.fly')).rejects.toThrow('task_not_found');
    expect(world.tasks()).toEqual([]);
  });
});
