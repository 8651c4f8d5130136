import { personMeant } from '../../ports/membership-store.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'sendSummary'>;

/** Mails the summary that a person asked for. */
export const makeSendSummaryNow =
  ({ unitOfWork, sendSummary }: Deps) =>
  async ({ pendingJobId }: { pendingJobId: string }): Promise<void> => {
    const own = await unitOfWork.run(async ({ pendingJobs, memberships }) => {
      const pendingJob = await pendingJobs.find(pendingJobId);
      return pendingJob && personMeant(memberships, pendingJob);
    });
    if (own) await sendSummary(own);
    await unitOfWork.run(({ pendingJobs }) => pendingJobs.delete(pendingJobId));
  };
