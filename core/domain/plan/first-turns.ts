import { every, type Stake } from '../care-task.ts';
import { addDays, dayNumber, type IsoDate, weekdayOf, weekStartOf } from '../dates.ts';
import { shuffle } from '../shuffle.ts';
import type { Home, Job } from './types.ts';

/** Over how many weeks the first turns of a home's jobs are spread, at most one interval. The first week has quick wins. */
const weeksOfFirstTurns = { danger: 3, costly: 16, wear: 26, comfort: 52 } as const satisfies Record<Stake, number>;

/** A job of a season waits at most this long for a place in the season that is on or comes next. */
const weeksBeforeSeason = 8;
/** A home's first weeks are for quick wins, safety and what is expensive to forget. */
const weeksOfSettling = 3;

/** The Monday of the first week that still has a scheduled day when onboarding ends. */
export function firstWeekOf(home: Pick<Home, 'onboardedOn' | 'scheduledDays'>): IsoDate {
  const inSevenDays = Array.from({ length: 7 }, (_, days) => addDays(home.onboardedOn, days));
  const first = inSevenDays.find((date) => home.scheduledDays.includes(weekdayOf(date))) ?? home.onboardedOn;
  return weekStartOf(first);
}

/** Numbers from 0 to 1 that are spread evenly however many there are. */
const spread = (index: number): number => (index * 0.618034) % 1;

/**
 * The day on which each job without a history is due for the first time: quick wins in the first week, then danger and
 * cost within weeks, and the rest at its place in the year, so that yearly jobs don't return in clusters.
 */
export function firstTurns(
  home: Home,
  jobs: readonly Job[],
  intervalOf: (job: Job) => number,
): ReadonlyMap<string, number> {
  const firstDay = dayNumber(firstWeekOf(home));
  const counts: Record<Stake, number> = { danger: 0, costly: 0, wear: 0, comfort: 0 };
  const ranked = jobs
    .map((job) => ({ job, rank: shuffle(home.id + job.task.id) }))
    .sort((one, other) => one.rank - other.rank);
  return new Map(
    ranked.map(({ job }) => {
      const { id, stake, quickWin, season } = job.task;
      if (quickWin) return [id, firstDay];
      const mostWeeks = season ? Math.min(weeksOfFirstTurns[stake], weeksBeforeSeason) : weeksOfFirstTurns[stake];
      const weeks = Math.min(mostWeeks, Math.max(3, Math.round(Math.min(intervalOf(job), every.year) / 7)));
      const settling = stake === 'wear' || stake === 'comfort' ? weeksOfSettling : 1;
      return [id, firstDay + 7 * (settling + Math.floor(spread(counts[stake]++) * weeks))];
    }),
  );
}
