import type { Knex } from 'knex';
import type { IsoDate } from '#core/domain/dates.ts';
import type { WeekStore } from '#core/ports/week-store.ts';

type WeekRow = { household_id: string; week_start: IsoDate; planned_at: Date };

export function makeWeekStore(trx: Knex.Transaction): WeekStore {
  const weeks = () => trx<WeekRow>('weeks');
  return {
    planned: async (householdId, weekStarts) => {
      const planned = await weeks()
        .where({ household_id: householdId })
        .whereIn('week_start', [...weekStarts])
        .pluck('week_start');
      return new Set<IsoDate>(planned);
    },

    markPlanned: async (householdId, weekStarts, at) => {
      if (weekStarts.length === 0) return;
      await weeks()
        .insert(weekStarts.map((week_start) => ({ household_id: householdId, week_start, planned_at: at })))
        .onConflict(['household_id', 'week_start'])
        .ignore();
    },

    forget: async (householdId, weekStarts) => {
      await weeks()
        .where({ household_id: householdId })
        .whereIn('week_start', [...weekStarts])
        .delete();
    },
  };
}
