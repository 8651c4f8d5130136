import { beforeEach, describe, expect, it } from 'vitest';
import type { ApplianceChanges } from '#core/domain/appliances/appliance.ts';
import type { FileOwner } from '#core/domain/files/stored-file.ts';
import type { Household } from '#core/domain/home/household.ts';
import { makeWorld, type World } from './world.ts';

/** Today is 6 January 2027. */
let world: World;
let household: Household;
let householdId: string;
let claims: Awaited<ReturnType<World['addResident']>>['claims'];
beforeEach(async () => {
  world = makeWorld();
  ({ household, claims } = await world.addResident());
  householdId = household.id;
});

const item = 'fridge';
const save = (changes: ApplianceChanges) => world.saveAppliance({ householdId, item, changes });
const read = () => world.getAppliance({ household, item });
const reminders = () =>
  [...world.database.tables.tasks.values()].filter(({ title }) => title === 'Before the warranty ends: Fridge');

describe('the end of a warranty', () => {
  it('adds one task 30 days before, which moves with it', async () => {
    await save({ maker: 'Bosch', warrantyUntil: '2028-06-30' });
    await save({ model: 'SMS6' });
    await save({ warrantyUntil: '2028-06-30' });
    expect(reminders()).toMatchObject([{ scheduledOn: '2028-05-31', category: 'Fridge', status: 'open' }]);
    expect(reminders()[0]?.description).toContain('30 June 2028');
    await save({ warrantyUntil: '2029-06-30' });
    expect(reminders()).toMatchObject([{ scheduledOn: '2029-05-31' }]);
    await save({ warrantyUntil: null });
    expect(reminders()).toEqual([]);
  });

  it('is in the week’s tasks like those that the household adds', async () => {
    await save({ warrantyUntil: '2027-01-20' });
    const { tasks } = await world.getWeek({ ...claims, offset: 0 });
    expect(tasks.map(({ title }) => title)).toContain('Before the warranty ends: Fridge');
  });

  it('doesn’t bring back a reminder that was done, unless it changes', async () => {
    await save({ warrantyUntil: '2027-01-20' });
    const [{ id } = { id: '' }] = reminders();
    await world.completeTask({ household, id, completed: true });
    await save({ serial: 'S1' });
    expect(reminders()).toHaveLength(1);
    await save({ warrantyUntil: '2028-01-20' });
    expect(reminders().map(({ status }) => status)).toEqual(['done', 'open']);
  });

  it('brings no reminder once it has passed, and must be a day that can be shown', async () => {
    await save({ warrantyUntil: '2027-01-05' });
    expect(reminders()).toEqual([]);
    await expect(save({ warrantyUntil: '2047-01-05' })).rejects.toThrow('invalid_date');
    await expect(save({ boughtOn: '2027-01-07' })).rejects.toThrow('invalid_date');
  });
});

describe('the page of an appliance', () => {
  it('has its tasks, its history and what that cost', async () => {
    const work = { date: '2027-01-02', title: 'Cleaned', note: '', cost: { minor: 1_500, currency: 'EUR' } };
    const careTaskId = 'fridge.check-temperature';
    await world.recordWork({ householdId, work: { ...work, item: 'Fridge', careTaskId } });
    await world.recordWork({ householdId, work: { ...work, item: 'Oven' } });
    await save({ maker: 'Bosch', price: { minor: 49_900, currency: 'EUR' } });
    const page = await read();
    expect(page).toMatchObject({ appliance: { maker: 'Bosch' }, costs: [{ minor: 1_500, currency: 'EUR' }] });
    expect(page.entries.map((entry) => entry.item)).toEqual(['Fridge']);
    expect(page.tasks.find(({ task }) => task.id === careTaskId)).toMatchObject({ lastDone: '2027-01-02' });
  });

  it('is in a list with what comes next for each item, and how much waits', async () => {
    world.clock.set('2027-01-09T11:00:00Z');
    await world.getWeek({ ...claims, offset: 0 });
    const { season, appliances } = await world.listAppliances({ household });
    const open = world.tasks().filter(({ status }) => status === 'open');
    expect(open.length).toBeGreaterThan(0);
    expect(season).toBe('winter');
    for (const { appliance, next, waiting } of appliances) {
      const own = open.filter(({ category }) => category === appliance.item);
      expect(next?.scheduledOn).toBe(own.map(({ scheduledOn }) => scheduledOn).sort()[0]);
      expect(waiting).toBe(own.filter(({ scheduledOn }) => scheduledOn <= '2027-01-09').length);
    }
  });

  it('counts nothing overdue while the home is left alone', async () => {
    world.clock.set('2027-01-09T11:00:00Z');
    await world.getWeek({ ...claims, offset: 0 });
    world.clock.set('2027-01-14T11:00:00Z');
    const waiting = async (pauses: Household['pauses']) =>
      (await world.listAppliances({ household: { ...household, pauses } })).appliances.reduce(
        (sum, each) => sum + each.waiting,
        0,
      );
    expect(await waiting([])).toBeGreaterThan(0);
    const today = world.tasks().filter(({ status, scheduledOn }) => status === 'open' && scheduledOn === '2027-01-14');
    expect(await waiting([{ from: '2027-01-13', to: '2027-01-20' }])).toBe(today.length);
  });

  it('exists for the home’s items only', async () => {
    const others = { household, item: 'sauna' };
    await expect(world.getAppliance(others)).rejects.toThrow('item_not_found');
    await expect(world.saveAppliance({ householdId, item: 'sauna', changes: {} })).rejects.toThrow('item_not_found');
    const { appliances } = await world.listAppliances({ household });
    const names = appliances.map(({ appliance }) => appliance.item);
    expect(names).toContain('Fridge');
    expect(names).not.toContain('Sauna');
  });
});

