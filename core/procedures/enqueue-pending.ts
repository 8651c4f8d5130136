import type { Ports } from '../ports/index.ts';
import type { PendingJobName } from '../ports/jobs.ts';
import type { PendingJob } from '../ports/pending-job-store.ts';
import type { Stores } from '../ports/unit-of-work.ts';

export type EnqueuePending = ReturnType<typeof makeEnqueuePending>;

type Deps = Pick<Ports, 'clock' | 'ids'>;

/**
 * Enqueues a job for a household, or a person in it, whose jobs of one name take turns, in the caller's transaction. Returns the id of the pending job: a
 * new one, or that of the record that the job is about. See docs/decisions/0016.
 */
export const makeEnqueuePending =
  ({ clock, ids }: Deps) =>
  async (
    { pendingJobs, jobs }: Pick<Stores, 'pendingJobs' | 'jobs'>,
    name: PendingJobName,
    { householdId, personId }: Pick<PendingJob, 'householdId' | 'personId'>,
    pendingJobId = ids.next(),
  ): Promise<string> => {
    await pendingJobs.add({
      id: pendingJobId,
      householdId,
      ...(personId !== undefined && { personId }),
      createdAt: clock.now(),
    });
    await jobs.enqueue({ name, data: { pendingJobId } }, personId === undefined ? {} : { personId });
    return pendingJobId;
  };
