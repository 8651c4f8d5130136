import { every } from '../../care/care-task.ts';
import type { Candidate } from '../candidates-for.ts';
import { isOnce } from '../objective/seasons.ts';

/** No job comes again before this share of its interval. A season and a shared visit may bring it forward more. */
export const leastShares = { danger: 0.9, other: 0.8, shared: 0.65, season: 0.665, often: 0.62 } as const;
const days = 7;
/** A job that comes so often has no week of play: its interval is two weeks. */
const fortnight = 2;

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
