import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { StoredFile } from '#core/domain/files/stored-file.ts';
import { buildRecordedWork, buildTask } from '../support/people/factories.ts';
import { type OpenSubject, useSubject } from './subject.ts';

const noon = new Date('2027-01-06T12:00:00.123Z');
const later = new Date('2027-01-07T12:00:00.123Z');

const buildFile = (householdId: string, overrides: Partial<StoredFile> = {}): StoredFile => ({
  householdId,
  id: randomUUID(),
  hash: 'ab'.repeat(32),
  type: 'image/webp',
  bytes: 1_000,
  createdAt: noon,
  ...overrides,
});

export function fileRecordStoreContract(name: string, open: OpenSubject): void {
  describe(`file record store: ${name}`, () => {
    const { run, addHousehold } = useSubject(open);
    const add = (...all: readonly StoredFile[]) =>
      run(async ({ files }) => {
        for (const file of all) await files.add(file);
      });
    const find = (file: StoredFile, householdId = file.householdId) =>
      run(({ files }) => files.find(householdId, file.id));

    it('finds a file by its id, and none of another household', async () => {
      const [{ id }, { id: other }] = [await addHousehold(), await addHousehold()];
      const [bare, full] = [
        buildFile(id),
        buildFile(id, { entryId: randomUUID(), expiresAt: later, name: 'facture.pdf' }),
      ];
      await add(bare, full);
      expect([await find(bare), await find(full)]).toStrictEqual([bare, full]);
      expect(await find(bare, other)).toBeUndefined();
    });

    it('lists what doesn’t expire, the oldest first', async () => {
      const [{ id }, { id: other }] = [await addHousehold(), await addHousehold()];
      const [second, first] = [buildFile(id, { createdAt: later }), buildFile(id)];
      await add(second, first, buildFile(id, { expiresAt: later }), buildFile(other));
      expect(await run(({ files }) => files.list(id))).toStrictEqual([first, second]);
    });

    it('finds the files of an entry and those with a content, also if they expire', async () => {
      const { id } = await addHousehold();
      const entryId = randomUUID();
      const [one, other] = [buildFile(id, { entryId, expiresAt: later }), buildFile(id, { hash: 'cd'.repeat(32) })];
      await add(one, other);
      expect(await run(({ files }) => files.ofEntry(id, entryId))).toStrictEqual([one]);
      expect(await run(({ files }) => files.withHash(id, other.hash))).toStrictEqual([other]);
    });

    it('finds the files of an item, with what they show', async () => {
      const [{ id }, { id: other }] = [await addHousehold(), await addHousehold()];
      const [photo, manual] = (['photo', 'manual'] as const).map((purpose, index) =>
        buildFile(id, { item: 'Fridge', purpose, createdAt: index === 0 ? noon : later }),
      );
      if (!photo || !manual) throw new Error('There are two files');
      await add(manual, photo, buildFile(id, { item: 'Oven', purpose: 'photo' }), { ...photo, householdId: other });
      expect(await run(({ files }) => files.ofItem(id, 'Fridge'))).toStrictEqual([photo, manual]);
      const { item: _, purpose: __, ...free } = photo;
      await run(({ files }) => files.update({ ...free, expiresAt: later }));
      expect(await run(({ files }) => files.ofItem(id, 'Fridge'))).toStrictEqual([manual]);
      await run(({ files }) => files.update(photo));
      expect(await find(photo)).toStrictEqual(photo);
    });

    it('counts files and bytes', async () => {
      const [{ id }, { id: other }] = [await addHousehold(), await addHousehold()];
      await add(buildFile(id), buildFile(id, { bytes: 5, expiresAt: later }), buildFile(other));
      const unknown = randomUUID();
      expect(await run(({ files }) => files.count(id))).toBe(2);
      expect(await run(({ files }) => files.count(unknown))).toBe(0);
      expect(await run(({ files }) => files.bytesOf([id]))).toBe(1_005);
      expect(await run(({ files }) => files.bytesOf([id, other, unknown]))).toBe(2_005);
    });

    it('changes the entry and the expiry of one file, and removes one', async () => {
      const { id } = await addHousehold();
      const [changed, removed] = [buildFile(id, { entryId: randomUUID() }), buildFile(id)];
      await add(changed, removed);
      const { entryId: _, ...free } = changed;
      await run(({ files }) => files.update({ ...free, bytes: 7, expiresAt: later }));
      await run(({ files }) => files.delete(id, removed.id));
      expect(await find(changed)).toStrictEqual({ ...free, expiresAt: later });
      expect(await find(removed)).toBeUndefined();
    });

    it('returns expired files of all households, up to a limit', async () => {
      const [{ id }, { id: other }] = [await addHousehold(), await addHousehold()];
      const past = { expiresAt: new Date('2026-01-01T00:00:00Z') };
      const gone = [buildFile(id, past), buildFile(other, past)];
      await add(...gone, buildFile(id, { expiresAt: later }), buildFile(id));
      const expired = await run(({ files }) => files.expired(new Date('2026-06-01T00:00:00Z'), 10));
      expect(new Set(expired.map((file) => file.id))).toEqual(new Set(gone.map((file) => file.id)));
      expect(await run(({ files }) => files.expired(noon, 1))).toHaveLength(1);
      await run(async ({ files }) => {
        for (const file of gone) await files.delete(file.householdId, file.id);
      });
    });

    it('makes files expire whose entry is gone, and keeps those that can still be restored', async () => {
      const { id } = await addHousehold();
      const recorded = buildRecordedWork(id, { deletedAt: noon });
      const tasks = {
        done: buildTask(id, { status: 'done', completedAt: noon, source: 'hand' }),
        open: buildTask(id, { source: 'hand' }),
        restorable: buildTask(id, { source: 'hand' }),
      };
      await run(({ history }) => history.record([recorded]));
      await run((stores) => stores.tasks.addMissing(Object.values(tasks)));
      const deleted = { at: noon, completedAt: noon };
      await run(({ history }) =>
        history.saveDetails({ householdId: id, taskId: tasks.restorable.id, note: '', deleted }),
      );
      const fileOf = (entryId: string) => buildFile(id, { entryId });
      const kept = [recorded.id, tasks.done.id, tasks.restorable.id].map(fileOf);
      const orphans = [tasks.open.id, randomUUID()].map(fileOf);
      await add(...kept, ...orphans, buildFile(id));
      expect(await run(({ files }) => files.expireOrphans(later))).toBe(2);
      for (const file of orphans) expect(await find(file)).toStrictEqual({ ...file, expiresAt: later });
      expect(await run(({ files }) => files.list(id))).toHaveLength(kept.length + 1);
      expect(await run(({ files }) => files.expireOrphans(later))).toBe(0);
    });
  });
}
