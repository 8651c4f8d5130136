import type { Knex } from 'knex';
import type { IsoDate } from '#core/domain/dates.ts';
import type { WeekStore } from '#core/ports/week-store.ts';

type WeekRow = { household_id: string; week_start: IsoDate; planned_on: IsoDate };

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
  };
}
