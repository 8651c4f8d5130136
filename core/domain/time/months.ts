export type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** The month so many months later. */
export const monthAfter = (month: Month, months: number): Month => (((month - 1 + months) % 12) + 1) as Month;

/** The month six months later, when the other hemisphere has the same season. */
export const halfYearOn = (month: Month): Month => monthAfter(month, 6);

/** How many months after the earlier one the month comes, from 0 to 11. */
export const monthsAfter = (month: Month, earlier: Month): number => (month - earlier + 12) % 12;

/** How many months lie between the two, whichever comes first: from 0 to 6. */
export const monthsBetween = (one: Month, other: Month): number =>
  Math.min(monthsAfter(one, other), monthsAfter(other, one));

/** Whether what begins in the month falls in the warm half of the year. */
export function isInWarmHalf(begin: Month | undefined, isSouthern: boolean): boolean {
  if (begin === undefined) return false;
  const month = isSouthern ? halfYearOn(begin) : begin;
  return month >= 4 && month <= 10;
}
