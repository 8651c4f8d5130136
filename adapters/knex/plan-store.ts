import type { Knex } from 'knex';
import type { IsoDate } from '#core/domain/dates.ts';
import type { IdRange } from '#core/domain/id-ranges.ts';
import { plannedWeeksAhead } from '#core/domain/week.ts';
import type { KnownTask, OutlookOfHousehold, PlannedWeek, PlanStore } from '#core/ports/plan-store.ts';
import { type CustomTaskRow, customTaskOf } from './custom-task-store.ts';
import { type HouseholdRow, householdColumns, householdOf } from './household-store.ts';
import { type HistoryRow, historyEntryOf, historyOfHouseholdsSql, type TaskRow } from './task-store.ts';

const inRange = `h.onboarded_on is not null
    and h.id > coalesce(?::uuid, '00000000-0000-0000-0000-000000000000')
    and h.id < coalesce(?::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')`;

const zonesSql = `select h.timezone, count(*)::int as households from households h where ${inRange} group by h.timezone`;

/**
 * One look into the primary key of `weeks` for each household. A week counts as planned as the domain's `isPlanGood`
 * says: it lies ahead, or was planned after it began.
 */
const unplanned = `
  from households h
  left join unnest(?::text[], ?::date[]) as zones (timezone, monday) on zones.timezone = h.timezone
  where ${inRange}
    and (
      select count(*) from weeks w
      where w.household_id = h.id and w.week_start between zones.monday and zones.monday + 7 * ${plannedWeeksAhead}
        and (w.week_start > zones.monday or w.planned_on >= w.week_start)
    ) < ${plannedWeeksAhead + 1}`;
const unplannedSql = `select h.id ${unplanned} order by h.id limit ?`;
const countUnplannedSql = `select count(*)::int as count ${unplanned}`;

const lockSql = `
  select ${householdColumns.join(', ')} from households where id = any(?::uuid[]) order by id for no key update`;

const weeksSql = `
  select household_id, week_start, planned_on from weeks where household_id = any(?::uuid[]) and week_start >= ?::date`;

const tasksSql = `
  select household_id, id, source, occurrence, scheduled_on, status, minutes, moved from tasks
  where household_id = any(?::uuid[]) and scheduled_on >= ?::date
  order by household_id, id
  for update`;

const customTasksSql = 'select * from custom_tasks where household_id = any(?::uuid[]) order by created_at, id';

const outlooksSql = 'select household_id, first_week, jobs from outlooks where household_id = any(?::uuid[])';

const saveOutlooksSql = `
  insert into outlooks (household_id, first_week, jobs)
  select * from unnest(?::uuid[], ?::date[], ?::text[]) as planned (household_id, first_week, jobs)
  order by household_id
  on conflict (household_id) do update set first_week = excluded.first_week, jobs = excluded.jobs`;

const removeTasksSql = `
  delete from tasks using unnest(?::uuid[], ?::uuid[]) as gone (household_id, id)
  where tasks.household_id = gone.household_id and tasks.id = gone.id`;

const forgetWeeksSql = `
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

export function makePlanStore(trx: Knex.Transaction): PlanStore {
  /** Each statement has a name, so that a connection prepares it once. */
  const rows = async <Row>(name: string, sql: string, values: readonly unknown[]): Promise<readonly Row[]> =>
    (await trx.raw<{ rows: Row[] }>(sql, values as Knex.RawBinding[]).options({ name: `plans-${name}` })).rows;
  const range = ({ after, before }: IdRange) => [after ?? null, before ?? null];
  const zonesOf = (mondays: ReadonlyMap<string, IsoDate>) => [[...mondays.keys()], [...mondays.values()]];

  return {
    zones: async (within) => {
      const found = await rows<{ timezone: string; households: number }>('zones', zonesSql, range(within));
      return new Map(found.map(({ timezone, households }) => [timezone, households]));
    },

    unplanned: async (mondays, within, limit) => {
      const values = [...zonesOf(mondays), ...range(within), limit];
      return (await rows<{ id: string }>('unplanned', unplannedSql, values)).map(({ id }) => id);
    },

    countUnplanned: async (mondays, within) => {
      const values = [...zonesOf(mondays), ...range(within)];
      return (await rows<{ count: number }>('count-unplanned', countUnplannedSql, values))[0]?.count ?? 0;
    },

    lock: async (householdIds) =>
      (await rows<HouseholdRow>('lock', lockSql, [householdIds])).map((row) => householdOf(row)),

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

    removeTasks: async (removed) => {
      if (removed.length === 0) return;
      const values = [removed.map(({ householdId }) => householdId), removed.map(({ id }) => id)];
      await rows('remove-tasks', removeTasksSql, values);
    },

    forgetWeeks: async (forgotten) => {
      if (forgotten.length === 0) return;
      const values = [forgotten.map(({ householdId }) => householdId), forgotten.map(({ weekStart }) => weekStart)];
      await rows('forget-weeks', forgetWeeksSql, values);
    },

    markPlanned: async (planned) => {
      if (planned.length === 0) return;
      const column = (key: keyof PlannedWeek) => planned.map((week) => week[key]);
      const values = [column('householdId'), column('weekStart'), column('plannedOn')];
      await rows('mark-planned', markPlannedSql, values);
    },
  };
}
