import type { IsoDate } from '#core/domain/dates.ts';
import type { WeekStore } from '#core/ports/week-store.ts';
import type { Tables } from './database.ts';

export function makeWeekStore({ weeks }: Tables): WeekStore {
  const plannedBy = (householdId: string): ReadonlyMap<IsoDate, IsoDate> => weeks.get(householdId) ?? new Map();

  return {
    planned: async (householdId, weekStarts) => {
      const planned = plannedBy(householdId);
      return new Map([...planned].filter(([weekStart]) => weekStarts.includes(weekStart)));
    },
    forget: async (householdId, weekStarts) => {
      const kept = [...plannedBy(householdId)].filter(([weekStart]) => !weekStarts.includes(weekStart));
      weeks.set(householdId, new Map(kept));
    },
  };
}
