import { beforeEach, describe, expect, it } from 'vitest';
import { careTaskById } from '#core/catalogue/index.ts';
import { addDays, daysBetween } from '#core/domain/time/dates.ts';
import { makeWorld, type World } from './world.ts';

const monday = '2027-01-04';
let world: World;
beforeEach(() => {
  world = makeWorld();
});

describe('a week that was planned ahead', () => {
  it('is planned again when it begins, so that it contains no task twice', async () => {
    const { claims } = await world.addResident({
      features: { outdoorFeatures: ['Pool'], bathroomFeatures: ['Jacuzzi'] },
    });
    const look = () => world.getWeek({ ...claims, offset: 0 });
    for (let week = 0; week < 8; week++) {
      await world.generateWeeks();
      world.clock.advance({ days: 7 });
      const { today, plannedOn, tasks, overdue } = await look();
      expect(plannedOn).toBe(today);
      const open = [...tasks, ...overdue].filter(({ status }) => status === 'open').map(({ source }) => source);
      expect(open.toSorted()).toEqual([...new Set(open)].toSorted());
    }
  });

  it('does not bring a task back too soon that was done a few days late', async () => {
    const { household, look } = await world.withWeek();
    const doneOn = new Map<string, string[]>();
    for (let week = 0; week < 12; week++) {
      for (const day of [5, 1, 1]) {
        world.clock.advance({ days: day });
        await world.generateWeeks();
      }
      for (const task of (await look()).overdue) {
        await world.completeTask({ household, id: task.id, completed: true });
        doneOn.set(task.source, [...(doneOn.get(task.source) ?? []), (await look()).today]);
      }
    }
    for (const [source, days] of doneOn) {
      const interval = careTaskById.get(source.slice('care:'.length))?.task.intervalDays ?? 0;
      for (const [index, day] of days.slice(1).entries()) {
        // A safety task may come up to three weeks early, but no task comes again within half of its interval.
        expect(daysBetween(days[index] ?? '', day), source).toBeGreaterThan(interval / 2);
      }
    }
  });

  it('keeps tasks that the user did, moved or added before it began', async () => {
    const { household, look } = await world.withWeek();
    const [done, moved] = (await look(1)).tasks;
    if (!done || !moved) throw new Error('the next week needs two tasks for this');
    await world.completeTask({ household, id: done.id, completed: true });
    await world.rescheduleTask({ household, id: moved.id, to: addDays(monday, 8) });
    const own = await world.addTask({
      household,
      title: 'Paint',
      description: '',
      category: '',
      on: addDays(monday, 9),
    });
    world.clock.advance({ days: 7 });
    const ids = (await look()).tasks.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([done.id, moved.id, own.id]));
  });
});

describe('moving and deleting', () => {
  /** Creates a household with a hot tub, whose water is tested every two weeks. */
  async function addResidentWithHotTub() {
    const hotTub = { outdoorFeatures: ['Outdoor Jacuzzi'] };
    const { household, claims } = await world.addResident({ features: hotTub, onboardedOn: '2026-11-02' });
    await world.getWeek({ ...claims, offset: 4 });
    const tests = () => world.tasks().filter(({ source }) => source === 'care:outdoor-jacuzzi.test-water');
    const [test, next, last] = tests();
    if (!test || !next || !last) throw new Error('the hot tub needs three tests for this');
    return { household, tests, test, next, last };
  }

  it('removes the planned turn from the week into which its job is moved, and no later turn', async () => {
    const { household, tests, test, next, last } = await addResidentWithHotTub();
    await world.rescheduleTask({ household, id: test.id, to: next.scheduledOn });
    expect(tests()).toMatchObject([{ id: test.id, scheduledOn: next.scheduledOn }, { id: last.id }]);
  });

  it('removes no turn for a job that is already done', async () => {
    const { household, tests, test, next, last } = await addResidentWithHotTub();
    await world.completeTask({ household, id: test.id, completed: true });
    await world.rescheduleTask({ household, id: test.id, to: next.scheduledOn });
    expect(new Set(tests().map(({ id }) => id))).toEqual(new Set([test.id, next.id, last.id]));
  });

  it('moves no task to a day that can’t be shown', async () => {
    const { household, first } = await world.withWeek();
    for (const on of ['1990-01-01', '2999-12-31']) {
      await expect(world.rescheduleTask({ household, id: first.id, to: on })).rejects.toMatchObject({
        code: 'invalid_date',
      });
      const added = world.addTask({ household, title: 'Paint', description: '', category: '', on });
      await expect(added).rejects.toMatchObject({ code: 'invalid_date' });
    }
  });
});
