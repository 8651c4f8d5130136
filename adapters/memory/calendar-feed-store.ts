import type { CalendarFeedStore } from '#core/ports/calendar-feed-store.ts';
import type { Tables } from './database.ts';

export function makeCalendarFeedStore({ calendarFeeds }: Tables): CalendarFeedStore {
  return {
    find: async (householdId) => calendarFeeds.get(householdId),
    // Transactions run one after the other here, so every feed is locked anyway.
    lockBySecret: async (secretHash) => [...calendarFeeds.values()].find((feed) => feed.secretHash === secretHash),
    save: async (feed) => {
      calendarFeeds.set(feed.householdId, feed);
    },
    remove: async (householdId) => {
      calendarFeeds.delete(householdId);
    },
  };
}
