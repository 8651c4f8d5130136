import type { Knex } from 'knex';
import type { DuePlace } from '#core/domain/plan/due-plans.ts';
import type { IsoDate } from '#core/domain/time/dates.ts';
import type { KnownTask, OutlookOfHousehold, PlannedWeek, PlanStore } from '#core/ports/plan-store.ts';
import type { Towns } from '#core/ports/towns.ts';
import { type CustomTaskRow, customTaskOf, customTasksSql } from './custom-task-store.ts';
import { type HouseholdRow, householdColumns, householdOf } from './household-store.ts';
import { type MeterRow, meterOf, metersSql } from './meter-store.ts';
import { type HistoryRow, historyEntryOf, historyOfHouseholdsSql, type TaskRow } from './task-store.ts';

/** The order of the index that holds what is due. */
const dueSql = `
  select plan_due_at, id from households
  where onboarded_on is not null and plan_due_at <= ?
    and (plan_due_at, id) > (coalesce(?::timestamptz, '-infinity'), coalesce(?::uuid, '00000000-0000-0000-0000-000000000000'))
    and (plan_due_at, id) <= (coalesce(?::timestamptz, 'infinity'), coalesce(?::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
  order by plan_due_at, id
  limit ?`;

const saveDueSql = `
  update households set plan_due_at = planned.due_at
  from unnest(?::uuid[], ?::timestamptz[]) as planned (id, due_at)
  where households.id = planned.id`;

/** One call, in which each household is locked by a statement of its own. See docs/decisions/0120. */
const lockSql = 'select lock_households(?::uuid[])';
const householdsSql = `select ${householdColumns.join(', ')} from households where id = any(?::uuid[]) order by id`;

const weeksSql = `
  select household_id, week_start, planned_on from weeks where household_id = any(?::uuid[]) and week_start >= ?::date`;

const tasksSql = `
  select household_id, id, source, occurrence, scheduled_on, status, minutes, moved from tasks
  where household_id = any(?::uuid[]) and scheduled_on >= ?::date
  order by household_id, id`;

const outlooksSql = 'select household_id, first_week, jobs from outlooks where household_id = any(?::uuid[])';

const saveOutlooksSql = `
  insert into outlooks (household_id, first_week, jobs)
  select * from unnest(?::uuid[], ?::date[], ?::text[]) as planned (household_id, first_week, jobs)
  order by household_id
  on conflict (household_id) do update set first_week = excluded.first_week, jobs = excluded.jobs`;

const deleteTasksSql = `
  delete from tasks using unnest(?::uuid[], ?::uuid[]) as gone (household_id, id)
  where tasks.household_id = gone.household_id and tasks.id = gone.id and tasks.status = 'open' and not tasks.moved`;

const markUnplannedSql = `
  delete from weeks using unnest(?::uuid[], ?::date[]) as gone (household_id, week_start)
  where weeks.household_id = gone.household_id and weeks.week_start = gone.week_start`;

const markPlannedSql = `
  insert into weeks (household_id, week_start, planned_on)
  select * from unnest(?::uuid[], ?::date[], ?::date[]) as planned (household_id, week_start, planned_on)
  order by household_id, week_start
  on conflict (household_id, week_start) do nothing`;

type KnownTaskRow = Pick<
  TaskRow,
  'household_id' | 'id' | 'source' | 'occurrence' | 'scheduled_on' | 'status' | 'minutes' | 'moved'
>;
type OutlookRow = { household_id: string; first_week: IsoDate; jobs: string };
type WeekRow = { household_id: string; week_start: IsoDate; planned_on: IsoDate };

const knownTaskOf = (row: KnownTaskRow): KnownTask => ({
  householdId: row.household_id,
  id: row.id,
  source: row.source,
  occurrence: row.occurrence,
  scheduledOn: row.scheduled_on,
  status: row.status,
  ...(row.minutes !== null && { minutes: row.minutes }),
  moved: row.moved,
});

