import { setImmediate as turn } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Span } from '#core/domain/history/entry.ts';
import { compareEntries } from '#core/domain/history/entry-order.ts';
import { entryOfRecorded, type TaskDetails } from '#core/domain/history/recorded-work.ts';
import { entryOfTask, lastMissedDay } from '#core/domain/history/task-entry.ts';
import { charactersPerEntry } from '#core/domain/limits.ts';
import { addDays, type IsoDate } from '#core/domain/time/dates.ts';
import { dayReader } from '#core/domain/time/zones.ts';
import type { HistoryStore } from '#core/ports/history-store.ts';
import { type FactColumns, factsOf, factsQuery } from './history-facts.ts';
import {
  columnsOf,
  detailsOf,
  pastTaskOf,
  type RecordedRow,
  recordedOf,
  recorderOf,
  rowOf,
  type TaskDetailsRow,
  type TaskLine,
} from './history-rows.ts';
import { actorIn } from './task-action-store.ts';

const entriesSql = `
  select
    (
      select coalesce(json_agg(line), '[]')
      from (
        select t.id, t.source, t.title, t.category, t.is_request, t.scheduled_on, t.status, t.completed_at, t.minutes,
          case when d.task_id is not null then json_build_object('minutes', d.minutes, 'by_kind', d.by_kind,
            'by_name', d.by_name, 'by_phone', d.by_phone, 'note', d.note, 'cost_minor', d.cost_minor,
            'currency', d.currency) end as details,
          case when a.task_id is not null then json_build_object('id', p.id, 'name', p.name) end as actor
        from tasks t
        left join task_details d on d.household_id = ? and d.task_id = t.id and d.deleted_at is null
        left join task_actions a on a.household_id = ? and a.task_id = t.id
          and a.kind = case when t.completed_at is null then 'skipped' else 'completed' end
        left join persons p on p.id = a.person_id
        where t.household_id = ? and (
          t.completed_at between ? and ?
          or t.completed_at is null and t.status = 'skipped' and t.scheduled_on between ? and ?
          or t.completed_at is null and t.status = 'open' and t.scheduled_on between ? and ?)
      ) line
    ) as tasks,
    (
      select coalesce(json_agg(work), '[]')
      from (
        select h.*, p.name as person_name from history_entries h left join persons p on p.id = h.person_id
        where h.household_id = ? and h.deleted_at is null and h.done_on between ? and ?
      ) work
    ) as recorded`;

/** What can lie between an instant's day in the database's zone and its day in a household's. */
const daysOfDoubt = 2;

const always: Span = { from: '1900-01-01', to: '2999-12-31' };

const earlierOf = (one: IsoDate, other: IsoDate): IsoDate => (one < other ? one : other);

/**
 * Tasks and recorded work in one statement, as JSON, which costs the driver a third of what rows cost. Tasks that were
 * done a few days before or after the span are among them.
 */
function entriesQuery(
  householdId: string,
  today: IsoDate,
  { from, to } = always,
): { readonly sql: string; readonly values: readonly string[] } {
  const completed = [addDays(from, -daysOfDoubt), addDays(to, daysOfDoubt + 1)];
  const skipped = [from, earlierOf(to, today)];
  const missed = [from, earlierOf(to, lastMissedDay(today))];
  const values = [householdId, householdId, householdId, ...completed, ...skipped, ...missed, householdId, from, to];
  return { sql: entriesSql, values };
}

const countRecordedSql = `
  select
    (select count(*) + coalesce(sum(length(note) / :charactersPerEntry::int), 0)
      from history_entries where household_id = :householdId) +
    (select coalesce(sum(length(note) / :charactersPerEntry::int), 0)
      from task_details where household_id = :householdId) as count`;

const deleteExpiredSql = `
  with entries as (delete from history_entries where deleted_at < ? returning 1),
    details as (delete from task_details where deleted_at < ? returning 1)
  select (select count(*) from entries)::int + (select count(*) from details)::int as count`;

const sliceLength = 200;

/** Maps a long list. Between slices, other requests have their turn. */
async function inSlices<Each, Result>(list: readonly Each[], map: (each: Each) => Result): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < list.length; start += sliceLength) {
    if (start > 0) await turn();
    for (const each of list.slice(start, start + sliceLength)) results.push(map(each));
  }
  if (list.length > sliceLength) await turn();
  return results;
}

