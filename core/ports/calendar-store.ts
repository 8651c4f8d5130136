import type { CalendarConnection, CalendarDay } from '../domain/calendar/connection.ts';
import type { PersonInHome } from '../domain/people/person-in-home.ts';
import type { IsoDate } from '../domain/time/dates.ts';

/** The connections of homes to the calendars of their people, and what we know about the event of each day. */
export type CalendarStore = {
  /** Undefined when the person has no connection for the home, not even one that is ending. */
  find(own: PersonInHome): Promise<CalendarConnection | undefined>;
  /** Finds the connection and locks it until the transaction ends. Lock households and tasks before it. */
  lock(own: PersonInHome): Promise<CalendarConnection | undefined>;
  /** Those of a home, by person, also of people who have left it and whose connection is ending. */
  ofHome(householdId: string): Promise<readonly CalendarConnection[]>;
  /** Those of a person, by home. */
  ofPerson(personId: string): Promise<readonly CalendarConnection[]>;
  /** Adds the person's connection for the home, or replaces it. */
  save(connection: CalendarConnection): Promise<void>;
  /** Deletes the connection and its days. */
  delete(own: PersonInHome): Promise<void>;
  /**
   * Marks the home's calendars that follow the plan and aren't marked, or were marked before `stale`. Returns the ids of
   * their people, in ascending order. Locks the home's connections, marked or not.
   */
  requestSync(householdId: string, at: Date, stale: Date): Promise<readonly string[]>;
  /** Those of the homes that have a calendar that follows the plan, in ascending order. */
  inStepAmong(householdIds: readonly string[]): Promise<readonly string[]>;
  /** Ids of homes with a calendar that follows the plan, in ascending order, after the given one, at most `limit`. */
  inStepAfter(householdId: string | undefined, limit: number): Promise<readonly string[]>;
  /**
   * Ids of all households that have a connection or a feed, in ascending order, after the given one, at most `limit`.
   */
  householdsAfter(householdId: string | undefined, limit: number): Promise<readonly string[]>;
  /** Whose connection was ended before the instant and still exists, by household and person. */
  disconnectedBefore(instant: Date): Promise<readonly PersonInHome[]>;
  /** What is known about the days from `from` to `to`, by day. */
  days(own: PersonInHome, from: IsoDate, to: IsoDate): Promise<readonly CalendarDay[]>;
  /** Adds or replaces what is known about a day. The person has a connection. */
  saveDay(day: CalendarDay): Promise<void>;
  /** Marks every day that isn't absent as in doubt. */
  doubtDays(own: PersonInHome): Promise<void>;
  /** Deletes every day, because its calendar no longer exists. */
  deleteDays(own: PersonInHome): Promise<void>;
};
