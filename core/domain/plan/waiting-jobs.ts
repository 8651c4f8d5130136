import type { Candidates } from './candidates-for.ts';
import type { Job } from './types.ts';

/** A job that comes more rarely than it should. */
export type WaitingJob = {
  readonly job: Job;
  /** Null if it never comes. */
  readonly everyDays: number | null;
  readonly wantedDays: number;
};

/** From this share on, a longer interval is worth telling. */
const noticeable = 1.25;

/** The jobs that the home has too little time for, those that never come first. */
export function waitingJobs({ jobs, rhythm }: Pick<Candidates, 'jobs' | 'rhythm'>): readonly WaitingJob[] {
  return jobs
    .map((job) => ({ job, interval: rhythm.intervalOf(job), wantedDays: job.task.intervalDays }))
    .filter(({ interval, wantedDays }) => interval >= wantedDays * noticeable)
    .sort((one, other) => other.interval / other.wantedDays - one.interval / one.wantedDays)
    .map(({ job, interval, wantedDays }) => ({
      job,
      everyDays: Number.isFinite(interval) ? Math.round(interval) : null,
      wantedDays,
    }));
}
