import type { IsoDate } from '../time/dates.ts';

/** Amounts are in micros, millionths of a euro, since a call costs less than a cent. */
export const microsPerCent = 10_000;

/** The share of a month's budget that one household may use in a day. */
const householdShare = 0.02;

/** How many calls of a kind its share allows a household at least, so that a manual isn't always too much. */
const leastCalls = 2;

/** The caps in micros that follow from a month's budget, for a call that costs at most `reserved`. */
export const capsOf = (monthlyBudget: number, reserved: number) => ({
  month: monthlyBudget,
  householdDay: Math.max(Math.floor(monthlyBudget * householdShare), leastCalls * reserved),
});

/** Where a call counts: days and months of UTC, which are the same for every household. */
export function usagePlace(householdId: string, now: Date) {
  const day: IsoDate = now.toISOString().slice(0, 10);
  return { householdId, day, month: `${day.slice(0, 7)}-01` };
}

/** Seconds until the next day or month in UTC, when a cap that is used up allows calls again. */
export function secondsUntilFree(cap: 'day' | 'month', now: Date): number {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  const next = cap === 'day' ? Date.UTC(year, month, day + 1) : Date.UTC(year, month + 1);
  return Math.ceil((next - now.getTime()) / 1000);
}
