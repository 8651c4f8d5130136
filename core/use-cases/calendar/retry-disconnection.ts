import { personMeant } from '../../ports/membership-store.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'finishDisconnection'>;

/** Completes a disconnection that could not be completed when it was requested. */
export const makeRetryDisconnection =
  ({ unitOfWork, finishDisconnection }: Deps) =>
  async ({ pendingJobId }: { readonly pendingJobId: string }): Promise<void> => {
    const own = await unitOfWork.run(async ({ pendingJobs, memberships }) => {
      const pendingJob = await pendingJobs.find(pendingJobId);
      return pendingJob && personMeant(memberships, pendingJob);
    });
    if (own) await finishDisconnection(own);
    await unitOfWork.run(({ pendingJobs }) => pendingJobs.delete(pendingJobId));
  };
