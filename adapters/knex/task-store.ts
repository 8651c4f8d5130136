import type { Knex } from 'knex';
import { isOfCatalogue, wordsOfTask } from '#core/catalogue/words-of-task.ts';
import { charactersPerEntry } from '#core/domain/limits.ts';
import type { PastTurn } from '#core/domain/plan/learned/gaps.ts';
import type { Reason } from '#core/domain/tasks/reason.ts';
import type { Task, TaskSource, TaskStatus } from '#core/domain/tasks/task.ts';
import { type IsoDate, isIsoDate, weekStartOf } from '#core/domain/time/dates.ts';
import { dateInZone } from '#core/domain/time/zones.ts';
import type { SourceHistory, TaskStore } from '#core/ports/task-store.ts';
import { insertMissing } from './insert-missing-tasks.ts';

export type TaskRow = {
  household_id: string;
  id: string;
  source: TaskSource;
  occurrence: string;
  title: string;
  description: string;
  category: string;
  scheduled_on: IsoDate;
  status: TaskStatus;
  /** A string if the row was read as JSON. */
  completed_at: Date | string | null;
  minutes: number | null;
  steps: readonly string[] | null;
  steps_done: readonly number[] | null;
  why: Reason | null;
  is_request: boolean;
  line: string | null;
  moved: boolean;
  is_first: boolean;
  assigned_to: string | null;
};

export type HistoryRow = {
  source: TaskSource;
  done_at: Date | null;
  /** The latest day of work that the household recorded. */
  recorded_on: IsoDate | null;
  skipped_on: IsoDate | null;
};

type WordsRow = Pick<TaskRow, 'source' | 'is_request' | 'title' | 'category' | 'completed_at'> & {
  readonly description?: string;
};

/**
 * The catalogue's words of today, or those that the household wrote. What was done keeps the title with which it was done:
 * see docs/decisions/0236.
 */
export function wordsOf({ title, description = '', category, ...row }: WordsRow) {
  const today = wordsOfTask(row, row.is_request);
  if (!today) return { title, description, category };
  return row.completed_at === null ? today : { ...today, title };
}

export function taskOf(row: TaskRow): Task {
  return {
    householdId: row.household_id,
    id: row.id,
    source: row.source,
    occurrence: row.occurrence,
    ...wordsOf(row),
    ...(row.is_request && { isRequest: true }),
    scheduledOn: row.scheduled_on,
    status: row.status,
    ...(row.completed_at !== null && { completedAt: new Date(row.completed_at) }),
    ...(row.minutes !== null && { minutes: row.minutes }),
    ...(row.steps !== null && { steps: row.steps }),
    ...(row.steps_done !== null && { stepsDone: row.steps_done }),
    ...(row.why !== null && { reason: row.why }),
    ...(row.line !== null && { line: row.line }),
    moved: row.moved,
    ...(row.is_first && { isFirst: true }),
    ...(row.assigned_to !== null && { assignedTo: row.assigned_to }),
  };
}

const historyColumns = `source,
    max(completed_at) as done_at,
    max(recorded_on) as recorded_on,
    max(least(scheduled_on, case when occurrence ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' then occurrence::date + 6 end))
      filter (where completed_at is null) as skipped_on`;

/** Finished tasks, and work that the household recorded for care tasks. `whose` compares `household_id`. */
const pastTurns = (whose: string) => `(
    select household_id, source, completed_at, null::date as recorded_on, scheduled_on, occurrence from tasks
    where household_id ${whose} and status <> 'open' and source <> 'hand'
    union all
    select household_id, 'care:' || care_task_id, null, done_on, null, null from history_entries
    where household_id ${whose} and care_task_id is not null and deleted_at is null
  ) turns`;

const countByHandSql = `
  select coalesce(sum(1 + length(description) / ?::int), 0) as count from tasks
  where household_id = ? and source = 'hand'`;

const historySql = `
  select ${historyColumns} from ${pastTurns('= ?')}
  group by source
  order by source collate "C"`;

export const historyOfHouseholdsSql = `
  select household_id, ${historyColumns} from ${pastTurns('= any(?::uuid[])')}
  group by household_id, source`;

/** The zone is applied here and not in SQL, so that one time zone database applies everywhere. */
export function historyEntryOf(
  { source, done_at, recorded_on, skipped_on }: HistoryRow,
  timezone: string,
): SourceHistory {
  const doneOn = done_at && dateInZone(done_at, timezone);
  const lastDoneOn = doneOn && recorded_on ? (doneOn > recorded_on ? doneOn : recorded_on) : (doneOn ?? recorded_on);
  return {
    source,
    ...(lastDoneOn !== null && { lastDoneOn }),
    ...(skipped_on !== null && { lastSkippedOn: skipped_on }),
  };
}

