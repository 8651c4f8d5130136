import type { Knex } from 'knex';
import type { CalendarConnection, CalendarDay } from '#core/domain/calendar/connection.ts';
import type { IsoDate } from '#core/domain/dates.ts';
import type { CalendarStore } from '#core/ports/calendar-store.ts';

type ConnectionRow = {
  household_id: string;
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
  connected_at: Date;
  last_synced_at: Date | null;
  recreated_at: Date | null;
  disconnected_at: Date | null;
  sync_wanted_at: Date | null;
};

type DayRow = {
  household_id: string;
  date: IsoDate;
  generation: number;
  state: CalendarDay['state'];
  fingerprint: string | null;
};

const connectionOf = (row: ConnectionRow): CalendarConnection => ({
  householdId: row.household_id,
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
  connectedAt: row.connected_at,
  ...(row.last_synced_at !== null && { lastSyncedAt: row.last_synced_at }),
  ...(row.recreated_at !== null && { recreatedAt: row.recreated_at }),
  ...(row.disconnected_at !== null && { disconnectedAt: row.disconnected_at }),
  ...(row.sync_wanted_at !== null && { syncWantedAt: row.sync_wanted_at }),
});

const rowOf = (connection: CalendarConnection): ConnectionRow => ({
  household_id: connection.householdId,
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
  connected_at: connection.connectedAt,
  last_synced_at: connection.lastSyncedAt ?? null,
  recreated_at: connection.recreatedAt ?? null,
  disconnected_at: connection.disconnectedAt ?? null,
  sync_wanted_at: connection.syncWantedAt ?? null,
});

const dayOf = ({ household_id, date, generation, state, fingerprint }: DayRow): CalendarDay => ({
  householdId: household_id,
  date,
  generation,
  state,
  ...(fingerprint !== null && { fingerprint }),
});

/**
 * Locks a marked connection, too: a job that is about to remove the mark and read the plan then waits until the change
 * of the plan has been committed.
 */
const wantSyncSql = `
  with followed as (
    select household_id, sync_wanted_at from calendar_connections
    where household_id = ? and keep_in_step and status = 'connected'
    for no key update
  )
  update calendar_connections c set sync_wanted_at = ?
  from followed f
  where c.household_id = f.household_id and (f.sync_wanted_at is null or f.sync_wanted_at < ?)`;

const householdsSql = `
  select household_id from (
    select household_id from calendar_connections union select household_id from calendar_feeds
  ) known
  where household_id > coalesce(?::uuid, '00000000-0000-0000-0000-000000000000')
  order by household_id limit ?`;

export function makeCalendarStore(trx: Knex.Transaction): CalendarStore {
  const connections = () => trx<ConnectionRow>('calendar_connections');
  const days = () => trx<DayRow>('calendar_days');
  const first = async (rows: PromiseLike<ConnectionRow | undefined>) => {
    const row = await rows;
    return row && connectionOf(row);
  };

  return {
    find: (householdId) => first(connections().where({ household_id: householdId }).first()),
    lock: (householdId) => first(connections().where({ household_id: householdId }).forNoKeyUpdate().first()),
    save: async (connection) => {
      const { household_id, ...columns } = rowOf(connection);
      await connections()
        .insert({ household_id, ...columns })
        .onConflict('household_id')
        .merge(columns);
    },
    remove: async (householdId) => {
      await connections().where({ household_id: householdId }).delete();
    },

    wantSync: async (householdId, at, stale) => {
      const values = [householdId, at, stale];
      const { rowCount } = await trx.raw<{ rowCount: number }>(wantSyncSql, values).options({ name: 'want-sync' });
      return rowCount > 0;
    },

    inStepAfter: async (after, limit) => {
      // Written out, so that PostgreSQL sees that the index of these holds them.
      const query = connections().whereRaw("status = 'connected' and keep_in_step");
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

    disconnectedBefore: (instant) =>
      connections()
        .whereRaw("status = 'disconnecting'")
        .where('disconnected_at', '<', instant)
        .orderBy('household_id')
        .pluck('household_id'),

    days: async (householdId, from, to) => {
      const rows = await days().where({ household_id: householdId }).whereBetween('date', [from, to]).orderBy('date');
      return rows.map(dayOf);
    },

    saveDay: async ({ householdId, date, generation, state, fingerprint }) => {
      const known = { generation, state, fingerprint: fingerprint ?? null };
      await days()
        .insert({ household_id: householdId, date, ...known })
        .onConflict(['household_id', 'date'])
        .merge(known);
    },

    doubtDays: async (householdId) => {
      await days()
        .where({ household_id: householdId })
        .whereNot({ state: 'absent' })
        .update({ state: 'in_doubt', fingerprint: null });
    },

    forgetDays: async (householdId) => {
      await days().where({ household_id: householdId }).delete();
    },
  };
}
