export type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** The month six months later, when the other hemisphere has the same season. */
export const halfYearOn = (month: Month): Month => (((month + 5) % 12) + 1) as Month;
