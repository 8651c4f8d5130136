import type { IsoDate } from '../domain/dates.ts';

export type WeekStore = {
  /** Which of the weeks, named by their Mondays, have been planned, and on which of the household's days. */
  planned(householdId: string, weekStarts: readonly IsoDate[]): Promise<ReadonlyMap<IsoDate, IsoDate>>;
  /** Notes that the weeks have been planned; a week that was is left as it is. */
  markPlanned(householdId: string, weekStarts: readonly IsoDate[], on: IsoDate): Promise<void>;
  /** The weeks are to be planned again when next looked at. */
  forget(householdId: string, weekStarts: readonly IsoDate[]): Promise<void>;
};
