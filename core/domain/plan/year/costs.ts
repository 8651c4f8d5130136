import type { Candidate } from '../candidates-for.ts';
import type { Capacity, Week } from './capacity.ts';

/** What makes a week a bad choice for a turn, in shares of a full week. */
export const weights = {
  /** Being off the best week of a season, of a longest gap, or of any other rhythm, for each half of what is allowed. */
  season: 1.4,
  danger: 0.3,
  rhythm: 0.5,
  /** A week in which a safety job of a new home waits, or a job that is late in its season. */
  waiting: 2,
  /** The load of a frequent safety job, which may fill a week, so that others have room for long jobs. */
  loadOfFrequentSafety: 0.1,
  /** What it saves to share a visit, a machine that is moved, or a round. */
  sharing: 3,
  /** Moving a turn from the week that the last plan gave it. */
  moving: 2,
} as const;

/** Safety jobs that come at least this often are frequent, in days. */
const frequent = 61;

/** How full the week would be, where 1 is an average week by minutes, or all places taken. */
export function loadOf({ places, minutes }: Capacity, target: number, mostPlaces: number): number {
  return Math.max(minutes / target, (mostPlaces - places) / mostPlaces);
}

/** What it costs to fill the week with the job too: the square of its load, so that weeks fill evenly. */
export function loadCost(week: Week, { task, interval }: Candidate, target: number, mostPlaces: number): number {
  const load = loadOf({ places: week.places - 1, minutes: week.minutes + task.minutes }, target, mostPlaces);
  const weight = task.stake === 'danger' && interval < frequent ? weights.loadOfFrequentSafety : 1;
  return load * load * weight;
}

/** What each week away from the best one costs, when the turn may come in a span of so many weeks. */
export function costOfAWeek({ task, interval, windows }: Candidate, spanInWeeks: number): number {
  if (windows.length > 0) return weights.season / Math.max(2, spanInWeeks / 2);
  return (task.stake === 'danger' ? weights.danger : weights.rhythm) / Math.max(2, interval / 28);
}