export function makePlanStore(trx: Knex.Transaction, towns: Towns): PlanStore {
  /** Each statement has a name, so that a connection prepares it once. */
  const rows = async <Row>(name: string, sql: string, values: readonly unknown[]): Promise<readonly Row[]> =>
    (await trx.raw<{ rows: Row[] }>(sql, values as Knex.RawBinding[]).options({ name: `plans-${name}` })).rows;
  const ends = (place: DuePlace | undefined) => [place?.dueAt ?? null, place?.id ?? null];

  return {
    due: async (at, { after, last }, limit) => {
      const values = [at, ...ends(after), ...ends(last), limit];
      const found = await rows<{ plan_due_at: Date; id: string }>('due', dueSql, values);
      return found.map(({ plan_due_at, id }) => ({ householdId: id, dueAt: plan_due_at.toISOString() }));
    },

    saveDue: async (plans) => {
      if (plans.length === 0) return;
      const values = [plans.map(({ householdId }) => householdId), plans.map(({ dueAt }) => dueAt)];
      await rows('save-due', saveDueSql, values);
    },

    lock: async (householdIds) => {
      await rows('lock', lockSql, [householdIds.toSorted()]);
      return (await rows<HouseholdRow>('households', householdsSql, [householdIds])).map((row) =>
        householdOf(row, towns),
      );
    },

    weeksFrom: async (householdIds, from) =>
      (await rows<WeekRow>('weeks', weeksSql, [householdIds, from])).map(
        ({ household_id, week_start, planned_on }): PlannedWeek => ({
          householdId: household_id,
          weekStart: week_start,
          plannedOn: planned_on,
        }),
      ),

    tasksFrom: async (householdIds, from) =>
      (await rows<KnownTaskRow>('tasks', tasksSql, [householdIds, from])).map(knownTaskOf),

    histories: async (timezones) => {
      const ids = [...timezones.keys()];
      const found = await rows<HistoryRow & { household_id: string }>('histories', historyOfHouseholdsSql, [ids, ids]);
      return found.map((row) => ({
        householdId: row.household_id,
        ...historyEntryOf(row, timezones.get(row.household_id) ?? ''),
      }));
    },

    customTasks: async (householdIds) =>
      (await rows<CustomTaskRow>('custom-tasks', customTasksSql, [householdIds])).map(customTaskOf),

    meters: async (householdIds) => (await rows<MeterRow>('meters', metersSql, [householdIds])).map(meterOf),

    outlooks: async (householdIds) =>
      (await rows<OutlookRow>('outlooks', outlooksSql, [householdIds])).map(
        ({ household_id, first_week, jobs }): OutlookOfHousehold => ({
          householdId: household_id,
          firstWeek: first_week,
          jobs,
        }),
      ),

    saveOutlooks: async (planned) => {
      if (planned.length === 0) return;
      const column = (key: keyof OutlookOfHousehold) => planned.map((outlook) => outlook[key]);
      await rows('save-outlooks', saveOutlooksSql, [column('householdId'), column('firstWeek'), column('jobs')]);
    },

    deleteTasks: async (removed) => {
      if (removed.length === 0) return;
      const values = [removed.map(({ householdId }) => householdId), removed.map(({ id }) => id)];
      await rows('delete-tasks', deleteTasksSql, values);
    },

    markUnplanned: async (weeks) => {
      if (weeks.length === 0) return;
      const values = [weeks.map(({ householdId }) => householdId), weeks.map(({ weekStart }) => weekStart)];
      await rows('mark-unplanned', markUnplannedSql, values);
    },

    markPlanned: async (planned) => {
      if (planned.length === 0) return;
      const column = (key: keyof PlannedWeek) => planned.map((week) => week[key]);
      const values = [column('householdId'), column('weekStart'), column('plannedOn')];
      await rows('mark-planned', markPlannedSql, values);
    },
  };
}
