import type { PersonInHome } from '../domain/people/person-in-home.ts';

/** A visit to the page on which the user consents. It ends when they leave the home. */
export type CalendarVisit = PersonInHome & {
  readonly id: string;
  /** Hex of the hash of a number that only the browser that began the visit knows. */
  readonly nonceHash: string;
  /** Sealed. */
  readonly codeVerifier: string;
  readonly expiresAt: Date;
};

export type CalendarVisitStore = {
  add(visit: CalendarVisit): Promise<void>;
  /**
   * Deletes the visit and returns it. Undefined if there is none, because each can be taken once, or it is another
   * household's.
   */
  take(householdId: string, id: string): Promise<CalendarVisit | undefined>;
  /** Deletes visits that expired before the instant, and returns their number. */
  deleteExpired(before: Date): Promise<number>;
};
