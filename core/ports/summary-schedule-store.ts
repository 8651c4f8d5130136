import type { PersonInHome } from '../domain/people/person-in-home.ts';
import type { SummarySchedule } from '../domain/summary/schedule.ts';

/** A schedule with what its home's table says about it. */
export type DueSchedule = { readonly schedule: SummarySchedule; readonly timezone: string };

/** A schedule as it was read, and as it is to be, of the same person in the same home. */
type ScheduleChange = { readonly from: SummarySchedule; readonly to: SummarySchedule };

export type SummaryScheduleStore = {
  /** Undefined for a person who never chose to receive summaries of the home. Locks the schedule until the transaction ends. */
  find(householdId: string, personId: string): Promise<SummarySchedule | undefined>;
  /** Those of all people in a home, by person. Locks them until the transaction ends. */
  ofHome(householdId: string): Promise<readonly SummarySchedule[]>;
  /** Finds several people's schedules. Unknown ones are absent. */
  findAll(recipients: readonly PersonInHome[]): Promise<readonly DueSchedule[]>;
  /** Schedules whose next summary is due at the instant, the earliest first, at most `limit`. */
  due(at: Date, limit: number): Promise<readonly DueSchedule[]>;
  /**
   * Replaces schedules that are still as they were read, and returns their people. Of several callers that read the
   * same one, only the first replaces it.
   */
  replace(changes: readonly ScheduleChange[]): Promise<readonly PersonInHome[]>;
  /** How many are due at the instant. */
  countDue(at: Date): Promise<number>;
  /** Adds the schedules, or replaces those of the same people in the same homes. */
  save(schedules: readonly SummarySchedule[]): Promise<void>;
};
