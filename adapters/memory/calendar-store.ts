import type { CalendarConnection } from '#core/domain/calendar/connection.ts';
import { type PersonInHome, personInHomeKey } from '#core/domain/people/person-in-home.ts';
import { compareText } from '#core/domain/text/compare-text.ts';
import type { CalendarStore } from '#core/ports/calendar-store.ts';
import { keyOf, type Tables } from './database.ts';

const byKey = (one: PersonInHome, other: PersonInHome): number =>
  compareText(personInHomeKey(one), personInHomeKey(other));

export function makeCalendarStore({ calendarConnections, calendarDays, calendarFeeds }: Tables): CalendarStore {
  const own = ({ householdId, personId }: PersonInHome) => keyOf(householdId, personId);
  const dayKey = (day: PersonInHome & { readonly date: string }) => keyOf(day.householdId, day.personId, day.date);
  const find = async (whose: PersonInHome) => calendarConnections.get(own(whose));
  const listed = (isMeant: (connection: CalendarConnection) => boolean) =>
    [...calendarConnections.values()].filter(isMeant).sort(byKey);
  const daysOf = (whose: PersonInHome) => [...calendarDays.values()].filter((day) => own(day) === own(whose));
  const inStep = () => listed(({ status, keepInStep }) => status === 'connected' && keepInStep);
  const householdsInStep = () => [...new Set(inStep().map(({ householdId }) => householdId))];
  const page = (households: readonly string[], after: string | undefined, limit: number) =>
    [...new Set(households)]
      .filter((householdId) => after === undefined || householdId > after)
      .sort(compareText)
      .slice(0, limit);

  const deleteDays = async (whose: PersonInHome) => {
    for (const day of daysOf(whose)) calendarDays.delete(dayKey(day));
  };

  return {
    find,
    // Transactions run one after the other here, so every connection is locked anyway.
    lock: find,
    ofHome: async (householdId) => listed((connection) => connection.householdId === householdId),
    ofPerson: async (personId) => listed((connection) => connection.personId === personId),
    save: async (connection) => {
      calendarConnections.set(own(connection), connection);
    },
    delete: async (whose) => {
      calendarConnections.delete(own(whose));
      await deleteDays(whose);
    },

    requestSync: async (householdId, at, stale) => {
      const wanting = inStep().filter(
        (connection) =>
          connection.householdId === householdId && !(connection.syncWantedAt && connection.syncWantedAt >= stale),
      );
      for (const connection of wanting) calendarConnections.set(own(connection), { ...connection, syncWantedAt: at });
      return wanting.map(({ personId }) => personId);
    },

    inStepAmong: async (householdIds) => householdsInStep().filter((householdId) => householdIds.includes(householdId)),
    inStepAfter: async (after, limit) => page(householdsInStep(), after, limit),

    householdsAfter: async (after, limit) =>
      page(
        [...calendarConnections.values(), ...calendarFeeds.values()].map(({ householdId }) => householdId),
        after,
        limit,
      ),

    disconnectedBefore: async (instant) =>
      listed(
        ({ status, disconnectedAt }) =>
          status === 'disconnecting' && disconnectedAt !== undefined && disconnectedAt < instant,
      ).map(({ householdId, personId }) => ({ householdId, personId })),

    days: async (whose, from, to) =>
      daysOf(whose)
        .filter(({ date }) => date >= from && date <= to)
        .sort((one, other) => compareText(one.date, other.date)),

    saveDay: async (day) => {
      calendarDays.set(dayKey(day), day);
    },

    doubtDays: async (whose) => {
      for (const day of daysOf(whose)) {
        if (day.state === 'absent') continue;
        const { fingerprint: _, ...known } = day;
        calendarDays.set(dayKey(day), { ...known, state: 'in_doubt' });
      }
    },

    deleteDays,
  };
}
