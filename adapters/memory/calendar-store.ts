import { compareText } from '#core/domain/compare-text.ts';
import type { CalendarStore } from '#core/ports/calendar-store.ts';
import { keyOf, type Tables } from './database.ts';

export function makeCalendarStore({ calendarConnections, calendarDays, calendarFeeds }: Tables): CalendarStore {
  const find = async (householdId: string) => calendarConnections.get(householdId);
  const daysOf = (householdId: string) => [...calendarDays.values()].filter((day) => day.householdId === householdId);
  const inStep = () =>
    [...calendarConnections.values()]
      .filter(({ status, keepInStep }) => status === 'connected' && keepInStep)
      .sort((one, other) => compareText(one.householdId, other.householdId));

  const forgetDays = async (householdId: string) => {
    for (const { date } of daysOf(householdId)) calendarDays.delete(keyOf(householdId, date));
  };

  return {
    find,
    // Transactions run one after the other here, so every connection is locked anyway.
    lock: find,
    save: async (connection) => {
      calendarConnections.set(connection.householdId, connection);
    },
    remove: async (householdId) => {
      calendarConnections.delete(householdId);
      await forgetDays(householdId);
    },

    wantSync: async (householdId, at, stale) => {
      const connection = inStep().find((each) => each.householdId === householdId);
      if (!connection || (connection.syncWantedAt && connection.syncWantedAt >= stale)) return false;
      calendarConnections.set(householdId, { ...connection, syncWantedAt: at });
      return true;
    },

    inStepAfter: async (after, limit) =>
      inStep()
        .map(({ householdId }) => householdId)
        .filter((householdId) => after === undefined || householdId > after)
        .slice(0, limit),

    householdsAfter: async (after, limit) =>
      [...new Set([...calendarConnections.keys(), ...[...calendarFeeds.values()].map((feed) => feed.householdId)])]
        .filter((householdId) => after === undefined || householdId > after)
        .sort(compareText)
        .slice(0, limit),

    disconnectedBefore: async (instant) =>
      [...calendarConnections.values()]
        .filter(
          ({ status, disconnectedAt }) => status === 'disconnecting' && disconnectedAt && disconnectedAt < instant,
        )
        .map(({ householdId }) => householdId)
        .sort(compareText),

    days: async (householdId, from, to) =>
      daysOf(householdId)
        .filter(({ date }) => date >= from && date <= to)
        .sort((one, other) => compareText(one.date, other.date)),

    saveDay: async (day) => {
      calendarDays.set(keyOf(day.householdId, day.date), day);
    },

    doubtDays: async (householdId) => {
      for (const { date, generation, state } of daysOf(householdId)) {
        if (state === 'absent') continue;
        calendarDays.set(keyOf(householdId, date), { householdId, date, generation, state: 'in_doubt' });
      }
    },

    forgetDays,
  };
}