const recordedColumns = [
  ['household_id', 'uuid'],
  ['id', 'uuid'],
  ['import_id', 'uuid'],
  ['replaced', 'jsonb'],
  ['person_id', 'uuid'],
  ['has_recorder', 'boolean'],
  ['created_at', 'timestamptz'],
  ['done_on', 'date'],
  ['item', 'text'],
  ['care_task_id', 'text'],
  ['title', 'text'],
  ['deleted_at', 'timestamptz'],
  ['minutes', 'integer'],
  ['by_kind', 'text'],
  ['by_name', 'text'],
  ['by_phone', 'text'],
  ['note', 'text'],
  ['cost_minor', 'bigint'],
  ['currency', 'text'],
] as const;

/** Rows as JSON, which costs the driver a fraction of what as many parameters cost, and is one statement for any number. */
const recordSql = `
  insert into history_entries (${recordedColumns.map(([name]) => name).join(', ')})
  select * from json_to_recordset(?::json) as added (${recordedColumns.map((column) => column.join(' ')).join(', ')})`;

/** Others have their turn after so many rows. */
const rowsAtOnce = 500;

export function makeHistoryStore(trx: Knex.Transaction): HistoryStore {
  const recorded = () => trx<RecordedRow>('history_entries');
  const details = () => trx<TaskDetailsRow>('task_details');

  return {
    entries: async (householdId, timezone, today, span = always) => {
      const { sql, values } = entriesQuery(householdId, today, span);
      const { rows } = await trx
        .raw<{ rows: { tasks: TaskLine[]; recorded: (RecordedRow & { person_name: string | null })[] }[] }>(sql, values)
        .options({ name: 'history-entries' });
      const dayOf = dayReader(timezone);
      const ofTasks = await inSlices(rows[0]?.tasks ?? [], (line) => {
        const details = line.details ? detailsOf(line.details) : undefined;
        const actor = line.actor ? actorIn(line.actor) : undefined;
        return entryOfTask(pastTaskOf(line), details, dayOf, today, () => actor) ?? [];
      });
      const ofWork = await inSlices(rows[0]?.recorded ?? [], (row) =>
        entryOfRecorded(recordedOf(row), recorderOf(row)),
      );
      return [...ofTasks.flat().filter(({ date }) => date >= span.from && date <= span.to), ...ofWork].sort(
        compareEntries,
      );
    },

    facts: async (householdId, timezone, today) => {
      const { sql, values } = factsQuery(householdId, today);
      const { rows } = await trx.raw<{ rows: FactColumns[] }>(sql, values).options({ name: 'history-facts' });
      return rows.flatMap((columns) => factsOf(columns, dayReader(timezone), today));
    },

    record: async (work) => {
      const rows = work.map((each) => ({
        household_id: each.householdId,
        id: each.id,
        import_id: each.importId ?? null,
        replaced: each.replaced ?? null,
        person_id: each.personId ?? null,
        has_recorder: each.personId !== undefined,
        created_at: each.createdAt,
        ...rowOf(each),
      }));
      for (let start = 0; start < rows.length; start += rowsAtOnce) {
        const added = JSON.stringify(rows.slice(start, start + rowsAtOnce));
        await trx.raw(recordSql, [added]).options({ name: 'record-work' });
      }
    },

    findRecorded: async (householdId, id) => {
      const row = await recorded().where({ household_id: householdId, id }).forUpdate().first();
      return row && recordedOf(row);
    },

    update: async (work) => {
      await trx('history_entries').where({ household_id: work.householdId, id: work.id }).update(rowOf(work));
    },

    countRecorded: async (householdId) => {
      const { rows } = await trx.raw<{ rows: { count: string }[] }>(countRecordedSql, {
        householdId,
        charactersPerEntry,
      });
      return Number(rows[0]?.count);
    },

    deleteImport: async (householdId, importId) => {
      const removed = await recorded()
        .where({ household_id: householdId, import_id: importId })
        .delete()
        .returning('*');
      return removed.map(recordedOf);
    },

    findDetails: async (householdId, taskId) => {
      const row = await details().where({ household_id: householdId, task_id: taskId }).forUpdate().first();
      if (!row) return undefined;
      const { deleted_at: at, completed_at: completedAt } = row;
      const deleted = at !== null && completedAt !== null && { at, completedAt };
      return { householdId, taskId, ...detailsOf(row), ...(deleted && { deleted }) };
    },

    saveDetails: async ({ householdId, taskId, deleted, ...work }: TaskDetails) => {
      const row = {
        household_id: householdId,
        task_id: taskId,
        deleted_at: deleted?.at ?? null,
        completed_at: deleted?.completedAt ?? null,
        ...columnsOf(work),
      };
      await trx('task_details').insert(row).onConflict(['household_id', 'task_id']).merge();
    },

    deleteExpired: async (before) => {
      const { rows } = await trx.raw<{ rows: { count: number }[] }>(deleteExpiredSql, [before, before]);
      return rows[0]?.count ?? 0;
    },
  };
}
