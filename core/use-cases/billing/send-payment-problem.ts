import { sendOrGiveUp } from '../../ports/mailer.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'payments' | 'mailer' | 'baseUrl'>;

/** Mails that a payment failed and will be retried, unless it has succeeded meanwhile. */
export const makeSendPaymentProblem =
  ({ unitOfWork, payments, mailer, baseUrl }: Deps) =>
  async ({ pendingJobId }: { pendingJobId: string }): Promise<void> => {
    const household = await unitOfWork.run(async ({ pendingJobs, households }) => {
      const pendingJob = await pendingJobs.find(pendingJobId);
      return pendingJob && households.find(pendingJob.householdId);
    });
    if (!household) return;
    const { subscription, email: to, timezone } = household;
    const overdue = subscription?.status === 'past_due' ? await payments.overduePayment(subscription.id) : undefined;
    if (overdue) {
      const { url: link = new URL('/settings?tab=account', baseUrl).href, ...payment } = overdue;
      await sendOrGiveUp(mailer, { kind: 'payment-problem', id: pendingJobId, to, timezone, link, ...payment });
    }
    await unitOfWork.run(({ pendingJobs }) => pendingJobs.remove(pendingJobId));
  };
