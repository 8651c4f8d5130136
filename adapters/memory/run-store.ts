import { compareText } from '#core/domain/compare-text.ts';
import type { RunStore } from '#core/ports/run-store.ts';
import type { Tables } from './database.ts';

export function makeRunStore({ runs }: Tables): RunStore {
  return {
    save: async (run) => {
      runs.set(run.id, run);
    },
    find: async (id) => runs.get(id),
    latest: async (kind, limit) =>
      [...runs.values()]
        .filter((run) => run.kind === kind)
        .sort(
          (one, other) => other.startedAt.getTime() - one.startedAt.getTime() || compareText(one.id, other.id),
        )
        .slice(0, limit),
    forget: async (before) => {
      const old = [...runs.values()].filter(({ startedAt }) => startedAt < before);
      for (const { id } of old) runs.delete(id);
      return old.length;
    },
  };
}
