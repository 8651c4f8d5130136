import { personOfLink } from '../../ports/summary-tokens.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'mailSummary'>;

/** Mails the summary that a person asked for. */
export const makeSendSummaryNow =
  ({ unitOfWork, mailSummary }: Deps) =>
  async ({ pendingJobId }: { pendingJobId: string }): Promise<void> => {
    const pendingJob = await unitOfWork.run(({ pendingJobs }) => pendingJobs.find(pendingJobId));
    if (!pendingJob) return;
    const { householdId } = pendingJob;
    const personId = await unitOfWork.run((stores) => personOfLink(stores.memberships, pendingJob));
    if (personId !== undefined) await mailSummary({ householdId, personId });
    await unitOfWork.run(({ pendingJobs }) => pendingJobs.remove(pendingJobId));
  };
