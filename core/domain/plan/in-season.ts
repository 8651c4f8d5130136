import type { Candidate } from './candidates-for.ts';

/** Whether the season of a job is on in the week, or still matters. Always, without a season. */
export function isInSeason({ windows, graceDays }: Candidate, monday: number): boolean {
  if (windows.length === 0) return true;
  return windows.some(({ opens, closes }) => opens <= monday + 6 && monday <= closes + graceDays);
}

/** How many days into its season a job may wait whose item isn't used before. */
const daysIntoSeason = 28;

/** The last day on which a job for safety or by law may come after the given one. An unused item waits for its season. */
export function latestDayAfter({ task, interval, windows }: Candidate, last: number): number {
  const due = last + interval;
  if (!task.waitsForSeason) return due;
  const window = windows.find(({ closes }) => closes >= due);
  return window ? Math.max(due, Math.min(window.closes, window.opens + daysIntoSeason)) : Number.POSITIVE_INFINITY;
}
