import type { UnitOfWork } from '../../ports/unit-of-work.ts';
import type { FinishDisconnection } from '../../procedures/calendar/finish-disconnection.ts';

type Deps = { readonly unitOfWork: UnitOfWork; readonly finishDisconnection: FinishDisconnection };

/** Completes a disconnection that could not be completed when it was requested. */
export const makeResumeDisconnection =
  ({ unitOfWork, finishDisconnection }: Deps) =>
  async ({ pendingJobId }: { readonly pendingJobId: string }): Promise<void> => {
    const pendingJob = await unitOfWork.run(({ pendingJobs }) => pendingJobs.find(pendingJobId));
    if (!pendingJob) return;
    await finishDisconnection(pendingJob);
    await unitOfWork.run(({ pendingJobs }) => pendingJobs.remove(pendingJobId));
  };
