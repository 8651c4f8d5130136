import { stakes } from '../care/care-task.ts';
import { isOncePerSeason } from '../climate/seasons.ts';
import type { Candidate, Candidates } from './candidates-for.ts';

/** A job that comes less often than it should, because the home needs more time than the household has. */
export type StretchedJob = {
  readonly taskId: string;
  readonly title: string;
  readonly item: string;
  /** Null if the plan leaves it out. */
  readonly everyDays: number | null;
  readonly wantedDays: number;
};

/** A job whose interval is longer by less than this share is not worth telling. */
const tolerance = 0.75;
const year = 365;

/** The interval that the plan keeps. In a season that has room for one turn, jobs come every so many whole years. */
function plannedDays(interval: number, { windows: [window] }: Candidate): number {
  return isOncePerSeason(window, interval) ? year * Math.max(1, Math.round(interval / year)) : Math.round(interval);
}

/** The jobs of a home that come less often than they should, with those that the plan leaves out; the weightiest first. */
export function stretchedJobs({ jobs, all }: Candidates): readonly StretchedJob[] {
  const candidates = new Map(all.map((candidate) => [candidate.task.id, candidate]));
  const byStake = jobs.toSorted((one, other) => stakes.indexOf(one.task.stake) - stakes.indexOf(other.task.stake));
  return byStake.flatMap(({ item, task: { id, title, intervalDays: wantedDays } }) => {
    const candidate = candidates.get(id);
    const everyDays =
      candidate && Number.isFinite(candidate.interval) ? plannedDays(candidate.interval, candidate) : null;
    // In season, even a job that isn't stretched may have to wait a year for its next turn.
    const inTime = candidate ? plannedDays(wantedDays, candidate) * (1 + tolerance) : 0;
    return everyDays !== null && everyDays <= inTime
      ? []
      : [{ taskId: id, title, item: item.name, everyDays, wantedDays }];
  });
}