describe('files of an appliance', () => {
  const content = (text: string) => ({ type: 'image/png' as const, content: new TextEncoder().encode(text) });
  const store = (text: string, owner?: FileOwner) => world.storeFile({ householdId, file: content(text), owner });

  it('are stored once for each purpose', async () => {
    const photo = { item, purpose: 'photo' } as const;
    const [one, again] = [await store('a', photo), await store('a', photo)];
    expect(again.id).toBe(one.id);
    await store('a', { item, purpose: 'invoice' });
    expect((await read()).files.map(({ purpose }) => purpose)).toEqual(['photo', 'invoice']);
    await expect(store('a', { item: 'sauna', purpose: 'photo' })).rejects.toThrow('item_not_found');
  });

  it('can be stored first and given to it within a day', async () => {
    const { id } = await store('a');
    const give = (ids: readonly string[]) =>
      world.saveAppliance({ householdId, item, changes: {}, files: { ids, purpose: 'manual' } });
    await give([id]);
    await give([id]);
    world.clock.set('2027-02-06T11:00:00Z');
    expect(await world.deleteExpiredFiles()).toBe(0);
    expect((await read()).files).toMatchObject([{ id, purpose: 'manual' }]);
    const { id: late } = await store('b');
    world.clock.set('2027-02-08T11:00:00Z');
    await expect(give([late])).rejects.toThrow('file_not_found');
  });

  it('can’t be taken from another owner', async () => {
    const { id } = await store('a', { item, purpose: 'photo' });
    const other = { householdId, item: 'oven', changes: {}, files: { ids: [id], purpose: 'photo' as const } };
    await expect(world.saveAppliance(other)).rejects.toThrow('file_not_found');
  });

  it('are twenty at most', async () => {
    for (let index = 0; index < 20; index++) await store(`${index}`, { item, purpose: 'photo' });
    await expect(store('more', { item, purpose: 'photo' })).rejects.toThrow('too_many_files');
    const { id } = await store('waiting');
    const given = { householdId, item, changes: {}, files: { ids: [id], purpose: 'photo' as const } };
    await expect(world.saveAppliance(given)).rejects.toThrow('too_many_files');
  });

  it('go with what is recorded of it, and its reminder does too', async () => {
    await save({ maker: 'Bosch', warrantyUntil: '2028-06-30' });
    const { id } = await store('a', { item, purpose: 'photo' });
    await world.deleteAppliance({ householdId, item });
    expect(reminders()).toEqual([]);
    await expect(world.readFile({ householdId, id })).rejects.toThrow('file_not_found');
    expect(await read()).toMatchObject({ appliance: { maker: '' }, files: [] });
    world.clock.set('2027-01-06T11:00:01Z');
    expect(await world.deleteExpiredFiles()).toBe(1);
    expect(world.fileStore.contents.size).toBe(0);
  });

  it('are given to entries of the history too', async () => {
    const [{ id: first }, { id: second }] = [await store('a'), await store('b')];
    const work = { date: '2027-01-02', item: 'Roof', title: 'Tiles', note: '' };
    const entry = await world.recordWork({ householdId, work, files: [first] });
    expect(entry.files).toMatchObject([{ id: first, entryId: entry.id }]);
    const changed = await world.changeEntry({ householdId, id: entry.id, work, files: [second] });
    expect(changed.files?.map(({ id }) => id)).toEqual([first, second]);
  });
});
