import { addDays, daysBetween, type IsoDate } from '../time/dates.ts';

/** The answers to "When was this last done?". */
export const lastDoneTimes = ['this-year', 'last-year', 'longer-ago', 'unknown'] as const;
export type LastDoneTime = (typeof lastDoneTimes)[number];

/**
 * The day that the answer stands for: the middle of the time it names. Undefined if it is longer ago or unknown, so
 * that the task stays due.
 */
export function dayOfLastDone(when: LastDoneTime, today: IsoDate): IsoDate | undefined {
  const thisYear = `${today.slice(0, 4)}-01-01`;
  if (when === 'this-year') return addDays(thisYear, Math.floor(daysBetween(thisYear, today) / 2));
  if (when === 'last-year') return `${Number(today.slice(0, 4)) - 1}-07-01`;
  return undefined;
}
