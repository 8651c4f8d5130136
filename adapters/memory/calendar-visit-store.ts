import type { CalendarVisitStore } from '#core/ports/calendar-visit-store.ts';
import { keyOf, type Tables } from './database.ts';

export function makeCalendarVisitStore({ calendarVisits }: Tables): CalendarVisitStore {
  return {
    add: async (visit) => {
      calendarVisits.set(keyOf(visit.householdId, visit.id), visit);
    },
    take: async (householdId, id) => {
      const visit = calendarVisits.get(keyOf(householdId, id));
      calendarVisits.delete(keyOf(householdId, id));
      return visit;
    },
    deleteExpired: async (before) => {
      const expired = [...calendarVisits.values()].filter(({ expiresAt }) => expiresAt < before);
      for (const { householdId, id } of expired) calendarVisits.delete(keyOf(householdId, id));
      return expired.length;
    },
  };
}
