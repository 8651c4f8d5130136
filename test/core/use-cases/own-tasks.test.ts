import { beforeEach, describe, expect, it } from 'vitest';
import { makeWorld, type World } from './world.ts';

let world: World;
beforeEach(() => {
  world = makeWorld();
});

const piano = {
  category: 'Music',
  title: 'Have the piano tuned',
  instructions: '',
  importance: '',
  recurrence: 'yearly',
} as const;

describe('a task of one’s own', () => {
  it('can be recorded as done on a past day, and is then in that week and in the history', async () => {
    const { household, look } = await world.withWeek();
    const words = { household, title: 'Paint', description: '', category: '' };
    const task = await world.addTask({ ...words, on: '2027-01-02', minutes: 90, completed: true });
    expect(task).toMatchObject({ status: 'done', minutes: 90, scheduledOn: '2027-01-02' });
    expect((await look(-1)).tasks).toEqual([task]);
    const { entries } = await world.getHistory({ household, language: 'en' });
    expect(entries).toMatchObject([{ id: task.id, kind: 'done', date: '2027-01-02', minutes: 90 }]);
    const ahead = world.addTask({ ...words, on: '2027-01-07', completed: true });
    await expect(ahead).rejects.toMatchObject({ code: 'invalid_date' });
  });

  it('can be edited, unlike the assistant’s', async () => {
    const { household, first } = await world.withWeek();
    const words = { household, title: 'Paint', description: 'Blue', category: '' };
    const { id } = await world.addTask({ ...words, on: '2027-01-09', minutes: 90 });
    const edited = await world.rescheduleTask({ household, id, edits: { title: 'Paint the door', minutes: null } });
    expect(edited).toMatchObject({ title: 'Paint the door', description: 'Blue', scheduledOn: '2027-01-09' });
    expect(edited.minutes).toBeUndefined();
    expect(world.tasks().find((task) => task.id === id)).toEqual(edited);
    const other = world.rescheduleTask({ household, id: first.id, edits: { title: 'Mine' } });
    await expect(other).rejects.toMatchObject({ code: 'task_not_editable' });
    const both = await world.rescheduleTask({ household, id, to: '2027-01-10', edits: { minutes: 5 } });
    expect(both).toMatchObject({ scheduledOn: '2027-01-10', minutes: 5 });
  });
});

describe('a recurring task of one’s own', () => {
  const turns = () => world.tasks().filter(({ source }) => source.startsWith('custom:'));

  it('begins on its first date', async () => {
    const { household, look } = await world.withWeek();
    await look(4);
    await world.createCustomTask({
      householdId: household.id,
      customTask: { ...piano, anchor: '2027-01-30', minutes: 15 },
    });
    expect(turns()).toMatchObject([{ scheduledOn: '2027-01-30', minutes: 15 }]);
  });

  it('can be edited, with its open turns', async () => {
    const { household, look } = await world.withWeek();
    await look(4);
    const householdId = household.id;
    const { id } = await world.createCustomTask({ householdId, customTask: { ...piano, recurrence: 'weekly' } });
    const [first, second] = turns();
    if (!first || !second) throw new Error('two turns are needed for this');
    await world.completeTask({ household, id: first.id, completed: true });
    await world.rescheduleTask({ household, id: second.id, to: '2027-01-20' });
    const changes = { title: 'Tune it', recurrence: 'monthly', anchor: '2027-01-31', minutes: 30 } as const;
    const changed = await world.updateCustomTask({ householdId, id, changes });
    expect(changed).toMatchObject({ ...changes, category: 'Music' });
    expect(turns()).toMatchObject([
      { id: first.id, title: piano.title, status: 'done' },
      { id: second.id, title: 'Tune it', minutes: 30, scheduledOn: '2027-01-20' },
      { title: 'Tune it', minutes: 30, scheduledOn: '2027-01-31' },
    ]);
    const timeless = await world.updateCustomTask({ householdId, id, changes: { minutes: null } });
    expect(timeless.minutes).toBeUndefined();
    expect(timeless.title).toBe('Tune it');
  });

  it('that counts from when it was done is planned again as soon as it is done, or open again', async () => {
    const { household, look } = await world.withWeek();
    await look(4);
    const rhythm = { every: 10, unit: 'day', anchor: 'completion' } as const;
    await world.createCustomTask({ householdId: household.id, customTask: { ...piano, rhythm, anchor: '2027-01-04' } });
    const days = () => turns().map(({ scheduledOn }) => scheduledOn);
    const planned = ['2027-01-09', '2027-01-23', '2027-02-06'];
    expect(days()).toEqual(planned);
    const [first] = turns();
    await world.completeTask({ household, id: first?.id ?? '', completed: true });
    expect(days()).toEqual(['2027-01-09', '2027-01-16', '2027-01-30']);
    await world.completeTask({ household, id: first?.id ?? '', completed: false });
    expect(days()).toEqual(planned);
  });

  it('of less than a week is overdue once, however many turns were left open', async () => {
    const { household, look } = await world.withWeek();
    const rhythm = { every: 2, unit: 'day', anchor: 'date' } as const;
    await world.createCustomTask({ householdId: household.id, customTask: { ...piano, rhythm } });
    world.clock.advance({ days: 7 });
    const { overdue, tasks } = await look();
    expect(overdue.filter(({ source }) => source.startsWith('custom:'))).toHaveLength(1);
    const coming = tasks.filter(({ source }) => source.startsWith('custom:'));
    expect(coming.map(({ scheduledOn }) => scheduledOn)).toEqual(['2027-01-14', '2027-01-16']);
  });

  it('cannot be edited by another household', async () => {
    const { household } = await world.withWeek();
    const { id } = await world.createCustomTask({ householdId: household.id, customTask: piano });
    const stranger = await world.addResident();
    const stolen = world.updateCustomTask({ householdId: stranger.household.id, id, changes: { title: 'Mine' } });
    await expect(stolen).rejects.toMatchObject({ code: 'custom_task_not_found' });
  });
});
