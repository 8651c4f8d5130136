import type { IsoDate } from '#core/domain/dates.ts';
import type { WeekStore } from '#core/ports/week-store.ts';
import type { Tables } from './database.ts';

export function makeWeekStore({ weeks }: Tables): WeekStore {
  const plannedBy = (householdId: string): ReadonlySet<IsoDate> => weeks.get(householdId) ?? new Set();

  return {
    planned: async (householdId, weekStarts) => {
      const planned = plannedBy(householdId);
      return new Set(weekStarts.filter((weekStart) => planned.has(weekStart)));
    },
    markPlanned: async (householdId, weekStarts) => {
      weeks.set(householdId, new Set([...plannedBy(householdId), ...weekStarts]));
    },
    forget: async (householdId, weekStarts) => {
      const kept = [...plannedBy(householdId)].filter((weekStart) => !weekStarts.includes(weekStart));
      weeks.set(householdId, new Set(kept));
    },
  };
}
