import type { IsoDate } from '../domain/dates.ts';

export type WeekStore = {
  /** The planned weeks among these, by their Mondays, and the household's day on which each was planned. */
  planned(householdId: string, weekStarts: readonly IsoDate[]): Promise<ReadonlyMap<IsoDate, IsoDate>>;
  /** Marks the weeks as unplanned, so that they are planned again when next needed. */
  forget(householdId: string, weekStarts: readonly IsoDate[]): Promise<void>;
};
