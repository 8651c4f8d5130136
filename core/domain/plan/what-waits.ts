import type { Stake } from '../care/care-task.ts';
import { tasksPerWeekLimits } from '../home/household.ts';
import type { Candidates } from './candidates-for.ts';
import { minutesFor, tasksPerWeekFor } from './intervals.ts';
import { type StretchedJob, stretchedJobs } from './stretched-jobs.ts';

/** How much more rarely the jobs come. `never`: there is no room for them for now. */
export type Rarity = 'little' | 'half' | 'third' | 'much' | 'never';

/** A wish for more tasks a week, with the minutes that they and today's wish take. */
export type Raise = { readonly tasksPerWeek: number; readonly minutes: number; readonly minutesBefore: number };

/** What a home does without at the household's wish, and what it could wish for instead. */
export type WhatWaits = {
  /** What the wish takes each week. */
  readonly minutes: number;
  readonly jobs: number;
  /** What the jobs are for: `damage` is expensive. */
  readonly kind: 'damage' | 'cleaning' | 'upkeep' | 'both';
  readonly rarity: Rarity;
  /** Absent if more tasks a week would change nothing, or are more than a week may have. */
  readonly raise?: Raise;
};

/** A week that grows more than this many times at once would no longer be a small change. */
const largestRaise = 2;

/** How many times more rarely the jobs come at most, from the fewest on. */
const rarities: readonly (readonly [most: number, rarity: Rarity])[] = [
  [1.7, 'little'],
  [2.5, 'half'],
  [3.5, 'third'],
  [Number.MAX_VALUE, 'much'],
];

const timesRarer = ({ everyDays, wantedDays }: StretchedJob): number =>
  everyDays === null ? Number.POSITIVE_INFINITY : everyDays / wantedDays;

/** What happens to most of the jobs. */
function rarityOf(jobs: readonly StretchedJob[]): Rarity {
  const sorted = jobs.map(timesRarer).sort((one, other) => one - other);
  const middle = sorted[sorted.length >> 1] ?? 1;
  return rarities.find(([most]) => middle <= most)?.[1] ?? 'never';
}

/** What the jobs that aren't for safety or money are for. */
function kindOf(stakes: ReadonlySet<Stake>): WhatWaits['kind'] {
  if (!stakes.has('wear')) return 'cleaning';
  return stakes.has('comfort') ? 'both' : 'upkeep';
}

/** The wish that gives the home what it needs, or the next large step towards it. */
function raiseFrom(tasksPerWeek: number, needed: number): WhatWaits['raise'] {
  const next = Math.min(needed, tasksPerWeek * largestRaise, tasksPerWeekLimits.max);
  if (next <= tasksPerWeek) return undefined;
  return { tasksPerWeek: next, minutes: minutesFor(next), minutesBefore: minutesFor(tasksPerWeek) };
}

/** The jobs that come less often than they should; undefined if none does. Those against expensive damage come first. */
export function whatWaits(candidates: Candidates, tasksPerWeek: number): WhatWaits | undefined {
  const waiting = stretchedJobs(candidates);
  if (waiting.length === 0) return undefined;
  const stakes = new Map(candidates.jobs.map(({ task }) => [task.id, task.stake]));
  const stakeOf = ({ taskId }: StretchedJob) => stakes.get(taskId) ?? 'comfort';
  const weighty = waiting.filter((job) => ['danger', 'costly'].includes(stakeOf(job)));
  const jobs = weighty.length > 0 ? weighty : waiting;
  const raise = raiseFrom(tasksPerWeek, tasksPerWeekFor(candidates.rhythm.wanted));
  return {
    minutes: minutesFor(tasksPerWeek),
    jobs: jobs.length,
    kind: weighty.length > 0 ? 'damage' : kindOf(new Set(waiting.map(stakeOf))),
    rarity: rarityOf(jobs),
    ...(raise && { raise }),
  };
}
