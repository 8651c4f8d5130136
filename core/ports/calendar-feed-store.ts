import type { FeedVersions } from '../domain/calendar/feed.ts';
import type { EventTimes } from '../domain/calendar/settings.ts';

/** A household's private address, at which other calendars read its days. */
export type CalendarFeed = {
  readonly householdId: string;
  /** Hex of the secret's hash. */
  readonly secretHash: string;
  /** The sealed secret, so that its owner can see the address again. */
  readonly secret: string;
  readonly createdAt: Date;
  /** The last version of each day that the feed has shown. */
  readonly versions: FeedVersions;
  /** When its events are while no calendar is connected. Absent until the user has chosen. */
  readonly times?: EventTimes;
};

export type CalendarFeedStore = {
  find(householdId: string): Promise<CalendarFeed | undefined>;
  /** Finds the feed and locks it until the transaction ends. */
  lockBySecret(secretHash: string): Promise<CalendarFeed | undefined>;
  /** Adds the household's feed, or replaces it. */
  save(feed: CalendarFeed): Promise<void>;
  /** Has no effect if there is none. */
  remove(householdId: string): Promise<void>;
};
