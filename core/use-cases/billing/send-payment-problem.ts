import { type Mailer, sendOrGiveUp } from '../../ports/mailer.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';

type Deps = { readonly unitOfWork: UnitOfWork; readonly mailer: Mailer; readonly baseUrl: string };

/** Mails that a payment failed and will be retried, unless it has succeeded meanwhile. */
export const makeSendPaymentProblem =
  ({ unitOfWork, mailer, baseUrl }: Deps) =>
  async ({ pendingJobId }: { pendingJobId: string }): Promise<void> => {
    const household = await unitOfWork.run(async ({ pendingJobs, households }) => {
      const pendingJob = await pendingJobs.find(pendingJobId);
      return pendingJob && households.find(pendingJob.householdId);
    });
    if (!household) return;
    if (household.subscription?.status === 'past_due') {
      const link = new URL('/settings?tab=account', baseUrl).href;
      await sendOrGiveUp(mailer, { kind: 'payment-problem', id: pendingJobId, to: household.email, link });
    }
    await unitOfWork.run(({ pendingJobs }) => pendingJobs.remove(pendingJobId));
  };
