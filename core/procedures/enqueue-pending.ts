import type { Ports } from '../ports/index.ts';
import type { PendingJobName } from '../ports/jobs.ts';
import type { Stores } from '../ports/unit-of-work.ts';

export type EnqueuePending = ReturnType<typeof makeEnqueuePending>;

type Deps = Pick<Ports, 'clock' | 'ids'>;

/**
 * Enqueues a job for a household in the caller's transaction. Returns the id of the pending job: a new one, or that of the
 * record that the job is about. `aboutId`: the person that it is about.
 */
export const makeEnqueuePending =
  ({ clock, ids }: Deps) =>
  async (
    { pendingJobs, jobs }: Pick<Stores, 'pendingJobs' | 'jobs'>,
    name: PendingJobName,
    householdId: string,
    { pendingJobId = ids.next(), aboutId }: { readonly pendingJobId?: string; readonly aboutId?: string } = {},
  ): Promise<string> => {
    const about = aboutId !== undefined && { aboutId };
    await pendingJobs.add({ id: pendingJobId, householdId, createdAt: clock.now(), ...about });
    await jobs.enqueue({ name, data: { pendingJobId } });
    return pendingJobId;
  };
