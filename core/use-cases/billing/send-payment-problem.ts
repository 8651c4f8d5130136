import { contactIn } from '../../domain/people/membership.ts';
import { sendOrGiveUp } from '../../ports/mailer.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'payments' | 'mailer' | 'baseUrl'>;

/** Mails that a payment failed and will be retried, unless it has succeeded meanwhile. */
export const makeSendPaymentProblem =
  ({ unitOfWork, payments, mailer, baseUrl }: Deps) =>
  async ({ pendingJobId }: { pendingJobId: string }): Promise<void> => {
    const found = await unitOfWork.run(async ({ pendingJobs, households, memberships }) => {
      const pendingJob = await pendingJobs.find(pendingJobId);
      const household = pendingJob && (await households.find(pendingJob.householdId));
      return household && { household, contact: contactIn(await memberships.list(household.id)) };
    });
    if (!found) return;
    const { household, contact } = found;
    const { subscription, timezone } = household;
    const overdue = subscription?.status === 'past_due' ? await payments.overduePayment(subscription.id) : undefined;
    if (contact && overdue) {
      const { url: link = new URL('/settings?tab=account', baseUrl).href, ...payment } = overdue;
      const { email: to, language } = contact;
      const mail = { kind: 'payment-problem', id: pendingJobId, to, language, timezone, link, ...payment } as const;
      await sendOrGiveUp(mailer, mail);
    }
    await unitOfWork.run(({ pendingJobs }) => pendingJobs.delete(pendingJobId));
  };
