import type { IsoDate } from '../domain/dates.ts';

export type WeekStore = {
  /** The planned weeks among these, by their Mondays, and the household's day on which each was planned. */
  planned(householdId: string, weekStarts: readonly IsoDate[]): Promise<ReadonlyMap<IsoDate, IsoDate>>;
  /** Saves that the weeks are planned. Has no effect on a week that is already planned. */
  markPlanned(householdId: string, weekStarts: readonly IsoDate[], on: IsoDate): Promise<void>;
  /** Marks the weeks as unplanned, so that they are planned again when next needed. */
  forget(householdId: string, weekStarts: readonly IsoDate[]): Promise<void>;
};
