import type { IsoDate } from '../domain/time/dates.ts';

/** What calls have cost and may still cost, in micros. */
export type Usage = { readonly reserved: number; readonly spent: number; readonly calls: number };

/** The rows that a call counts in: the household's day, and the month of everybody. Both are days in UTC. */
type UsagePlace = { readonly householdId: string; readonly day: IsoDate; readonly month: IsoDate };

/** A cap: that of a household's day, or that of everybody's month. */
type UsageCap = 'day' | 'month';

export type UsageStore = {
  /**
   * Reserves an amount, unless a cap would be passed. Returns that cap; the transaction must then be rolled back. Of many
   * callers at once, only as many succeed as the caps allow.
   */
  reserve(
    place: UsagePlace,
    amount: number,
    caps: { readonly householdDay: number; readonly month: number },
  ): Promise<UsageCap | undefined>;
  /** Replaces a reserved amount by what the call has cost. */
  settle(place: UsagePlace, reserved: number, spent: number): Promise<void>;
  ofDay(householdId: string, day: IsoDate): Promise<Usage>;
  ofMonth(month: IsoDate): Promise<Usage>;
  /** Deletes the days before one, and returns their number. */
  deleteBefore(before: IsoDate): Promise<number>;
};
