import type { Locks } from '#core/ports/locks.ts';

/** Locks within one process. */
export function makeLocks(): Locks {
  const last = new Map<string, Promise<unknown>>();
  return {
    hold: async (name, work) => {
      const turn = (last.get(name) ?? Promise.resolve()).then(work);
      const settled = turn.catch(() => {});
      last.set(name, settled);
      try {
        return await turn;
      } finally {
        if (last.get(name) === settled) last.delete(name);
      }
    },
  };
}
