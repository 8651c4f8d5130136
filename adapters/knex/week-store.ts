import type { Knex } from 'knex';
import type { IsoDate } from '#core/domain/dates.ts';
import type { StoredWeek, WeekStore } from '#core/ports/week-store.ts';

type WeekRow = {
  household_id: string;
  week_start: IsoDate;
  planned_on: IsoDate;
  seen_at: Date | null;
  refinement: StoredWeek['refinement'] | null;
  note: string | null;
  note_about: string | null;
};

/** Skips weeks that another transaction is marking or planning at this moment; they are found the next time. */
const claimSql = `
  with due as (
    select w.household_id, w.week_start
    from households h
    join unnest(?::text[], ?::date[]) as zones (timezone, monday) on zones.timezone = h.timezone
    join weeks w on w.household_id = h.id and w.week_start = zones.monday
    where h.onboarded_on is not null and h.leaving_since is null and h.assistant_weeks
      and h.id > coalesce(?::uuid, '00000000-0000-0000-0000-000000000000')
      and h.id < coalesce(?::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
      and w.planned_on >= w.week_start and w.refinement is null
      and exists (
        select from memberships m join sessions s on s.person_id = m.person_id
        where m.household_id = h.id and s.last_seen_at >= ?
      )
    order by h.id
    limit ?
    for no key update of w skip locked
  )
  update weeks set refinement = 'wanted' from due
  where weeks.household_id = due.household_id and weeks.week_start = due.week_start
  returning weeks.household_id, weeks.week_start`;

/** In the order of the households, so that two callers can't wait for each other. */
const markSeenSql = `
  with unseen as (
    select household_id from weeks
    where household_id = any(?::uuid[]) and week_start = ?::date and seen_at is null
    order by household_id
    for no key update
  )
  update weeks set seen_at = ? from unseen
  where weeks.household_id = unseen.household_id and weeks.week_start = ?::date`;

const storedWeekOf = ({ planned_on, seen_at, refinement, note, note_about }: WeekRow): StoredWeek => ({
  plannedOn: planned_on,
  ...(seen_at && { seenAt: seen_at }),
  ...(refinement && { refinement }),
  ...(note !== null && { note: { text: note, about: note_about ?? '' } }),
});

export function makeWeekStore(trx: Knex.Transaction): WeekStore {
  const weeks = () => trx<WeekRow>('weeks');
  return {
    planned: async (householdId, weekStarts) => {
      const planned = await weeks()
        .where({ household_id: householdId })
        .whereIn('week_start', [...weekStarts])
        .select('week_start', 'planned_on');
      return new Map(planned.map(({ week_start, planned_on }) => [week_start, planned_on]));
    },

    forget: async (householdId, weekStarts) => {
      await weeks()
        .where({ household_id: householdId })
        .whereIn('week_start', [...weekStarts])
        .delete();
    },

    lock: async (householdId, weekStart) => {
      const row = await weeks().where({ household_id: householdId, week_start: weekStart }).forNoKeyUpdate().first();
      return row && storedWeekOf(row);
    },

    markSeen: async (householdIds, weekStart, at) => {
      await trx.raw(markSeenSql, [householdIds, weekStart, at, weekStart] as unknown[] as Knex.RawBinding[]);
    },

    wantRefinement: async (householdId, weekStart) => {
      const unrefined = weeks().where({ household_id: householdId, week_start: weekStart }).whereNull('refinement');
      return (await unrefined.update({ refinement: 'wanted' })) > 0;
    },

    settleRefinement: async (householdId, weekStart, { refinement, note }) => {
      await weeks()
        .where({ household_id: householdId, week_start: weekStart })
        .update({ refinement, note: note?.text ?? null, note_about: note?.about ?? null });
    },

    claimForRefinement: async (mondays, activeSince, { after, before }, limit) => {
      const zones = [[...mondays.keys()], [...mondays.values()]];
      const values = [...zones, after ?? null, before ?? null, activeSince, limit] as unknown[] as Knex.RawBinding[];
      const { rows } = await trx.raw<{ rows: Pick<WeekRow, 'household_id' | 'week_start'>[] }>(claimSql, values);
      return rows
        .map(({ household_id, week_start }) => ({ householdId: household_id, weekStart: week_start }))
        .sort((one, other) => (one.householdId < other.householdId ? -1 : 1));
    },
  };
}
