import type { Knex } from 'knex';
import { runKinds } from '#core/domain/running/run.ts';
import type { RunTotals, SummaryBacklog } from '#core/ports/metrics.ts';

type TotalsRow = Omit<RunTotals, 'skipped'> & { readonly skipped: Readonly<Record<string, number>> | null };

/** Returns the totals of every kind, of one without runs too. */
export async function readRunTotals(knex: Knex, now: Date): Promise<readonly RunTotals[]> {
  const { rows } = await knex.raw<{ rows: readonly TotalsRow[] }>(
    `with recent as (select * from runs where started_at > ?::timestamptz - interval '1 day')
     select kind, count(*) filter (where finished_at is null)::int as unfinished,
            sum(expected)::int as expected, sum(done)::int as done, sum(failed)::int as failed,
            (select jsonb_object_agg(reason, households)
               from (select reason, sum(count::int) as households
                       from recent as same, jsonb_each_text(same.skipped) as each (reason, count)
                      where same.kind = recent.kind group by reason) as reasons) as skipped
       from recent group by kind`,
    [now],
  );
  const none = { unfinished: 0, expected: 0, done: 0, failed: 0, skipped: null };
  return runKinds.map((kind) => {
    const row = rows.find((each) => each.kind === kind) ?? { kind, ...none };
    return { ...row, skipped: row.skipped ?? {} };
  });
}

export async function readSummaryBacklog(knex: Knex, now: Date): Promise<SummaryBacklog> {
  const { rows } = await knex.raw<{ rows: readonly [SummaryBacklog] }>(
    `select due.count::int as due, open.count::int as open,
            coalesce(extract(epoch from ?::timestamptz - least(due.oldest, open.oldest)), 0)::float8 as "oldestSeconds"
       from (select count(*), min(next_summary_at) as oldest
               from summary_schedules where next_summary_at <= ?) as due,
            (select count(*), min(due_at) as oldest
               from summaries where status in ('queued', 'sending')) as open`,
    [now, now],
  );
  return rows[0];
}
