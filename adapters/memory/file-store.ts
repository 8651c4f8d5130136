import { DomainError } from '#core/domain/errors.ts';
import type { FileStore } from '#core/ports/file-store.ts';
import { keyOf } from './database.ts';

type MemoryFileStore = FileStore & {
  readonly contents: Map<string, Uint8Array>;
  /** How many bytes fit; infinite at first. */
  room: number;
};

export function makeFileStore(): MemoryFileStore {
  const contents = new Map<string, Uint8Array>();
  const store: MemoryFileStore = {
    contents,
    room: Number.POSITIVE_INFINITY,
    put: async (householdId, hash, content) => {
      const used = [...contents.values()].reduce((sum, { length }) => sum + length, 0);
      if (used + content.length > store.room) throw new DomainError('storage_full');
      contents.set(keyOf(householdId, hash), content);
    },
    read: async (householdId, hash) => {
      const content = contents.get(keyOf(householdId, hash));
      return content && piecesOf(content);
    },
    delete: async (householdId, hash) => void contents.delete(keyOf(householdId, hash)),
    deleteAll: async (householdId) => {
      for (const key of contents.keys()) if (key.startsWith(keyOf(householdId, ''))) contents.delete(key);
    },
    deleteUnfinished: async () => {},
  };
  return store;
}

async function* piecesOf(content: Uint8Array): AsyncGenerator<Uint8Array, void, void> {
  yield content;
}
