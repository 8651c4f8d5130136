import { every } from '../../care/care-task.ts';
import type { Candidate } from '../candidates-for.ts';
import { isOnce, type Period } from '../objective/seasons.ts';

/** No job comes again before this share of its interval. A season and a shared visit may bring it forward more. */
export const leastShares = { danger: 0.9, other: 0.8, shared: 0.65, season: 0.665, often: 0.62 } as const;
const days = 7;
/** A job that comes so often has no week of play: its interval is two weeks. */
const fortnight = 2;

/** Whether the interval ends in a pause, or in the days after it before the home can do anything. */
const endsIn = (pauses: readonly Period[], due: number): boolean =>
  pauses.some(({ from, to }) => from <= due && due <= to + days);

/** The fewest days after a turn, which are fewer if the interval of a job for safety ends in one of the pauses. */
export function leastDaysAfter(candidate: Candidate, day: number, pauses: readonly Period[]): number {
  const { stake, intervalDays } = candidate.task;
  const least = leastDays(candidate);
  if (stake !== 'danger' || !endsIn(pauses, day + intervalDays)) return least;
  return Math.min(least, leastShares.often * intervalDays);
}

/** The fewest days between two turns of a job. */
export function leastDays(candidate: Candidate): number {
  const { intervalDays, bundle, professional, stake } = candidate.task;
  if (isOnce(candidate)) return leastShares.season * intervalDays;
  if (bundle !== undefined && (professional || stake !== 'danger')) return leastShares.shared * intervalDays;
  if (stake !== 'danger') return leastShares.other * intervalDays;
  if (intervalDays > every.twoMonths) return leastShares.danger * intervalDays;
  const weeks = Math.floor(intervalDays / days);
  const play = weeks <= fortnight ? 0 : 1;
  // From the last day of one week to the first of another.
  return Math.max(leastShares.often * intervalDays, days * (weeks - play) - days + 1);
}
