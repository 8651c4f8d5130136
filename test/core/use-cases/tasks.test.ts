import { beforeEach, describe, expect, it } from 'vitest';
import { mostTasksADay, mostTasksByHand } from '#core/domain/limits.ts';
import { buildHousehold, buildTask } from '../../support/people/factories.ts';
import { makeWorld, type World } from './world.ts';

let world: World;
beforeEach(() => {
  world = makeWorld();
});

describe('ticking off', () => {
  it('keeps the first instant and can be taken back', async () => {
    const { household, first } = await world.withWeek();
    const tick = (completed: boolean) => world.completeTask({ household, id: first.id, completed });
    expect(await tick(true)).toMatchObject({ status: 'done', completedAt: new Date('2027-01-06T11:00:00Z') });
    world.clock.advance({ hours: 1 });
    expect((await tick(true)).completedAt).toEqual(new Date('2027-01-06T11:00:00Z'));
    expect((await tick(false)).completedAt).toBeUndefined();
  });

  it('may name an earlier day, whose noon counts, but none in the future', async () => {
    const { household, first, second } = await world.withWeek();
    const tick = (id: string, on: string) => world.completeTask({ household, id, completed: true, on });
    expect(await tick(first.id, '2026-12-30')).toMatchObject({
      status: 'done',
      completedAt: new Date('2026-12-30T11:00:00Z'),
    });
    world.clock.advance({ hours: 1 });
    expect((await tick(second.id, '2027-01-06')).completedAt).toEqual(new Date('2027-01-06T12:00:00Z'));
    await expect(tick(second.id, '2027-01-07')).rejects.toMatchObject({ code: 'invalid_date' });
  });

  it('may name what the caller knows the task to be, and then changes no other', async () => {
    const { household, first } = await world.withWeek();
    const tick = (was: 'open' | 'done') => world.completeTask({ household, id: first.id, completed: true, was });
    await expect(tick('done')).rejects.toMatchObject({ code: 'task_changed' });
    expect(world.tasks().find(({ id }) => id === first.id)?.status).toBe('open');
    expect((await tick('open')).status).toBe('done');
    await expect(tick('open')).rejects.toMatchObject({ code: 'task_changed' });
  });

  it('goes by the household’s day', async () => {
    const { household, first } = await world.withWeek({ timezone: 'Pacific/Kiritimati' });
    const tick = (on: string) => world.completeTask({ household, id: first.id, completed: true, on });
    await expect(tick('2027-01-08')).rejects.toMatchObject({ code: 'invalid_date' });
    expect((await tick('2027-01-07')).completedAt).toEqual(new Date('2027-01-06T11:00:00Z'));
  });

  it('an ordinary task leaves the plan as it is', async () => {
    const { household, look, first, week } = await world.withWeek();
    await look(4);
    const others = () => world.tasks().filter(({ id }) => id !== first.id);
    const before = others();
    await world.completeTask({ household, id: first.id, completed: true });
    expect(others()).toEqual(before);
    expect((await look()).tasks).toHaveLength(week.tasks.length);
  });

  it('affects the next plan: a completed task does not come back before its interval', async () => {
    const { household, look, week } = await world.withWeek();
    for (const { id } of week.tasks) await world.completeTask({ household, id, completed: true });
    world.clock.advance({ days: 7 });
    const sources = new Set(week.tasks.map(({ source }) => source));
    expect((await look()).tasks.filter(({ source }) => sources.has(source))).toEqual([]);
  });
});

describe('moving', () => {
  it('goes to a date, or to the household’s day at an instant', async () => {
    const { household, first } = await world.withWeek({ timezone: 'Pacific/Auckland' });
    const move = (to: string) => world.rescheduleTask({ household, id: first.id, to });
    expect(await move('2027-02-01')).toMatchObject({ scheduledOn: '2027-02-01', moved: true });
    expect((await move('2027-01-20T22:00:00Z')).scheduledOn).toBe('2027-01-21');
    await expect(move('2027-02-30')).rejects.toMatchObject({ code: 'invalid_date' });
    await expect(move('soon')).rejects.toMatchObject({ code: 'invalid_date' });
  });

  it('leaves a task alone that has left the day on which the sender saw it', async () => {
    const { household, first } = await world.withWeek();
    const from = first.scheduledOn;
    const move = (to: string) => world.rescheduleTask({ household, id: first.id, from, to });
    await move('2027-02-01');
    // The same request again, after its response was lost.
    expect(await move('2027-02-01')).toMatchObject({ scheduledOn: '2027-02-01' });
    await expect(move('2027-02-02')).rejects.toMatchObject({ code: 'task_changed' });
    await world.rescheduleTask({ household, id: first.id, to: from });
    expect(await move('2027-02-02')).toMatchObject({ scheduledOn: '2027-02-02' });
  });

  it('leaves the task where it is while later weeks are planned', async () => {
    const { household, look, first } = await world.withWeek();
    await world.rescheduleTask({ household, id: first.id, to: '2027-01-20' });
    const third = await look(2);
    expect(third.tasks.filter(({ source }) => source === first.source)).toHaveLength(1);
  });
});

