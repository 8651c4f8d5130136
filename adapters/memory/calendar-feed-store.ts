import { compareText } from '#core/domain/text/compare-text.ts';
import type { CalendarFeedStore } from '#core/ports/calendar-feed-store.ts';
import { keyOf, type Tables } from './database.ts';

export function makeCalendarFeedStore({ calendarFeeds }: Tables): CalendarFeedStore {
  return {
    find: async (householdId, personId) => calendarFeeds.get(keyOf(householdId, personId)),
    ofHome: async (householdId) =>
      [...calendarFeeds.values()]
        .filter((feed) => feed.householdId === householdId)
        .sort((one, other) => compareText(one.personId, other.personId)),
    // Transactions run one after the other here, so every feed is locked anyway.
    lockBySecret: async (secretHash) => [...calendarFeeds.values()].find((feed) => feed.secretHash === secretHash),
    save: async (feed) => {
      calendarFeeds.set(keyOf(feed.householdId, feed.personId), feed);
    },
    delete: async (householdId, personId) => {
      calendarFeeds.delete(keyOf(householdId, personId));
    },
  };
}
