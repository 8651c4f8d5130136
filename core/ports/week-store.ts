import type { WeekNote } from '../domain/advice/week/note.ts';
import type { RefinementOutcome } from '../domain/advice/week/refinement.ts';
import type { IsoDate } from '../domain/time/dates.ts';

/** A planned week, and what the assistant did with it. */
export type StoredWeek = {
  /** The household's day on which it was planned. */
  readonly plannedOn: IsoDate;
  /** When its household first saw it, on screen or in a mail. */
  readonly seenAt?: Date;
  /** `wanted`: its refinement is queued. Absent if it was never queued. */
  readonly refinement?: 'wanted' | RefinementOutcome;
  readonly note?: WeekNote;
};

/** A week that might be refined. */
type UnexaminedWeek = {
  readonly householdId: string;
  readonly weekStart: IsoDate;
  readonly timezone: string;
  /** Whether its household allows refinements, was active since an instant, and stays. */
  readonly isWelcome: boolean;
};

export type WeekStore = {
  /** The planned weeks among these, by their Mondays, and the household's day on which each was planned. */
  planned(householdId: string, weekStarts: readonly IsoDate[]): Promise<ReadonlyMap<IsoDate, IsoDate>>;
  /** Marks the weeks as unplanned, so that they are planned again when next needed, and the household's plan as due. */
  markUnplanned(householdId: string, weekStarts: readonly IsoDate[]): Promise<void>;
  /** Undefined for a week without a plan. Locks it until the transaction ends. */
  lock(householdId: string, weekStart: IsoDate): Promise<StoredWeek | undefined>;
  /** Saves when a week was first seen. Later calls, and weeks without a plan, have no effect. */
  markSeen(householdIds: readonly string[], weekStart: IsoDate, at: Date): Promise<void>;
  /** Marks an unrefined week as wanted. True for the first caller; false for a week without a plan. */
  requestRefinement(householdId: string, weekStart: IsoDate): Promise<boolean>;
  /** Saves what became of a refinement. Has no effect on a week without a plan. */
  saveRefinement(
    householdId: string,
    weekStart: IsoDate,
    outcome: { readonly refinement: RefinementOutcome; readonly note?: WeekNote },
  ): Promise<void>;
  /**
   * Weeks that might be refined and that no job has examined: those that begin on `from` or later, were planned since
   * they began, and were never queued. At most `limit`, in the order of their Mondays.
   */
  unexamined(from: IsoDate, activeSince: Date, limit: number): Promise<readonly UnexaminedWeek[]>;
  /** Saves that these weeks were examined. */
  markExamined(weeks: readonly Pick<UnexaminedWeek, 'householdId' | 'weekStart'>[]): Promise<void>;
  /** Has the household's weeks examined again, because it is active or has changed its mind. */
  examineAgain(householdId: string): Promise<void>;
};
