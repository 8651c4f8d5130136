import type { IsoDate } from '#core/domain/dates.ts';

export type WeekStore = {
  /** Which of the weeks, named by their Mondays, have been planned. */
  planned(householdId: string, weekStarts: readonly IsoDate[]): Promise<ReadonlySet<IsoDate>>;
  /** Notes that the weeks have been planned; a week that was is left as it is. */
  markPlanned(householdId: string, weekStarts: readonly IsoDate[], at: Date): Promise<void>;
  /** The weeks are to be planned again when next looked at. */
  forget(householdId: string, weekStarts: readonly IsoDate[]): Promise<void>;
};
