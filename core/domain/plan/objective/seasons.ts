import { isOncePerSeason, type Window } from '../../climate/seasons.ts';
import type { Candidate } from '../candidates-for.ts';
import { isWeighty, keepsInterval } from '../types.ts';
import type { Harm } from './harm.ts';
import { prices } from './prices.ts';

/** Days from one to another, both included, as day numbers. */
export type Period = { readonly from: number; readonly to: number };

/** A season's half counts as at least this long, and its grace too, in days. */
const leastHalf = 21;
const leastGrace = 7;
/** How long before it is due a job of several years may come for its season, in days. */
const mostDaysEarly = 122;

export const isOnce = ({ windows, task }: Candidate): boolean => isOncePerSeason(windows[0], task.intervalDays);

/** Whether waiting costs nothing but the seasons that pass without it. */
export const isOfSeasonOnly = (candidate: Candidate): boolean =>
  isOnce(candidate) && (!keepsInterval(candidate) || candidate.task.waitsForSeason === true);

/** Whether it comes in its season or not at all. What keeps an interval may not wait, once it was done. */
export const isBoundToSeason = (candidate: Candidate): boolean =>
  candidate.windows.length > 0 &&
  (isOfSeasonOnly(candidate) ||
    !keepsInterval(candidate) ||
    !isOnce(candidate) ||
    (candidate.task.stake !== 'danger' && candidate.last === undefined));

/** The season in which a day lies, or after which it still helps. */
export const windowAt = ({ windows, graceDays }: Candidate, day: number): Window | undefined =>
  windows.find(({ opens, closes }) => opens <= day && day <= closes + graceDays);

/** What coming on a day of the season costs, in years of harm: the further from its best day, the more. */
export function offBest({ opens, best, closes }: Window, day: number, graceDays: number): number {
  const { graceBegins, graceEnds, seasonEdge } = prices;
  if (day > closes) return graceBegins + ((graceEnds - graceBegins) * (day - closes)) / Math.max(leastGrace, graceDays);
  return (seasonEdge * Math.abs(day - best)) / Math.max(leastHalf, day < best ? best - opens : closes - best);
}

/** What the seasons cost that pass without a turn between two days; without the first, from when it counts as done. */
export function missedSeasons(candidate: Candidate, harm: Harm, firstDay: number) {
  const { windows, graceDays, yields } = candidate;
  const { interval } = harm;
  const price = harm.aYear * (isWeighty(candidate) ? prices.seasonMissed : prices.easySeasonMissed);
  const priceOf = (window: Window): number => (yields?.includes(window) ? prices.leftToOthers * price : price);
  const isDue = (window: Window, last: number | undefined, start: number): boolean => {
    if (last === undefined) return start + interval - mostDaysEarly <= window.closes;
    return last < window.opens && (interval <= 365 || last + interval - mostDaysEarly <= window.closes);
  };
  return (last: number | undefined, start: number, end: number): number =>
    windows.reduce((sum, window) => {
      const closes = window.closes + graceDays;
      return firstDay <= closes && closes < end && isDue(window, last, start) ? sum + priceOf(window) : sum;
    }, 0);
}
