import type { Knex } from 'knex';
import type { PersonInHome } from '#core/domain/people/person-in-home.ts';
import type { StopReason } from '#core/domain/summary/preferences.ts';
import type { SummarySchedule } from '#core/domain/summary/schedule.ts';
import type { Weekday } from '#core/domain/time/dates.ts';
import type { DueSchedule, SummaryScheduleStore } from '#core/ports/summary-schedule-store.ts';

export type ScheduleRow = {
  household_id: string;
  person_id: string;
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
    personId: row.person_id,
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
  select s.*, h.timezone from unnest(?::uuid[], ?::uuid[]) as wanted (household_id, person_id)
  join summary_schedules s on s.household_id = wanted.household_id and s.person_id = wanted.person_id
  join households h on h.id = s.household_id
  order by s.household_id, s.person_id`;

const dueSql = `
  select s.*, h.timezone from summary_schedules s join households h on h.id = s.household_id
  where s.next_summary_at <= ?
  order by s.next_summary_at, s.household_id, s.person_id
  limit ?`;

/** Homes and people as two arrays of the same length. */
export const idsOf = (recipients: readonly PersonInHome[]): readonly string[][] => [
  recipients.map(({ householdId }) => householdId),
  recipients.map(({ personId }) => personId),
];

/** One array per column, so that a statement is the same for any number of schedules and is prepared once. */
const columnTypes = {
  household_id: 'uuid',
  person_id: 'uuid',
  enabled: 'bool',
  weekday: 'text',
  hour: 'smallint',
  stopped_reason: 'text',
  unseen: 'smallint',
  rejections: 'smallint',
  next_summary_at: 'timestamptz',
  decided_at: 'timestamptz',
  links_from: 'timestamptz',
} as const;
const [household, person, ...others] = Object.keys(columnTypes);
const columns = [household, person, ...others].join(', ');
const arrays = Object.values(columnTypes)
  .map((type) => `?::${type}[]`)
  .join(', ');
const from = (alias: string, names: readonly string[]) => names.map((name) => `${alias}.${name}`).join(', ');
/** As we read them: without the microseconds that the database may have. */
const asRead = Object.entries(columnTypes)
  .slice(2)
  .map(([name, type]) => (type === 'timestamptz' ? `date_trunc('milliseconds', s.${name})` : `s.${name}`))
  .join(', ');

const saveSql = `
  insert into summary_schedules (${columns})
  select * from unnest(${arrays}) as saved (household_id, person_id)
  order by household_id, person_id
  on conflict (household_id, person_id) do update set (${others.join(', ')}) = row (${from('excluded', others)})`;

const replaceSql = `
  update summary_schedules s set (${others.join(', ')}) = row (${from('wanted', others)})
  from unnest(${arrays}) as wanted (${columns}), unnest(${arrays}) as known (${columns})
  where s.household_id = wanted.household_id and s.person_id = wanted.person_id
    and known.household_id = wanted.household_id and known.person_id = wanted.person_id
    and row (${asRead}) is not distinct from row (${from('known', others)})
  returning s.household_id, s.person_id`;

const columnsOf = (schedules: readonly SummarySchedule[]): readonly unknown[][] => {
  const column = (value: (schedule: SummarySchedule) => unknown) => schedules.map(value);
  return [
    column(({ householdId }) => householdId),
    column(({ personId }) => personId),
    column(({ enabled }) => enabled),
    column(({ weekday }) => weekday),
    column(({ hour }) => hour),
    column(({ stopped }) => stopped ?? null),
    column(({ unseen }) => unseen),
    column(({ rejections }) => rejections),
    column(({ nextAt }) => nextAt ?? null),
    column(({ decidedAt }) => decidedAt),
    column(({ linksFrom }) => linksFrom ?? null),
  ];
};

export function makeSummaryScheduleStore(trx: Knex.Transaction): SummaryScheduleStore {
  const read = async (name: string, sql: string, values: readonly unknown[]): Promise<readonly DueSchedule[]> => {
    const bindings = values as Knex.RawBinding[];
    const { rows } = await trx
      .raw<{ rows: (ScheduleRow & { timezone: string })[] }>(sql, bindings)
      .options({ name: `summary-schedules-${name}` });
    return rows.map((row) => ({ schedule: scheduleOf(row), timezone: row.timezone }));
  };

  return {
    find: async (householdId, personId) => {
      const row = await trx<ScheduleRow>('summary_schedules')
        .where({ household_id: householdId, person_id: personId })
        .forNoKeyUpdate()
        .first();
      return row && scheduleOf(row);
    },

    ofHome: async (householdId) =>
      (
        await trx<ScheduleRow>('summary_schedules')
          .where({ household_id: householdId })
          .orderBy('person_id')
          .forNoKeyUpdate()
      ).map(scheduleOf),

    findAll: (recipients) => read('find', findAllSql, idsOf(recipients)),

    due: (at, limit) => read('due', dueSql, [at, limit]),

    replace: async (changes) => {
      if (changes.length === 0) return [];
      const values = [...columnsOf(changes.map(({ to }) => to)), ...columnsOf(changes.map((change) => change.from))];
      const { rows } = await trx
        .raw<{ rows: Pick<ScheduleRow, 'household_id' | 'person_id'>[] }>(replaceSql, values as Knex.RawBinding[])
        .options({ name: 'summary-schedules-replace' });
      return rows.map((row) => ({ householdId: row.household_id, personId: row.person_id }));
    },

    countDue: async (at) => {
      const sql = 'select count(*)::int as count from summary_schedules where next_summary_at <= ?';
      return (await trx.raw<{ rows: { count: number }[] }>(sql, [at])).rows[0]?.count ?? 0;
    },

    save: async (schedules) => {
      if (schedules.length === 0) return;
      await trx.raw(saveSql, columnsOf(schedules) as Knex.RawBinding[]).options({ name: 'summary-schedules-save' });
    },
  };
}
