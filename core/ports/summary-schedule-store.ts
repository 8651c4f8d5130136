import type { SummarySchedule } from '../domain/summary/schedule.ts';

/** A schedule with what the household's other tables say about it. */
export type DueSchedule = { readonly schedule: SummarySchedule; readonly timezone: string };

export type SummaryScheduleStore = {
  /** Undefined before onboarding. Locks the schedule until the transaction ends. */
  find(householdId: string): Promise<SummarySchedule | undefined>;
  /** Finds the schedules of several households and locks them. Unknown ids are absent. */
  findAll(householdIds: readonly string[]): Promise<readonly DueSchedule[]>;
  /**
   * Schedules whose next summary is due at the instant, the earliest first, at most `limit`. Locks them, and leaves out
   * those that another transaction has locked.
   */
  due(at: Date, limit: number): Promise<readonly DueSchedule[]>;
  /** How many are due at the instant. */
  countDue(at: Date): Promise<number>;
  /** Adds the schedules, or replaces those of the same households. */
  save(schedules: readonly SummarySchedule[]): Promise<void>;
};
