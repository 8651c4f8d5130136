import type { CalendarVisitStore } from '#core/ports/calendar-visit-store.ts';
import type { Tables } from './database.ts';

export function makeCalendarVisitStore({ calendarVisits }: Tables): CalendarVisitStore {
  return {
    add: async (visit) => {
      calendarVisits.set(visit.id, visit);
    },
    take: async (id) => {
      const visit = calendarVisits.get(id);
      calendarVisits.delete(id);
      return visit;
    },
    removeExpired: async (before) => {
      const expired = [...calendarVisits.values()].filter(({ expiresAt }) => expiresAt < before);
      for (const { id } of expired) calendarVisits.delete(id);
      return expired.length;
    },
  };
}
