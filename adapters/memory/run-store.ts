import type { Run } from '#core/domain/running/run.ts';
import { compareText } from '#core/domain/text/compare-text.ts';
import type { RunStore } from '#core/ports/run-store.ts';
import type { Tables } from './database.ts';

export function makeRunStore({ runs, runFailures }: Tables): RunStore {
  const failuresOf = (id: string) => [...runFailures].filter(([, { runId }]) => runId === id);

  const withFailures = (run: Omit<Run, 'failed'>): Run => ({
    ...run,
    failed: failuresOf(run.id)
      .map(([, { householdId, reason }]) => ({ householdId, reason }))
      .sort((one, other) => compareText(one.householdId ?? '', other.householdId ?? '')),
  });

  const deleteFailures = (id: string) => {
    for (const [key] of failuresOf(id)) runFailures.delete(key);
  };

  return {
    save: async ({ failed, ...run }) => {
      runs.set(run.id, run);
      deleteFailures(run.id);
      for (const [index, failure] of failed.entries()) {
        runFailures.set(`${run.id}/${index}`, { runId: run.id, ...failure });
      }
    },

    find: async (id) => {
      const run = runs.get(id);
      return run && withFailures(run);
    },

    latest: async (kind, limit) =>
      [...runs.values()]
        .filter((run) => run.kind === kind)
        .sort((one, other) => other.startedAt.getTime() - one.startedAt.getTime() || compareText(one.id, other.id))
        .slice(0, limit)
        .map(withFailures),

    deleteBefore: async (before) => {
      const old = [...runs.values()].filter(({ startedAt }) => startedAt < before);
      for (const { id } of old) {
        deleteFailures(id);
        runs.delete(id);
      }
      return old.length;
    },
  };
}
