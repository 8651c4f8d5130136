import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'finishDisconnection'>;

/** Completes a disconnection that could not be completed when it was requested. */
export const makeResumeDisconnection =
  ({ unitOfWork, finishDisconnection }: Deps) =>
  async ({ pendingJobId }: { readonly pendingJobId: string }): Promise<void> => {
    const pendingJob = await unitOfWork.run(({ pendingJobs }) => pendingJobs.find(pendingJobId));
    if (!pendingJob) return;
    await finishDisconnection(pendingJob);
    await unitOfWork.run(({ pendingJobs }) => pendingJobs.remove(pendingJobId));
  };
