import type { Knex } from 'knex';
import type { CalendarConnection, CalendarDay } from '#core/domain/calendar/connection.ts';
import type { PersonInHome } from '#core/domain/people/person-in-home.ts';
import type { IsoDate } from '#core/domain/time/dates.ts';
import type { CalendarStore } from '#core/ports/calendar-store.ts';

type ConnectionRow = {
  household_id: string;
  person_id: string;
  id: string;
  status: CalendarConnection['status'];
  calendar_id: string | null;
  refresh_token: string | null;
  access_token: string | null;
  access_expires_at: Date | null;
  timezone: string;
  event_start_time: string;
  event_duration: number;
  keep_in_step: boolean;
  only_mine: boolean;
  connected_at: Date;
  last_synced_at: Date | null;
  recreated_at: Date | null;
  disconnected_at: Date | null;
  sync_wanted_at: Date | null;
};

type DayRow = {
  household_id: string;
  person_id: string;
  date: IsoDate;
  generation: number;
  state: CalendarDay['state'];
  fingerprint: string | null;
};

const connectionOf = (row: ConnectionRow): CalendarConnection => ({
  householdId: row.household_id,
  personId: row.person_id,
  id: row.id,
  status: row.status,
  ...(row.calendar_id !== null && { calendarId: row.calendar_id }),
  ...(row.refresh_token !== null && { refreshToken: row.refresh_token }),
  ...(row.access_token !== null && { accessToken: row.access_token }),
  ...(row.access_expires_at !== null && { accessExpiresAt: row.access_expires_at }),
  timezone: row.timezone,
  eventStartTime: row.event_start_time,
  eventDuration: row.event_duration,
  keepInStep: row.keep_in_step,
  onlyMine: row.only_mine,
  connectedAt: row.connected_at,
  ...(row.last_synced_at !== null && { lastSyncedAt: row.last_synced_at }),
  ...(row.recreated_at !== null && { recreatedAt: row.recreated_at }),
  ...(row.disconnected_at !== null && { disconnectedAt: row.disconnected_at }),
  ...(row.sync_wanted_at !== null && { syncWantedAt: row.sync_wanted_at }),
});

const rowOf = (connection: CalendarConnection): ConnectionRow => ({
  household_id: connection.householdId,
  person_id: connection.personId,
  id: connection.id,
  status: connection.status,
  calendar_id: connection.calendarId ?? null,
  refresh_token: connection.refreshToken ?? null,
  access_token: connection.accessToken ?? null,
  access_expires_at: connection.accessExpiresAt ?? null,
  timezone: connection.timezone,
  event_start_time: connection.eventStartTime,
  event_duration: connection.eventDuration,
  keep_in_step: connection.keepInStep,
  only_mine: connection.onlyMine,
  connected_at: connection.connectedAt,
  last_synced_at: connection.lastSyncedAt ?? null,
  recreated_at: connection.recreatedAt ?? null,
  disconnected_at: connection.disconnectedAt ?? null,
  sync_wanted_at: connection.syncWantedAt ?? null,
});

const dayOf = ({ household_id, person_id, date, generation, state, fingerprint }: DayRow): CalendarDay => ({
  householdId: household_id,
  personId: person_id,
  date,
  generation,
  state,
  ...(fingerprint !== null && { fingerprint }),
});

const keysOf = ({ householdId, personId }: PersonInHome) => ({ household_id: householdId, person_id: personId });

/**
 * Locks a marked connection, too: a job that is about to remove the mark and read the plan then waits until the change
 * of the plan has been committed.
 */
const wantSyncSql = `
  with followed as (
    select household_id, person_id, sync_wanted_at from calendar_connections
    where household_id = ? and keep_in_step and status = 'connected'
    order by person_id
    for no key update
  )
  update calendar_connections c set sync_wanted_at = ?
  from followed f
  where c.household_id = f.household_id and c.person_id = f.person_id
    and (f.sync_wanted_at is null or f.sync_wanted_at < ?)
  returning c.person_id`;

