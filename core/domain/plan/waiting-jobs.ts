import type { Candidate, Candidates } from './candidates-for.ts';
import type { Job } from './types.ts';

/** A job that comes less often than it should. */
export type WaitingJob = {
  readonly job: Job;
  /** Null if it never comes. */
  readonly everyDays: number | null;
  readonly wantedDays: number;
};

/** A longer interval is worth mentioning from this share on. */
const noticeable = 1.25;
const year = 365;

/** The interval that the plan keeps. In a season that has room for one turn, a job comes every so many whole years. */
function daysBetweenTurns(interval: number, windows: Candidate['windows'] = []): number {
  const [window] = windows;
  const isOncePerSeason = window !== undefined && window.closes - window.opens < interval;
  return isOncePerSeason && Number.isFinite(interval) ? year * Math.max(1, Math.round(interval / year)) : interval;
}

/** The jobs that the home has too little time for, those that never come first. */
export function waitingJobs({ jobs, all, rhythm }: Pick<Candidates, 'jobs' | 'all' | 'rhythm'>): readonly WaitingJob[] {
  const windows = new Map(all.map((candidate) => [candidate.task, candidate.windows]));
  return jobs
    .map((job) => {
      const { task } = job;
      const interval = daysBetweenTurns(rhythm.intervalOf(job), windows.get(task));
      return { job, interval, wanted: daysBetweenTurns(task.intervalDays, windows.get(task)) };
    })
    .filter(({ interval, wanted }) => interval >= wanted * noticeable)
    .sort((one, other) => other.interval / other.wanted - one.interval / one.wanted)
    .map(({ job, interval }) => ({
      job,
      everyDays: Number.isFinite(interval) ? Math.round(interval) : null,
      wantedDays: job.task.intervalDays,
    }));
}
