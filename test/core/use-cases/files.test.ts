import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CleanFile } from '#core/domain/files/clean-file.ts';
import { buildMembership } from '../../support/people/factories.ts';
import { makeWorld } from './world.ts';

let world: ReturnType<typeof makeWorld>;
let householdId: string;
let personId: string;
let entryId: string;
beforeEach(async () => {
  world = makeWorld();
  const { household, person } = await world.addResident();
  [householdId, personId] = [household.id, person.id];
  const work = { date: '2027-01-02', item: 'Roof', title: 'Tiles', note: '' };
  entryId = (await world.recordWork({ householdId, work })).id;
});

const fileOf = (text: string): CleanFile => ({ type: 'image/png', content: new TextEncoder().encode(text) });
const store = (text: string, of: string | undefined = entryId) =>
  world.storeFile({ householdId, file: fileOf(text), owner: of === undefined ? undefined : { entryId: of } });
const stored = () => world.fileStore.contents.size;
const rows = () => [...world.database.tables.files.values()];
const wait = (days: number) =>
  world.clock.set(new Date(Date.parse('2027-01-06T11:00:00Z') + days * 86_400_000).toISOString());

describe('a file without an entry', () => {
  it('can be read for a day, and is then forgotten', async () => {
    const { id } = await world.storeFile({ householdId, file: fileOf('one') });
    await world.readFile({ householdId, id });
    wait(0.9);
    expect(await world.deleteExpiredFiles()).toBe(0);
    wait(1.1);
    await expect(world.readFile({ householdId, id })).rejects.toThrow('file_not_found');
    expect(await world.deleteExpiredFiles()).toBe(1);
    expect([stored(), rows()]).toEqual([0, []]);
  });

  it('is stored again after it expired', async () => {
    const first = await world.storeFile({ householdId, file: fileOf('one') });
    wait(1.1);
    const second = await world.storeFile({ householdId, file: fileOf('one') });
    expect(second.id).not.toBe(first.id);
    expect(await world.deleteExpiredFiles()).toBe(1);
    await world.readFile({ householdId, id: second.id });
    expect(stored()).toBe(1);
  });
});

describe('a file of an entry', () => {
  it('lasts as long as its entry can be restored', async () => {
    const { id } = await store('one');
    await world.deleteEntry({ householdId, id: entryId });
    wait(29);
    await world.deleteExpiredEntries();
    expect(await world.deleteExpiredFiles()).toBe(0);
    await world.readFile({ householdId, id });
    wait(31);
    await world.deleteExpiredEntries();
    await world.deleteExpiredFiles();
    wait(31.1);
    await world.deleteExpiredFiles();
    expect([stored(), rows()]).toEqual([0, []]);
  });

  it('keeps its content while another file has the same', async () => {
    const { id } = await store('same');
    await world.storeFile({ householdId, file: fileOf('same') });
    await world.deleteFile({ householdId, id });
    expect([stored(), rows().length]).toEqual([1, 1]);
  });

  it('takes turns with another of the same content, so that neither loses it', async () => {
    const { id } = await store('same');
    const deleteContent = world.fileStore.delete;
    const work = { date: '2027-01-03', item: 'Roof', title: 'Gutter', note: '' };
    const other = (await world.recordWork({ householdId, work })).id;
    world.fileStore.delete = async (...content) => {
      await nextTurn();
      await deleteContent(...content);
    };
    const [, kept] = await Promise.all([world.deleteFile({ householdId, id }), store('same', other)]);
    await world.readFile({ householdId, id: kept.id });
    expect([stored(), rows()]).toEqual([1, [kept]]);
  });

  it('whose content can’t be removed now is gone for the user, and removed later', async () => {
    const { id } = await store('one');
    const deleteContent = world.fileStore.delete;
    world.fileStore.delete = async () => {
      throw new Error('away');
    };
    await world.deleteFile({ householdId, id });
    await expect(world.readFile({ householdId, id })).rejects.toThrow('file_not_found');
    wait(0.1);
    expect([await world.deleteExpiredFiles(), stored()]).toEqual([0, 1]);
    world.fileStore.delete = deleteContent;
    expect([await world.deleteExpiredFiles(), stored(), rows()]).toEqual([1, 0, []]);
  });

  it('whose content is missing is reported and not found', async () => {
    const { id, hash } = await store('one');
    await world.fileStore.delete(householdId, hash);
    await expect(world.readFile({ householdId, id })).rejects.toThrow('file_not_found');
    expect(world.reporter.problems.map(String)).toEqual([expect.stringContaining(id)]);
  });
});

describe('storing', () => {
  it('stores one file when a request is repeated, also at the same time', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => store('one')));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(rows()).toHaveLength(1);
  });

  it('counts what all files of the home need', async () => {
    await store('a'.repeat(30_000));
    await expect(store('b'.repeat(30_000))).rejects.toThrow('files_full');
    await store('b'.repeat(20_000));
    expect(stored()).toBe(2);
  });

  it('counts what all homes of an owner need, so that more homes don’t bring more room', async () => {
    await store('a'.repeat(30_000));
    const { person } = await world.addResident();
    const second = await world.addResident();
    await world.unitOfWork.run(async ({ memberships }) => {
      const [owner] = await memberships.list(householdId);
      await memberships.add(buildMembership(second.household.id, owner?.person.id ?? person.id));
    });
    const file = fileOf('b'.repeat(30_000));
    await expect(world.storeFile({ householdId: second.household.id, file })).rejects.toThrow('files_full');
    const other = await world.addResident();
    await world.storeFile({ householdId: other.household.id, file });
    expect(stored()).toBe(2);
  });

  it('leaves nothing behind when the store fails', async () => {
    world.fileStore.room = 0;
    await expect(store('one')).rejects.toThrow('storage_full');
    expect(rows()).toEqual([]);
  });

  it('is refused for skipped work, another’s entry, and a home that is being deleted', async () => {
    const other = await world.addResident({ email: 'other@home.example' });
    const input = { householdId: other.household.id, file: fileOf('one'), owner: { entryId } };
    await expect(world.storeFile(input)).rejects.toThrow('entry_not_found');
    await world.unitOfWork.run(async ({ households }) => {
      const household = await households.lock(householdId);
      if (household) await households.update({ ...household, deletionRequestedAt: world.clock.now() });
    });
    await expect(store('one')).rejects.toThrow('not_signed_in');
  });
});

describe('a deleted household', () => {
  it('leaves no content, and keeps that of others', async () => {
    const other = await world.addResident({ email: 'other@home.example' });
    await world.storeFile({ householdId: other.household.id, file: fileOf('theirs') });
    await store('one');
    await world.deletePerson({ personId });
    expect([...world.fileStore.contents.keys()]).toEqual([expect.stringContaining(other.household.id)]);
  });
});
