import type { UnitOfWork } from '../../ports/unit-of-work.ts';
import type { MailSummary } from '../../procedures/mail-summary.ts';

type Deps = { readonly unitOfWork: UnitOfWork; readonly mailSummary: MailSummary };

/** Mails the summary that a person asked for. */
export const makeSendSummaryNow =
  ({ unitOfWork, mailSummary }: Deps) =>
  async ({ pendingJobId }: { pendingJobId: string }): Promise<void> => {
    const pendingJob = await unitOfWork.run(({ pendingJobs }) => pendingJobs.find(pendingJobId));
    if (!pendingJob) return;
    await mailSummary(pendingJob.householdId);
    await unitOfWork.run(({ pendingJobs }) => pendingJobs.remove(pendingJobId));
  };
