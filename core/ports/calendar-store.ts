import type { CalendarConnection, CalendarDay } from '../domain/calendar/connection.ts';
import type { IsoDate } from '../domain/dates.ts';

/** The connections of households to their calendars, and what we know about the event of each day. */
export type CalendarStore = {
  /** Undefined when the household has no connection, not even one that is ending. */
  find(householdId: string): Promise<CalendarConnection | undefined>;
  /** Finds the connection and locks it until the transaction ends. Lock households and tasks before it. */
  lock(householdId: string): Promise<CalendarConnection | undefined>;
  /** Adds the household's connection, or replaces it. */
  save(connection: CalendarConnection): Promise<void>;
  /** Removes the connection and its days. */
  remove(householdId: string): Promise<void>;
  /**
   * Marks the household if its calendar follows the plan and it isn't marked, or was marked before `stale`. Returns
   * whether it did. Locks the connection, marked or not.
   */
  wantSync(householdId: string, at: Date, stale: Date): Promise<boolean>;
  /** Ids of households whose calendar follows the plan, in ascending order, after the given one, at most `limit`. */
  inStepAfter(householdId: string | undefined, limit: number): Promise<readonly string[]>;
  /**
   * Ids of all households that have a connection or a feed, in ascending order, after the given one, at most `limit`.
   */
  householdsAfter(householdId: string | undefined, limit: number): Promise<readonly string[]>;
  /** Ids of households that disconnected before the instant and whose connection still exists, in ascending order. */
  disconnectedBefore(instant: Date): Promise<readonly string[]>;
  /** What is known about the days from `from` to `to`, by day. */
  days(householdId: string, from: IsoDate, to: IsoDate): Promise<readonly CalendarDay[]>;
  /** Adds or replaces what is known about a day. The household has a connection. */
  saveDay(day: CalendarDay): Promise<void>;
  /** Marks every day that isn't absent as in doubt. */
  doubtDays(householdId: string): Promise<void>;
  /** Forgets every day, because its calendar no longer exists. */
  forgetDays(householdId: string): Promise<void>;
};
