import type { Knex } from 'knex';
import type { Run, RunKind } from '#core/domain/running/run.ts';
import type { RunStore } from '#core/ports/run-store.ts';

type RunRow = {
  id: string;
  kind: RunKind;
  started_at: Date;
  finished_at: Date | null;
  expected: number;
  done: number;
  skipped: Record<string, number>;
};
type FailureRow = { run_id: string; household_id: string | null; reason: string };

/** A run begins with a row for each summary that it queues. */
const saveFailuresSql = `
  insert into run_failures (run_id, household_id, reason)
  select ?::uuid, * from unnest(?::uuid[], ?::text[])`;

export function makeRunStore(trx: Knex.Transaction): RunStore {
  async function withFailures(rows: readonly RunRow[]): Promise<readonly Run[]> {
    const failures = await trx<FailureRow>('run_failures')
      .whereIn(
        'run_id',
        rows.map(({ id }) => id),
      )
      .orderBy('household_id');
    const byRun = Map.groupBy(failures, ({ run_id }) => run_id);
    return rows.map(
      (row): Run => ({
        id: row.id,
        kind: row.kind,
        startedAt: row.started_at,
        ...(row.finished_at && { finishedAt: row.finished_at }),
        expected: row.expected,
        done: row.done,
        skipped: row.skipped,
        failed: (byRun.get(row.id) ?? []).map(({ household_id, reason }) => ({ householdId: household_id, reason })),
      }),
    );
  }

  return {
    save: async ({ id, kind, startedAt, finishedAt, expected, done, skipped, failed }) => {
      const row = {
        id,
        kind,
        started_at: startedAt,
        finished_at: finishedAt ?? null,
        expected,
        done,
        skipped: JSON.stringify(skipped),
        failed: failed.length,
      };
      await trx('runs').insert(row).onConflict('id').merge();
      await trx('run_failures').where({ run_id: id }).delete();
      if (failed.length === 0) return;
      const values = [id, failed.map(({ householdId }) => householdId), failed.map(({ reason }) => reason)];
      await trx.raw(saveFailuresSql, values as Knex.RawBinding[]).options({ name: 'save-run-failures' });
    },

    find: async (id) => {
      const row = await trx<RunRow>('runs').where({ id }).forUpdate().first();
      return row && (await withFailures([row]))[0];
    },

    latest: async (kind, limit) =>
      withFailures(await trx<RunRow>('runs').where({ kind }).orderBy('started_at', 'desc').orderBy('id').limit(limit)),

    deleteBefore: (before) => trx('runs').where('started_at', '<', before).delete(),
  };
}
