import { sendOrGiveUp } from '../../ports/mailer.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'mailer' | 'baseUrl'>;

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
