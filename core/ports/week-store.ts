import type { WeekNote } from '../domain/advice/week/note.ts';
import type { RefinementOutcome } from '../domain/advice/week/refinement.ts';
import type { IsoDate } from '../domain/dates.ts';
import type { IdRange } from '../domain/id-ranges.ts';

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

export type WeekStore = {
  /** The planned weeks among these, by their Mondays, and the household's day on which each was planned. */
  planned(householdId: string, weekStarts: readonly IsoDate[]): Promise<ReadonlyMap<IsoDate, IsoDate>>;
  /** Marks the weeks as unplanned, so that they are planned again when next needed. */
  forget(householdId: string, weekStarts: readonly IsoDate[]): Promise<void>;
  /** Undefined for a week without a plan. Locks it until the transaction ends. */
  lock(householdId: string, weekStart: IsoDate): Promise<StoredWeek | undefined>;
  /** Saves when a week was first seen. Later calls, and weeks without a plan, have no effect. */
  markSeen(householdIds: readonly string[], weekStart: IsoDate, at: Date): Promise<void>;
  /** Marks an unrefined week as wanted. True for the first caller; false for a week without a plan. */
  wantRefinement(householdId: string, weekStart: IsoDate): Promise<boolean>;
  /** Saves what became of a refinement. Has no effect on a week without a plan. */
  settleRefinement(
    householdId: string,
    weekStart: IsoDate,
    outcome: { readonly refinement: RefinementOutcome; readonly note?: WeekNote },
  ): Promise<void>;
  /**
   * Finds weeks that the assistant should refine, and marks them as wanted: the current week, planned since it began,
   * of households that allow it and were active since an instant. `mondays`: the current week by time zone. In
   * ascending order of the households' ids, at most `limit`.
   */
  claimForRefinement(
    mondays: ReadonlyMap<string, IsoDate>,
    activeSince: Date,
    range: IdRange,
    limit: number,
  ): Promise<readonly { readonly householdId: string; readonly weekStart: IsoDate }[]>;
};