const householdsSql = `
  select household_id from (
    select household_id from calendar_connections union select household_id from calendar_feeds
  ) known
  where household_id > coalesce(?::uuid, '00000000-0000-0000-0000-000000000000')
  order by household_id limit ?`;

const inStepAmongSql = `
  select distinct household_id from calendar_connections
  where household_id = any(?::uuid[]) and keep_in_step and status = 'connected'
  order by household_id`;

export function makeCalendarStore(trx: Knex.Transaction): CalendarStore {
  const connections = () => trx<ConnectionRow>('calendar_connections');
  const days = () => trx<DayRow>('calendar_days');
  const first = async (rows: PromiseLike<ConnectionRow | undefined>) => {
    const row = await rows;
    return row && connectionOf(row);
  };

  return {
    find: (own) => first(connections().where(keysOf(own)).first()),
    lock: (own) => first(connections().where(keysOf(own)).forNoKeyUpdate().first()),
    ofHome: async (householdId) =>
      (await connections().where({ household_id: householdId }).orderBy('person_id')).map(connectionOf),
    ofPerson: async (personId) =>
      (await connections().where({ person_id: personId }).orderBy('household_id')).map(connectionOf),
    save: async (connection) => {
      const { household_id, person_id, ...columns } = rowOf(connection);
      await connections()
        .insert({ household_id, person_id, ...columns })
        .onConflict(['household_id', 'person_id'])
        .merge(columns);
    },
    delete: async (own) => {
      await connections().where(keysOf(own)).delete();
    },

    requestSync: async (householdId, at, stale) => {
      const values = [householdId, at, stale];
      const query = trx.raw<{ rows: Pick<ConnectionRow, 'person_id'>[] }>(wantSyncSql, values);
      const { rows } = await query.options({ name: 'want-sync' });
      return rows.map(({ person_id }) => person_id).sort();
    },

    inStepAmong: async (householdIds) => {
      const query = trx.raw<{ rows: Pick<ConnectionRow, 'household_id'>[] }>(inStepAmongSql, [[...householdIds]]);
      const { rows } = await query.options({ name: 'calendars-in-step' });
      return rows.map(({ household_id }) => household_id);
    },

    inStepAfter: async (after, limit) => {
      // Written out, so that PostgreSQL sees that the index of these holds them.
      const query = connections().whereRaw("status = 'connected' and keep_in_step").groupBy('household_id');
      const page = after === undefined ? query : query.where('household_id', '>', after);
      return page.orderBy('household_id').limit(limit).pluck('household_id');
    },

    householdsAfter: async (after, limit) => {
      const { rows } = await trx.raw<{ rows: Pick<ConnectionRow, 'household_id'>[] }>(householdsSql, [
        after ?? null,
        limit,
      ] as unknown[] as Knex.RawBinding[]);
      return rows.map(({ household_id }) => household_id);
    },

    disconnectedBefore: async (instant) => {
      const rows = await connections()
        .whereRaw("status = 'disconnecting'")
        .where('disconnected_at', '<', instant)
        .orderBy(['household_id', 'person_id'])
        .select('household_id', 'person_id');
      return rows.map(({ household_id, person_id }) => ({ householdId: household_id, personId: person_id }));
    },

    days: async (own, from, to) =>
      (await days().where(keysOf(own)).whereBetween('date', [from, to]).orderBy('date')).map(dayOf),

    saveDay: async ({ date, generation, state, fingerprint, ...own }) => {
      const known = { generation, state, fingerprint: fingerprint ?? null };
      await days()
        .insert({ ...keysOf(own), date, ...known })
        .onConflict(['household_id', 'person_id', 'date'])
        .merge(known);
    },

    doubtDays: async (own) => {
      await days().where(keysOf(own)).whereNot({ state: 'absent' }).update({ state: 'in_doubt', fingerprint: null });
    },

    deleteDays: async (own) => {
      await days().where(keysOf(own)).delete();
    },
  };
}
