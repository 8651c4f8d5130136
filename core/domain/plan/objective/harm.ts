import type { Candidate } from '../candidates-for.ts';
import { isWorstHazard } from '../joining.ts';
import { isAgainstHazard, isAgainstWeather, isCareInUse, isCostlyToLeave, isLesson } from '../types.ts';
import { prices } from './prices.ts';

/** What a year without the job costs, how much steeper that gets, and its interval in days. */
export type Harm = { readonly aYear: number; readonly steepness: number; readonly interval: number };

const steepnessOf = {
  danger: prices.steepDanger,
  costly: prices.steepCostly,
  wear: prices.steepWear,
  comfort: prices.steepComfort,
} as const;

function harmOfYear({ task, assumes }: Candidate, isFirst: boolean): number {
  const { stake, seasonalUse } = task;
  const ofWear = isAgainstHazard({ task })
    ? prices.againstHazard
    : isCareInUse({ task })
      ? prices.careInUse
      : prices[stake];
  const known = stake === 'danger' && isWorstHazard({ task }) ? prices.worstHazard : ofWear;
  const ofWeather = stake === 'costly' && isAgainstWeather({ task }) ? prices.weather : known;
  const ofUse = seasonalUse ? Math.max(ofWeather, prices.costly) : ofWeather;
  const ofLesson = isFirst && isLesson({ task }) ? prices.lesson : 0;
  const ofFirst = isFirst ? prices.unseen * task.minutes : 0;
  return Math.max(ofUse, ofLesson, ofFirst) * (assumes ? prices.unanswered : 1);
}

/** `isFirst`: until the job comes for the first time. */
export const harmOf = (candidate: Candidate, isFirst: boolean): Harm => ({
  aYear: harmOfYear(candidate, isFirst),
  steepness: steepnessOf[isFirst && isLesson(candidate) ? 'danger' : candidate.task.stake],
  interval: candidate.task.intervalDays,
});

/** What waiting costs from the last time on, until so many days after it. */
export function harmAfter({ aYear, steepness, interval }: Harm, days: number): number {
  if (days <= 0) return 0;
  const inInterval = Math.min(days, interval);
  const most = prices.harmDone * interval;
  const late = Math.max(0, Math.min(days, most) - interval);
  const done = Math.max(0, days - most);
  const daily = aYear / 365;
  return (
    daily *
    ((inInterval * inInterval) / (2 * interval) +
      late +
      (steepness * late * late) / (2 * interval) +
      done * (1 + steepness * (prices.harmDone - 1)))
  );
}

/** How many of its intervals a job that was never done has waited when the home joins. */
export function sharePassed({ task }: Candidate): number {
  if (task.stake === 'danger' || isLesson({ task }) || isCostlyToLeave({ task }) || isAgainstHazard({ task }))
    return prices.firstDanger;
  if (task.stake === 'costly') return prices.firstCostly;
  return task.quickWin || isCareInUse({ task }) ? prices.firstOther : prices.firstWear;
}