type PastTurnRow = Pick<TaskRow, 'source' | 'occurrence' | 'scheduled_on'> & {
  readonly completed_at: Date | null;
  readonly recorded_on: IsoDate | null;
};
const pastTurnsSql = `
  select source, occurrence, scheduled_on, case when status = 'done' then completed_at end as completed_at,
    null::date as recorded_on
  from tasks where household_id = ?
  union all
  select 'care:' || care_task_id, '', done_on, null, done_on from history_entries
  where household_id = ? and care_task_id is not null and deleted_at is null`;

function pastTurnOf({ source, ...row }: PastTurnRow, timezone: string): PastTurn {
  const { occurrence, scheduled_on, completed_at, recorded_on } = row;
  const plannedWeek = weekStartOf(isIsoDate(occurrence) ? occurrence : scheduled_on);
  if (recorded_on !== null) return { source, plannedWeek, doneOn: recorded_on, isRecorded: true };
  return { source, plannedWeek, ...(completed_at !== null && { doneOn: dateInZone(completed_at, timezone) }) };
}

const assignSql = `
  update tasks set assigned_to = taken.person_id
  from unnest(?::uuid[], ?::uuid[]) as taken (id, person_id)
  where tasks.household_id = ? and tasks.id = taken.id`;

type ShareRow = { person_id: string; scheduled_on: IsoDate; minutes: number | null };
const sharesSql = `
  select coalesce(a.person_id, t.assigned_to) as person_id, t.scheduled_on, t.minutes
  from tasks t
  left join task_actions a on a.household_id = t.household_id and a.task_id = t.id and a.kind = 'completed'
    and t.status = 'done'
  where t.household_id = ? and t.scheduled_on between ? and ? and t.status <> 'skipped'
    and coalesce(a.person_id, t.assigned_to) is not null
  order by t.scheduled_on, t.id`;

export function makeTaskStore(trx: Knex.Transaction): TaskStore {
  const tasks = () => trx<TaskRow>('tasks');
  return {
    find: async (householdId, id) => {
      const row = await tasks().where({ household_id: householdId, id }).forUpdate().first();
      return row && taskOf(row);
    },

    between: async (householdId, from, to) => {
      const rows = await tasks()
        .where({ household_id: householdId })
        .whereBetween('scheduled_on', [from, to])
        .orderBy(['scheduled_on', 'id'])
        .forUpdate();
      return rows.map(taskOf);
    },

    history: async (householdId, timezone) => {
      const { rows } = await trx
        .raw<{ rows: HistoryRow[] }>(historySql, [householdId, householdId])
        .options({ name: 'history' });
      return rows.map((row) => historyEntryOf(row, timezone));
    },

    pastTurns: async (householdId, timezone) => {
      const { rows } = await trx
        .raw<{ rows: PastTurnRow[] }>(pastTurnsSql, [householdId, householdId])
        .options({ name: 'past-turns' });
      return rows.map((row) => pastTurnOf(row, timezone));
    },

    countByHand: async (householdId) => {
      const { rows } = await trx.raw<{ rows: { count: string }[] }>(countByHandSql, [charactersPerEntry, householdId]);
      return Number(rows[0]?.count);
    },

    addMissing: async (added) => {
      if (added.length === 0) return 0;
      const { name, sql, values } = insertMissing(added);
      return (await trx.raw<{ rowCount: number }>(sql, values as Knex.RawBinding[]).options({ name })).rowCount;
    },

    update: async ({ householdId, id, source, status, completedAt, scheduledOn, moved, minutes, ...task }) => {
      const { title, description, category, line, isRequest = false, assignedTo, steps, stepsDone } = task;
      await trx('tasks')
        .where({ household_id: householdId, id })
        .update({
          status,
          completed_at: completedAt ?? null,
          scheduled_on: scheduledOn,
          moved,
          minutes: minutes ?? null,
          steps: steps ? JSON.stringify(steps) : null,
          steps_done: stepsDone ? JSON.stringify(stepsDone) : null,
          title,
          description: isOfCatalogue({ source }) ? '' : description,
          category,
          is_request: isRequest,
          line: line ?? null,
          assigned_to: assignedTo ?? null,
        });
    },

    assign: async (householdId, assignees) => {
      if (assignees.size === 0) return;
      const values = [[...assignees.keys()], [...assignees.values()], householdId] as unknown[] as Knex.RawBinding[];
      await trx.raw(assignSql, values).options({ name: 'assign-tasks' });
    },

    shares: async (householdId, from, to) => {
      const { rows } = await trx
        .raw<{ rows: ShareRow[] }>(sharesSql, [householdId, from, to])
        .options({ name: 'task-shares' });
      return rows.map(({ person_id: personId, scheduled_on: date, minutes }) => ({
        personId,
        date,
        ...(minutes !== null && { minutes }),
      }));
    },

    delete: async (householdId, ids) => {
      await tasks()
        .where({ household_id: householdId })
        .whereIn('id', [...ids])
        .delete();
    },
  };
}
