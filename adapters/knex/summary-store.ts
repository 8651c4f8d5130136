import type { Knex } from 'knex';
import { personInHomeKey } from '#core/domain/people/person-in-home.ts';
import type { IsoDate } from '#core/domain/time/dates.ts';
import type { QueuedSummary, SkipReason, SummaryStore } from '#core/ports/summary-store.ts';
import { idsOf } from './summary-schedule-store.ts';

type SummaryRow = { household_id: string; person_id: string; week_start: IsoDate; run_id: string; due_at: Date };
type ProgressRow = { household_id: string; status: 'queued' | 'sending' | 'sent' | 'skipped'; reason: SkipReason };

const summaryOf = (row: SummaryRow): QueuedSummary => ({
  householdId: row.household_id,
  personId: row.person_id,
  weekStart: row.week_start,
  runId: row.run_id,
  dueAt: row.due_at,
});

const columns = 'household_id, person_id, week_start, run_id, due_at';

const addMissingSql = `
  insert into summaries (${columns}, status)
  select *, 'queued' from unnest(?::uuid[], ?::uuid[], ?::date[], ?::uuid[], ?::timestamptz[]) as added (${columns})
  order by household_id, person_id, week_start
  on conflict (household_id, person_id, week_start) do nothing
  returning ${columns}`;

const isClaimable = `run_id = ? and (
      status = 'queued' and (claimed_at is null or claimed_at < ?) or status = 'sending' and claimed_at < ?
    )`;
const claimableSql = `
  select household_id, person_id, week_start from summaries where ${isClaimable}
  order by household_id, person_id limit ?`;

/** Asks again, because another caller may have claimed some of them since they were found. */
const claimSql = `
  update summaries set status = 'sending', claimed_at = ?
  from unnest(?::uuid[], ?::uuid[], ?::date[]) as found (household_id, person_id, week_start)
  where summaries.household_id = found.household_id and summaries.person_id = found.person_id
    and summaries.week_start = found.week_start and ${isClaimable}
  returning summaries.household_id, summaries.person_id, summaries.week_start, summaries.run_id, summaries.due_at`;

const saveResultsSql = `
  update summaries set status = results.status, reason = results.reason,
    settled_at = case when results.status = 'queued' then null else ?::timestamptz end
  from unnest(?::uuid[], ?::uuid[], ?::date[], ?::text[], ?::text[])
    as results (household_id, person_id, week_start, status, reason)
  where summaries.household_id = results.household_id and summaries.person_id = results.person_id
    and summaries.week_start = results.week_start and summaries.status = 'sending'
  returning summaries.household_id, summaries.person_id`;

export function makeSummaryStore(trx: Knex.Transaction): SummaryStore {
  const rows = async <Row>(name: string, sql: string, values: readonly unknown[]): Promise<readonly Row[]> =>
    (await trx.raw<{ rows: Row[] }>(sql, values as Knex.RawBinding[]).options({ name: `summaries-${name}` })).rows;

  return {
    addMissing: async (added) => {
      if (added.length === 0) return [];
      const column = (key: keyof QueuedSummary) => added.map((summary) => summary[key]);
      const values = [column('householdId'), column('personId'), column('weekStart'), column('runId'), column('dueAt')];
      return (await rows<SummaryRow>('add', addMissingSql, values)).map(summaryOf);
    },

    claim: async (runId, { at, attemptStart, abandonedBefore, limit }) => {
      const claimable = [runId, attemptStart, abandonedBefore];
      for (;;) {
        const found = await rows<SummaryRow>('claimable', claimableSql, [...claimable, limit]);
        if (found.length === 0) return [];
        const keys = [
          found.map(({ household_id }) => household_id),
          found.map(({ person_id }) => person_id),
          found.map(({ week_start }) => week_start),
        ];
        const claimed = await rows<SummaryRow>('claim', claimSql, [at, ...keys, ...claimable]);
        // Another caller claimed all of them, so there may be others.
        if (claimed.length > 0)
          return claimed.map(summaryOf).sort((one, other) => (personInHomeKey(one) < personInHomeKey(other) ? -1 : 1));
      }
    },

    saveResults: async (results, at) => {
      if (results.length === 0) return [];
      const saved = await rows<{ household_id: string; person_id: string }>('save-results', saveResultsSql, [
        at,
        ...idsOf(results),
        results.map(({ weekStart }) => weekStart),
        results.map(({ status }) => status),
        results.map((result) => (result.status === 'skipped' ? result.reason : null)),
      ]);
      return saved.map((row) => ({ householdId: row.household_id, personId: row.person_id }));
    },

    progress: async (runId) => {
      const sql =
        'select household_id, status, reason from summaries where run_id = ? order by household_id, person_id';
      const all = await rows<ProgressRow>('progress', sql, [runId]);
      return {
        sent: all.filter(({ status }) => status === 'sent').length,
        skipped: all.filter(({ status }) => status === 'skipped').map(({ reason }) => reason),
        open: all.filter(({ status }) => status === 'queued' || status === 'sending').map((row) => row.household_id),
      };
    },

    openRuns: async () => {
      const sql = `select distinct run_id from summaries where status in ('queued', 'sending') order by run_id`;
      return (await rows<{ run_id: string }>('open-runs', sql, [])).map(({ run_id }) => run_id);
    },

    countOpen: async () => {
      const sql = `select count(*)::int as count from summaries where status in ('queued', 'sending')`;
      return (await rows<{ count: number }>('count-open', sql, []))[0]?.count ?? 0;
    },

    deleteBefore: (before) => trx('summaries').where('week_start', '<', before).delete(),
  };
}
