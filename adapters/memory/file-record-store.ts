import type { StoredFile } from '#core/domain/files/stored-file.ts';
import { compareText } from '#core/domain/text/compare-text.ts';
import type { FileRecordStore } from '#core/ports/file-record-store.ts';
import { keyOf, type Tables } from './database.ts';

const byAge = (one: StoredFile, other: StoredFile): number =>
  one.createdAt.getTime() - other.createdAt.getTime() || compareText(one.id, other.id);

export function makeFileRecordStore({ files, historyEntries, tasks, taskDetails }: Tables): FileRecordStore {
  const all = (householdId: string) =>
    [...files.values()].filter((file) => file.householdId === householdId).sort(byAge);
  const save = (file: StoredFile) => void files.set(keyOf(file.householdId, file.id), file);

  function hasEntry({ householdId, entryId = '' }: StoredFile): boolean {
    const key = keyOf(householdId, entryId);
    if (historyEntries.has(key)) return true;
    const task = tasks.get(key);
    return task !== undefined && (task.completedAt !== undefined || taskDetails.get(key)?.deleted !== undefined);
  }

  return {
    add: async (file) => save(file),
    find: async (householdId, id) => files.get(keyOf(householdId, id)),
    list: async (householdId) => all(householdId).filter(({ expiresAt }) => !expiresAt),
    ofEntry: async (householdId, entryId) => all(householdId).filter((file) => file.entryId === entryId),
    ofItem: async (householdId, item) => all(householdId).filter((file) => file.item === item),
    withHash: async (householdId, hash) => all(householdId).filter((file) => file.hash === hash),
    count: async (householdId) => all(householdId).length,
    bytesOf: async (householdIds) => householdIds.flatMap(all).reduce((sum, { bytes }) => sum + bytes, 0),
    update: async ({ entryId, item, purpose, expiresAt, name: _, ...file }) => {
      const known = files.get(keyOf(file.householdId, file.id));
      if (!known) return;
      const { hash, type, bytes, createdAt, name } = known;
      save({
        ...file,
        ...{ hash, type, bytes, createdAt },
        ...(name !== undefined && { name }),
        ...(entryId !== undefined && { entryId }),
        ...(item !== undefined && { item }),
        ...(purpose !== undefined && { purpose }),
        ...(expiresAt && { expiresAt }),
      });
    },
    delete: async (householdId, id) => void files.delete(keyOf(householdId, id)),
    expireOrphans: async (now) => {
      const orphans = [...files.values()].filter(
        (file) => !file.expiresAt && file.entryId !== undefined && !hasEntry(file),
      );
      for (const file of orphans) save({ ...file, expiresAt: now });
      return orphans.length;
    },
    expired: async (before, limit) =>
      [...files.values()].filter(({ expiresAt }) => expiresAt && expiresAt < before).slice(0, limit),
  };
}
