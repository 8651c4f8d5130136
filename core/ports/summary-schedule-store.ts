import type { SummarySchedule } from '../domain/summary/schedule.ts';

/** A schedule with what the household's other tables say about it. */
export type DueSchedule = { readonly schedule: SummarySchedule; readonly timezone: string };

/** A schedule as it was read, and as it is to be, for the same household. */
type ScheduleChange = { readonly from: SummarySchedule; readonly to: SummarySchedule };

export type SummaryScheduleStore = {
  /** Undefined before onboarding. Locks the schedule until the transaction ends. */
  find(householdId: string): Promise<SummarySchedule | undefined>;
  /** Finds the schedules of several households. Unknown ids are absent. */
  findAll(householdIds: readonly string[]): Promise<readonly DueSchedule[]>;
  /** Schedules whose next summary is due at the instant, the earliest first, at most `limit`. */
  due(at: Date, limit: number): Promise<readonly DueSchedule[]>;
  /**
   * Replaces schedules that are still as they were read, and returns their households. Of several callers that read the
   * same one, only the first replaces it.
   */
  replace(changes: readonly ScheduleChange[]): Promise<readonly string[]>;
  /** How many are due at the instant. */
  countDue(at: Date): Promise<number>;
  /** Adds the schedules, or replaces those of the same households. */
  save(schedules: readonly SummarySchedule[]): Promise<void>;
};
