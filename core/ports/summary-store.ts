import type { PersonInHome } from '../domain/people/person-in-home.ts';
import type { IsoDate } from '../domain/time/dates.ts';

/** Why no summary is sent for a week. */
export type SkipReason =
  | 'late'
  | 'switched-off'
  | 'leaving'
  | 'unknown-zone'
  | 'not-onboarded'
  | 'nothing-planned'
  | 'paused'
  | 'address-refused'
  | 'rejected';

/** The summary of a home for one week, for one person. */
export type QueuedSummary = PersonInHome & {
  /** The Monday of its week. A person has one summary of a home for each. */
  readonly weekStart: IsoDate;
  readonly runId: string;
  readonly dueAt: Date;
};

/** What became of a claimed summary; `queued` returns it to its run because it could not be sent now. */
export type SummaryResult = Pick<QueuedSummary, 'householdId' | 'personId' | 'weekStart'> &
  ({ readonly status: 'sent' | 'queued' } | { readonly status: 'skipped'; readonly reason: SkipReason });

export type SummaryClaim = {
  readonly at: Date;
  readonly attemptStart: Date;
  readonly abandonedBefore: Date;
  /** The largest number of summaries. */
  readonly limit: number;
};

/** The progress of a run's summaries. */
type SummaryProgress = {
  readonly sent: number;
  /** The reasons of those that were skipped, each as often as it occurs. */
  readonly skipped: readonly SkipReason[];
  /** The households of the summaries that are queued or being sent, one for each. */
  readonly open: readonly string[];
};

export type SummaryStore = {
  /** Adds the summaries whose (household, person, week) doesn't exist yet, and returns those. */
  addMissing(summaries: readonly QueuedSummary[]): Promise<readonly QueuedSummary[]>;
  /**
   * Claims summaries of the run, in the order of the ids of households and people: those that are queued, unless they were claimed
   * since `attemptStart`, and those that were claimed before `abandonedBefore` and have no result. Of several callers at
   * once, each receives different ones.
   */
  claim(runId: string, claim: SummaryClaim): Promise<readonly QueuedSummary[]>;
  /** Saves the results of claimed summaries. Returns the people whose summaries had no result before. */
  saveResults(results: readonly SummaryResult[], at: Date): Promise<readonly PersonInHome[]>;
  progress(runId: string): Promise<SummaryProgress>;
  /** The runs that have summaries which are queued or being sent; by id. */
  openRuns(): Promise<readonly string[]>;
  /** How many summaries of all runs are queued or being sent. */
  countOpen(): Promise<number>;
  /** Deletes the summaries of weeks that began before the day, and returns their number. */
  deleteBefore(before: IsoDate): Promise<number>;
};