describe('deleting', () => {
  it('hides the task, remembers it as skipped and does not propose it again this week', async () => {
    const { household, look, first } = await world.withWeek();
    await world.deleteTask({ householdId: household.id, id: first.id });
    expect((await look()).tasks.map(({ id }) => id)).not.toContain(first.id);
    expect(world.tasks().find(({ id }) => id === first.id)?.status).toBe('skipped');
    await world.replanWeek({ householdId: household.id, offset: 0 });
    expect((await look()).tasks.map(({ source }) => source)).not.toContain(first.source);
  });

  it('can be undone, and restores a completed task as completed', async () => {
    const { household, look, week, first } = await world.withWeek();
    const task = { householdId: household.id, id: first.id };
    await world.deleteTask(task);
    await world.restoreTask(task);
    expect(await look()).toEqual(week);
    const done = await world.completeTask({ household, id: first.id, completed: true });
    await world.deleteTask(task);
    expect(await world.restoreTask(task)).toEqual(done);
  });
});

describe('a task that is gone, unknown or another household’s', () => {
  it('cannot be changed', async () => {
    const { household, first, second } = await world.withWeek();
    const { household: stranger } = await world.addResident();
    await world.deleteTask({ householdId: household.id, id: second.id });
    const before = world.tasks();
    for (const [owner, id] of [
      [stranger, first.id],
      [household, 'nothing'],
      [household, second.id],
    ] as const) {
      const task = { householdId: owner.id, id };
      const notFound = { code: 'task_not_found' };
      await expect(world.completeTask({ household: owner, id, completed: true })).rejects.toMatchObject(notFound);
      await expect(world.deleteTask(task)).rejects.toMatchObject(notFound);
      await expect(world.rescheduleTask({ household: owner, id, to: '2027-01-20' })).rejects.toMatchObject(notFound);
      if (id !== second.id) await expect(world.restoreTask(task)).rejects.toMatchObject(notFound);
    }
    expect(world.tasks()).toEqual(before);
  });
});

describe('a task added by hand', () => {
  const words = { title: 'Paint the fence', description: 'Two coats', category: 'Garden' };

  it('is on the household’s day, belongs to the user and takes no place in the plan', async () => {
    const { household, look, week } = await world.withWeek({ timezone: 'America/New_York' });
    const added = await world.addTask({ household, ...words, on: '2027-01-09T03:00:00Z' });
    expect(added).toMatchObject({ ...words, source: 'hand', scheduledOn: '2027-01-08', status: 'open', moved: false });
    await world.replanWeek({ householdId: household.id, offset: 0 });
    expect((await look()).tasks).toHaveLength(week.tasks.length + 1);
  });

  it('needs a day that exists', async () => {
    const { household } = await world.withWeek();
    await expect(world.addTask({ household, ...words, on: '2027-02-30' })).rejects.toMatchObject({
      code: 'invalid_date',
    });
  });

  it('is added once if it is sent again with its id, also when its day has no room any more', async () => {
    const { household } = await world.addResident();
    const { household: stranger } = await world.addResident();
    const sent = { ...words, id: '018f0000-0000-4000-8000-000000000001', on: '2027-01-09' };
    const added = await world.addTask({ household, ...sent });
    await world.completeTask({ household, id: added.id, completed: true });
    for (let count = 1; count < mostTasksADay; count++) await world.addTask({ household, ...words, on: sent.on });
    expect(await world.addTask({ household, ...sent })).toMatchObject({ id: sent.id, status: 'done' });
    expect(world.tasks().filter(({ id }) => id === sent.id)).toHaveLength(1);
    expect(await world.addTask({ household: stranger, ...sent })).toMatchObject({ status: 'open' });
  });

  it('may be added twice', async () => {
    const { household } = await world.withWeek();
    await world.addTask({ household, ...words, on: '2027-01-09' });
    await world.addTask({ household, ...words, on: '2027-01-09' });
    expect(world.tasks().filter(({ source }) => source === 'hand')).toHaveLength(2);
  });

  it('finds no place on a day that has fifty tasks, nor does one that is moved there', async () => {
    const { household } = await world.addResident();
    const add = (on: string) => world.addTask({ household, ...words, on });
    const first = await add('2027-01-09');
    for (let count = 1; count < mostTasksADay; count++) await add('2027-01-09');
    await expect(add('2027-01-09')).rejects.toMatchObject({ code: 'day_full' });
    const later = await add('2027-01-10');
    const move = (id: string, to: string) => world.rescheduleTask({ household, id, to });
    await expect(move(later.id, '2027-01-09')).rejects.toMatchObject({ code: 'day_full' });
    expect(await move(first.id, '2027-01-09')).toMatchObject({ scheduledOn: '2027-01-09' });
    await world.deleteTask({ householdId: household.id, id: first.id });
    expect(await move(later.id, '2027-01-09')).toMatchObject({ scheduledOn: '2027-01-09' });
  });

  it('is refused once the household has added too many, and so is a long description', async () => {
    const { household } = await world.addResident();
    const { id: householdId } = household;
    const added = Array.from({ length: mostTasksByHand - 1 }, (_, index) =>
      buildTask(householdId, { source: 'hand', occurrence: String(index), status: 'skipped' }),
    );
    await world.unitOfWork.run(({ tasks }) => tasks.addMissing(added));
    const long = { description: 'x'.repeat(200) };
    const refused = { code: 'too_many_tasks' };
    await expect(world.addTask({ household, ...words, ...long, on: '2027-01-09' })).rejects.toMatchObject(refused);
    const { id } = await world.addTask({ household, ...words, on: '2027-01-09' });
    await expect(world.addTask({ household, ...words, on: '2027-01-10' })).rejects.toMatchObject(refused);
    await expect(world.rescheduleTask({ household, id, edits: long })).rejects.toMatchObject(refused);
  });

  it('is refused when the account is deleted meanwhile', async () => {
    const gone = buildHousehold();
    await expect(world.addTask({ household: gone, ...words, on: '2027-01-09' })).rejects.toMatchObject({
      code: 'not_signed_in',
    });
  });
});
