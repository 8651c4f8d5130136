import { type Candidate, candidateFor } from './due.ts';
import { jobsOfHome } from './jobs-of-home.ts';
import { firstDueDates } from './ramp-up.ts';
import type { PlanInput } from './types.ts';

/**
 * Returns every job that is possible in the week, usually several times as many as it has places for. They include
 * critical jobs that fall due within `weeksAhead`, so that room can be kept for them.
 */
export function candidatesFor(input: PlanInput): readonly Candidate[] {
  const { home, catalogue, weekStart } = input;
  const jobs = jobsOfHome(home, catalogue);
  const firstDue = firstDueDates(home, jobs);
  return jobs.flatMap((job) => candidateFor(job, firstDue.get(job.task.id) ?? weekStart, input) ?? []);
}
