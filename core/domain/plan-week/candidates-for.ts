import { type Candidate, candidateFor } from './due.ts';
import { jobsOfHome } from './jobs-of-home.ts';
import { firstDueDates } from './ramp-up.ts';
import type { PlanInput } from './types.ts';

/**
 * Every job that the week could hold, usually several times as many as it has places for. Critical jobs that fall due
 * within `weeksAhead` are among them, so that room can be kept for them.
 */
export function candidatesFor(input: PlanInput): readonly Candidate[] {
  const { home, catalogue, weekStart } = input;
  const jobs = jobsOfHome(home, catalogue);
  const firstDue = firstDueDates(home, jobs);
  return jobs.flatMap((job) => candidateFor(job, firstDue.get(job.task.id) ?? weekStart, input) ?? []);
}
