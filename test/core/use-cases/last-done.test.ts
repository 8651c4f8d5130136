import { beforeEach, describe, expect, it } from 'vitest';
import { careTaskIdOf } from '#core/domain/tasks/task.ts';
import { addDays } from '#core/domain/time/dates.ts';
import { makeWorld, type World } from './world.ts';

let world: World;
beforeEach(() => {
  world = makeWorld();
});

const lastDoneOf = (id: string) => world.database.tables.households.get(id)?.lastDone;

describe('saying when a task was last done', () => {
  it('removes it from the week, keeps the middle of that time, and plans it when it is due again', async () => {
    const { household, look, first } = await world.withWeek();
    await world.setLastDone({ householdId: household.id, id: first.id, when: 'this-year' });
    expect(lastDoneOf(household.id)).toEqual({ [careTaskIdOf(first.source) ?? '']: '2027-01-03' });
    const { plannedOn, tasks } = await look();
    expect(plannedOn).toBe('2027-01-06');
    expect(tasks.map(({ source }) => source)).not.toContain(first.source);
  });

  it('removes a task whose day has passed too', async () => {
    const { household, look, first } = await world.withWeek();
    world.clock.set(`${addDays(first.scheduledOn, 1)}T12:00:00Z`);
    await world.setLastDone({ householdId: household.id, id: first.id, when: 'this-year' });
    expect((await look()).tasks.map(({ id }) => id)).not.toContain(first.id);
  });

  it('leaves the task where it is if that is long ago or unknown', async () => {
    const { household, look, week, first } = await world.withWeek();
    const careTaskId = careTaskIdOf(first.source) ?? '';
    for (const when of ['longer-ago', 'unknown'] as const) {
      await world.setLastDone({ householdId: household.id, id: first.id, when });
      expect(lastDoneOf(household.id)).toEqual({ [careTaskId]: null });
      expect((await look()).tasks).toEqual(week.tasks);
    }
  });

  it('keeps a task that is done, and what was said about others', async () => {
    const { household, look, first, second } = await world.withWeek();
    await world.completeTask({ household, id: first.id, completed: true });
    await world.setLastDone({ householdId: household.id, id: second.id, when: 'unknown' });
    await world.setLastDone({ householdId: household.id, id: first.id, when: 'last-year' });
    expect((await look()).tasks.map(({ id }) => id)).toContain(first.id);
    expect(lastDoneOf(household.id)).toEqual({
      [careTaskIdOf(first.source) ?? '']: '2026-07-01',
      [careTaskIdOf(second.source) ?? '']: null,
    });
  });

  it('is refused for the user’s own tasks and for those that are gone', async () => {
    const { household, first } = await world.withWeek();
    const words = { title: 'Paint', description: '', category: '', on: '2027-01-09' };
    const own = await world.addTask({ household, ...words });
    await world.deleteTask({ householdId: household.id, id: first.id });
    for (const id of [own.id, first.id, 'nothing']) {
      const refused = world.setLastDone({ householdId: household.id, id, when: 'this-year' });
      await expect(refused).rejects.toMatchObject({ code: 'task_not_found' });
    }
    expect(lastDoneOf(household.id)).toEqual({});
  });
});
