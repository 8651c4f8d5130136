import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'publishHome'>;

/** Publishes a home that has changed. What fails is left to the process that is connected. */
export const makePublishLinkedHome =
  ({ unitOfWork, publishHome }: Deps) =>
  async ({ pendingJobId }: { readonly pendingJobId: string }): Promise<void> => {
    const pendingJob = await unitOfWork.run(({ pendingJobs }) => pendingJobs.find(pendingJobId));
    if (!pendingJob) return;
    await publishHome(pendingJob.householdId);
    await unitOfWork.run(({ pendingJobs }) => pendingJobs.delete(pendingJobId));
  };
