import { beforeEach, describe, expect, it } from 'vitest';
import { catalogue } from '#core/catalogue/index.ts';
import { makeWorld, type World } from './world.ts';

const job = 'roof-and-gutters.clear-gutters';
const features = { propertyType: ['House'], heatingEnergySystems: ['Central Heating'] };
let world: World;
beforeEach(() => {
  world = makeWorld();
});

const addResident = (tenure: 'owner' | 'tenant') =>
  world.addResident({ features, country: 'GB', timezone: 'Europe/London', answers: { tenure } });

describe('a landlord’s job in a rented home', () => {
  it('is shown as a request, with its own steps and minutes, and nothing to book', async () => {
    const { household } = await addResident('tenant');
    const { task } = await world.getCareTask({ household, taskId: job });
    expect(task).toMatchObject({ title: 'Ask your landlord: clearing of the gutters', tools: [], minutes: 5 });
    expect(task.steps.join(' ')).toContain('Write to your landlord');
    expect(task.professional).toBeUndefined();
  });

  it('is added to the week as a request', async () => {
    const { household } = await addResident('tenant');
    const added = await world.planCareTask({ household, taskId: job, on: '2027-01-10' });
    expect(added).toMatchObject({
      source: `care:${job}`,
      title: 'Ask your landlord: clearing of the gutters',
      minutes: 5,
    });
  });

  it('stays the owner’s own in a home that isn’t rented, and before onboarding', async () => {
    const { household } = await addResident('owner');
    const { country: _, ...unknown } = household;
    const own = catalogue.flatMap(({ tasks }) => tasks).find(({ id }) => id === job);
    for (const reader of [household, unknown]) {
      expect((await world.getCareTask({ household: reader, taskId: job })).task.title).toBe(own?.title);
    }
  });

  it('that the household moved becomes a request once it says that it rents, and the other way round', async () => {
    const { household } = await addResident('owner');
    const { id } = await world.planCareTask({ household, taskId: job, on: '2027-01-10' });
    const moved = () => world.tasks().find((task) => task.id === id);
    const answer = (tenure: string) => world.answerQuestions({ householdId: household.id, answers: { tenure } });
    const before = moved();
    await answer('tenant');
    expect(moved()).toMatchObject({
      title: 'Ask your landlord: clearing of the gutters',
      minutes: 5,
      scheduledOn: '2027-01-10',
    });
    await answer('owner');
    expect(moved()).toEqual(before);
  });
});
