import type { Stake } from '../care-task.ts';
import { tasksPerWeekLimits } from '../household.ts';
import { hoursText } from '../words/rhythm.ts';
import type { Candidates } from './candidates-for.ts';
import { minutesFor, tasksPerWeekFor } from './intervals.ts';
import { type StretchedJob, stretchedJobs } from './stretched-jobs.ts';

/** What a home does without at the household's wish, and what it could wish for instead. */
export type WhatWaits = {
  readonly sentence: string;
  /** Absent if more tasks a week would change nothing, or are more than a week may have. */
  readonly raise?: { readonly tasksPerWeek: number; readonly label: string };
};

/** A week that grows more than this many times at once would no longer be a small change. */
const largestRaise = 2;

/** How much more rarely the jobs come, from the fewest times on. Jobs that are left out come infinitely more rarely. */
const rarities: readonly (readonly [most: number, words: string])[] = [
  [1.7, 'a little less often'],
  [2.5, 'about half as often'],
  [3.5, 'about a third as often'],
  [Number.MAX_VALUE, 'much less often'],
];

const timesRarer = ({ everyDays, wantedDays }: StretchedJob): number =>
  everyDays === null ? Number.POSITIVE_INFINITY : everyDays / wantedDays;

/** What happens to most of the jobs. */
function rarityOf(jobs: readonly StretchedJob[]): string {
  const sorted = jobs.map(timesRarer).sort((one, other) => one - other);
  const middle = sorted[sorted.length >> 1] ?? 1;
  const words = rarities.find(([most]) => middle <= most)?.[1];
  const one = jobs.length === 1;
  if (words === undefined) return one ? 'waits for now' : 'wait for now';
  return `${one ? 'comes' : 'come'} ${words}`;
}

/** What the jobs that aren't for safety or money are for. */
function subjectOf(stakes: ReadonlySet<Stake>, count: number): string {
  const kind = !stakes.has('wear') ? 'cleaning' : !stakes.has('comfort') ? 'upkeep' : 'cleaning and upkeep';
  return count === 1 ? `one small ${kind} job` : `small ${kind} jobs`;
}

function sentenceOf(waiting: readonly StretchedJob[], stakeOf: (job: StretchedJob) => Stake, time: string): string {
  const isWeighty = (job: StretchedJob) => ['danger', 'costly'].includes(stakeOf(job));
  const weighty = waiting.filter(isWeighty);
  if (weighty.length > 0) {
    const jobs = weighty.length === 1 ? 'one job that prevents' : 'jobs that prevent';
    return `At about ${time} a week, even ${jobs} expensive damage ${rarityOf(weighty)}.`;
  }
  const subject = subjectOf(new Set(waiting.map(stakeOf)), waiting.length);
  return `At about ${time} a week, ${subject} ${rarityOf(waiting)}.`;
}

/** The wish that gives the home what it needs, or the next large step towards it. */
function raiseFrom(tasksPerWeek: number, needed: number): WhatWaits['raise'] {
  const next = Math.min(needed, tasksPerWeek * largestRaise, tasksPerWeekLimits.max);
  if (next <= tasksPerWeek) return undefined;
  const [before, after] = [tasksPerWeek, next].map((wish) => hoursText(minutesFor(wish)));
  return { tasksPerWeek: next, label: before === after ? `Plan ${next} tasks a week` : `Plan ${after} a week` };
}

/** One sentence about the jobs that come less often than they should; undefined if none does. */
export function whatWaits(candidates: Candidates, tasksPerWeek: number): WhatWaits | undefined {
  const waiting = stretchedJobs(candidates);
  if (waiting.length === 0) return undefined;
  const stakes = new Map(candidates.jobs.map(({ task }) => [task.id, task.stake]));
  const stakeOf = ({ taskId }: StretchedJob) => stakes.get(taskId) ?? 'comfort';
  const raise = raiseFrom(tasksPerWeek, tasksPerWeekFor(candidates.rhythm.wanted));
  return {
    sentence: sentenceOf(waiting, stakeOf, hoursText(minutesFor(tasksPerWeek))),
    ...(raise && { raise }),
  };
}
