import type { IsoDate } from '#core/domain/dates.ts';

export type WeekStore = {
  /** Which of the weeks, named by their Mondays, have been planned. */
  planned(householdId: string, weekStarts: readonly IsoDate[]): Promise<ReadonlySet<IsoDate>>;
  /** Notes that the weeks have been planned; a week that was is left as it is. */
  markPlanned(householdId: string, weekStarts: readonly IsoDate[], at: Date): Promise<void>;
  /** Forgets that the weeks from this Monday on have been planned. */
  forgetFrom(householdId: string, weekStart: IsoDate): Promise<void>;
};
