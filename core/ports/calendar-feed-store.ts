import type { FeedVersions } from '../domain/calendar/feed.ts';
import type { EventTimes } from '../domain/calendar/settings.ts';
import type { PersonInHome } from '../domain/people/person-in-home.ts';

/** A person's private address, at which other calendars read the days of a home. */
export type CalendarFeed = PersonInHome & {
  /** Hex of the secret's hash. */
  readonly secretHash: string;
  /** The sealed secret, so that its owner can see the address again. */
  readonly secret: string;
  readonly createdAt: Date;
  /** Whether it leaves out what is for others. */
  readonly onlyMine: boolean;
  /** The last version of each day that the feed has shown. */
  readonly versions: FeedVersions;
  /** When its events are while no calendar is connected. Absent until the user has chosen. */
  readonly times?: EventTimes;
};

export type CalendarFeedStore = {
  find(householdId: string, personId: string): Promise<CalendarFeed | undefined>;
  /** Those of all people in a home, by person. */
  ofHome(householdId: string): Promise<readonly CalendarFeed[]>;
  /** Finds the feed and locks it until the transaction ends. */
  lockBySecret(secretHash: string): Promise<CalendarFeed | undefined>;
  /** Adds the person's feed, or replaces it. */
  save(feed: CalendarFeed): Promise<void>;
  /** Has no effect if there is none. */
  delete(householdId: string, personId: string): Promise<void>;
};
