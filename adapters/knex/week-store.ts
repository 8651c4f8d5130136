import type { Knex } from 'knex';
import type { IsoDate } from '#core/domain/time/dates.ts';
import type { StoredWeek, WeekStore } from '#core/ports/week-store.ts';

type WeekRow = {
  household_id: string;
  week_start: IsoDate;
  planned_on: IsoDate;
  seen_at: Date | null;
  refinement: StoredWeek['refinement'] | null;
  note: string | null;
  note_about: string | null;
  is_examined: boolean;
};

/** In the order of the index that holds them. */
const unexaminedSql = `
  select w.household_id, w.week_start, h.timezone,
    h.onboarded_on is not null and h.leaving_since is null and h.assistant_weeks and exists (
      select from memberships m join sessions s on s.person_id = m.person_id
      where m.household_id = h.id and s.last_seen_at >= ?
    ) as is_welcome
  from weeks w join households h on h.id = w.household_id
  where w.week_start >= ?::date and w.refinement is null and not w.is_examined and w.planned_on >= w.week_start
  order by w.week_start, w.household_id
  limit ?`;

const markExaminedSql = `
  update weeks set is_examined = true
  from unnest(?::uuid[], ?::date[]) as examined (household_id, week_start)
  where weeks.household_id = examined.household_id and weeks.week_start = examined.week_start`;

const markSeenSql = `
  update weeks set seen_at = ? where household_id = any(?::uuid[]) and week_start = ?::date and seen_at is null`;

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

    markUnplanned: async (householdId, weekStarts) => {
      await weeks()
        .where({ household_id: householdId })
        .whereIn('week_start', [...weekStarts])
        .delete();
      await trx('households').where({ id: householdId }).update({ plan_due_at: 'epoch' });
    },

    lock: async (householdId, weekStart) => {
      const row = await weeks().where({ household_id: householdId, week_start: weekStart }).forNoKeyUpdate().first();
      return row && storedWeekOf(row);
    },

    markSeen: async (householdIds, weekStart, at) => {
      await trx.raw(markSeenSql, [at, householdIds, weekStart] as unknown[] as Knex.RawBinding[]);
    },

    requestRefinement: async (householdId, weekStart) => {
      const unrefined = weeks().where({ household_id: householdId, week_start: weekStart }).whereNull('refinement');
      return (await unrefined.update({ refinement: 'wanted' })) > 0;
    },

    saveRefinement: async (householdId, weekStart, { refinement, note }) => {
      await weeks()
        .where({ household_id: householdId, week_start: weekStart })
        .update({ refinement, note: note?.text ?? null, note_about: note?.about ?? null });
    },

    unexamined: async (from, activeSince, limit) => {
      type Row = Pick<WeekRow, 'household_id' | 'week_start'> & { timezone: string; is_welcome: boolean };
      const { rows } = await trx.raw<{ rows: Row[] }>(unexaminedSql, [activeSince, from, limit]);
      return rows.map(({ household_id, week_start, timezone, is_welcome }) => ({
        householdId: household_id,
        weekStart: week_start,
        timezone,
        isWelcome: is_welcome,
      }));
    },

    markExamined: async (examined) => {
      const columns = [examined.map(({ householdId }) => householdId), examined.map(({ weekStart }) => weekStart)];
      await trx.raw(markExaminedSql, columns as unknown[] as Knex.RawBinding[]);
    },

    examineAgain: async (householdId) => {
      await weeks()
        .where({ household_id: householdId, is_examined: true })
        .whereNull('refinement')
        .update({ is_examined: false });
    },
  };
}
