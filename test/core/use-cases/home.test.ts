import { beforeEach, describe, expect, it } from 'vitest';
import { careTaskIdOf, type Task } from '#core/domain/tasks/task.ts';
import { makeWorld, type World } from './world.ts';

let world: World;
beforeEach(() => {
  world = makeWorld();
});

const excludedBy = (id: string) => world.database.tables.households.get(id)?.excludedTasks;
const careTaskOf = ({ source }: Task): string => careTaskIdOf(source) ?? '';

describe('a task that does not apply to the home', () => {
  it('leaves its week, and is never planned again', async () => {
    const { household, look, first } = await world.withWeek();
    await world.excludeTask({ householdId: household.id, id: first.id });
    expect(excludedBy(household.id)).toEqual([careTaskOf(first)]);
    expect((await look()).tasks.map(({ id }) => id)).not.toContain(first.id);
    await world.replanWeek({ householdId: household.id, offset: 0 });
    for (let week = 1; week < 12; week++) {
      world.clock.advance({ days: 7 });
      expect((await look()).tasks.map(careTaskOf)).not.toContain(careTaskOf(first));
    }
  });

  it('is also removed from the weeks ahead, which are planned again', async () => {
    const { household, look, first } = await world.withWeek();
    const sources = async () =>
      (await Promise.all([1, 2, 3, 4].map(look))).flatMap(({ tasks }) => tasks.map(careTaskOf));
    const repeated = (await look(4)).tasks.find(({ source }) => source !== first.source);
    if (!repeated) throw new Error('The last week has tasks');
    await world.excludeTask({ householdId: household.id, id: repeated.id });
    expect(await sources()).not.toContain(careTaskOf(repeated));
    expect(await sources()).not.toEqual([]);
  });

  it('is listed once, however often the user says so', async () => {
    const { household, first, second } = await world.withWeek();
    await world.excludeTask({ householdId: household.id, id: first.id });
    await world.restoreTask({ householdId: household.id, id: first.id });
    await world.excludeTask({ householdId: household.id, id: second.id });
    await world.excludeTask({ householdId: household.id, id: first.id });
    expect(excludedBy(household.id)).toEqual([careTaskOf(second), careTaskOf(first)]);
  });

  it('comes back at once when the user takes that back', async () => {
    const { household, look, week, first } = await world.withWeek();
    await world.excludeTask({ householdId: household.id, id: first.id });
    await world.restoreTask({ householdId: household.id, id: first.id });
    expect(await look()).toEqual(week);
    expect(excludedBy(household.id)).toEqual([]);
  });

  it('is planned again once it is included', async () => {
    const { household, first } = await world.withWeek();
    await world.excludeTask({ householdId: household.id, id: first.id });
    await world.includeTask({ householdId: household.id, taskId: 'no-such.task' });
    expect(excludedBy(household.id)).toEqual([careTaskOf(first)]);
    await world.includeTask({ householdId: household.id, taskId: careTaskOf(first) });
    expect(excludedBy(household.id)).toEqual([]);
  });

  it('is neither the user’s own nor one that is gone', async () => {
    const { household, first } = await world.withWeek();
    const own = await world.addTask({
      household,
      title: 'Paint the fence',
      description: '',
      category: '',
      on: '2027-01-09',
    });
    await world.deleteTask({ householdId: household.id, id: first.id });
    for (const id of [own.id, first.id, '00000000-0000-4000-8000-999999999999']) {
      await expect(world.excludeTask({ householdId: household.id, id })).rejects.toMatchObject({
        code: 'task_not_found',
      });
    }
  });
});
