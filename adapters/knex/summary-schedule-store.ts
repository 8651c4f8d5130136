import type { Knex } from 'knex';
import type { Weekday } from '#core/domain/dates.ts';
import type { StopReason } from '#core/domain/summary/preferences.ts';
import type { SummarySchedule } from '#core/domain/summary/schedule.ts';
import type { DueSchedule, SummaryScheduleStore } from '#core/ports/summary-schedule-store.ts';

export type ScheduleRow = {
  household_id: string;
  enabled: boolean;
  weekday: Weekday;
  hour: number;
  stopped_reason: StopReason | null;
  unseen: number;
  rejections: number;
  /** Strings if the row was read as JSON. */
  next_summary_at: Date | string | null;
  decided_at: Date | string;
  links_from: Date | string | null;
};

export function scheduleOf(row: ScheduleRow): SummarySchedule {
  return {
    householdId: row.household_id,
    enabled: row.enabled,
    weekday: row.weekday,
    hour: row.hour,
    ...(row.stopped_reason !== null && { stopped: row.stopped_reason }),
    unseen: row.unseen,
    rejections: row.rejections,
    ...(row.next_summary_at !== null && { nextAt: new Date(row.next_summary_at) }),
    decidedAt: new Date(row.decided_at),
    ...(row.links_from !== null && { linksFrom: new Date(row.links_from) }),
  };
}

const findAllSql = `
  select s.*, h.timezone from summary_schedules s join households h on h.id = s.household_id
  where s.household_id = any(?::uuid[])
  order by s.household_id
  for no key update of s`;

const dueSql = `
  select s.*, h.timezone from summary_schedules s join households h on h.id = s.household_id
  where s.next_summary_at <= ?
  order by s.next_summary_at, s.household_id
  limit ?
  for no key update of s skip locked`;

/** One array per column, so that the statement is the same for any number of schedules and is prepared once. */
const saveSql = `
  insert into summary_schedules (household_id, enabled, weekday, hour, stopped_reason, unseen, rejections,
    next_summary_at, decided_at, links_from)
  select * from unnest(?::uuid[], ?::bool[], ?::text[], ?::smallint[], ?::text[], ?::smallint[], ?::smallint[],
    ?::timestamptz[], ?::timestamptz[], ?::timestamptz[]) as saved (household_id)
  order by household_id
  on conflict (household_id) do update set
    enabled = excluded.enabled, weekday = excluded.weekday, hour = excluded.hour,
    stopped_reason = excluded.stopped_reason, unseen = excluded.unseen, rejections = excluded.rejections,
    next_summary_at = excluded.next_summary_at, decided_at = excluded.decided_at,
    links_from = excluded.links_from`;

export function makeSummaryScheduleStore(trx: Knex.Transaction): SummaryScheduleStore {
  const read = async (name: string, sql: string, values: readonly unknown[]): Promise<readonly DueSchedule[]> => {
    const bindings = values as Knex.RawBinding[];
    const { rows } = await trx
      .raw<{ rows: (ScheduleRow & { timezone: string })[] }>(sql, bindings)
      .options({ name: `summary-schedules-${name}` });
    return rows.map((row) => ({ schedule: scheduleOf(row), timezone: row.timezone }));
  };

  return {
    find: async (householdId) => {
      const row = await trx<ScheduleRow>('summary_schedules')
        .where({ household_id: householdId })
        .forNoKeyUpdate()
        .first();
      return row && scheduleOf(row);
    },

    findAll: (householdIds) => read('find', findAllSql, [householdIds]),

    due: (at, limit) => read('due', dueSql, [at, limit]),

    countDue: async (at) => {
      const sql = 'select count(*)::int as count from summary_schedules where next_summary_at <= ?';
      return (await trx.raw<{ rows: { count: number }[] }>(sql, [at])).rows[0]?.count ?? 0;
    },

    save: async (schedules) => {
      if (schedules.length === 0) return;
      const column = (value: (schedule: SummarySchedule) => unknown) => schedules.map(value);
      const columns = [
        column(({ householdId }) => householdId),
        column(({ enabled }) => enabled),
        column(({ weekday }) => weekday),
        column(({ hour }) => hour),
        column(({ stopped }) => stopped ?? null),
        column(({ unseen }) => unseen),
        column(({ rejections }) => rejections),
        column(({ nextAt }) => nextAt ?? null),
        column(({ decidedAt }) => decidedAt),
        column(({ linksFrom }) => linksFrom ?? null),
      ] as unknown[][] as Knex.RawBinding[];
      await trx.raw(saveSql, columns).options({ name: 'summary-schedules-save' });
    },
  };
}
