import { isRunning } from '../../domain/subscription.ts';
import { sendOrGiveUp } from '../../ports/mailer.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'mailer' | 'baseUrl'>;

/** Mails when Premium ends or has ended, and what a withdrawal refunds; nothing once the buyer keeps it after all. */
export const makeSendPremiumEnded =
  ({ unitOfWork, mailer, baseUrl }: Deps) =>
  async ({ pendingJobId }: { pendingJobId: string }): Promise<void> => {
    const found = await unitOfWork.run(async ({ pendingJobs, households, declarations }) => {
      const pendingJob = await pendingJobs.find(pendingJobId);
      const household = pendingJob && (await households.find(pendingJob.householdId));
      const { subscription } = household ?? {};
      if (!household || !subscription || (isRunning(subscription) && !subscription.endsAtPeriodEnd)) return undefined;
      const withdrawal = (await declarations.list(household.email)).find(
        ({ kind, subscriptionId, refund }) => kind === 'withdrawal' && subscriptionId === subscription.id && refund,
      );
      return { household, subscription, refund: withdrawal?.refund };
    });
    if (found) {
      const { household, subscription, refund } = found;
      await sendOrGiveUp(mailer, {
        kind: 'premium-ended',
        id: pendingJobId,
        to: household.email,
        timezone: household.timezone,
        endsAt: subscription.paidUntil,
        isOver: !isRunning(subscription),
        ...(refund && { refund }),
        link: new URL('/pricing', baseUrl).href,
      });
    }
    await unitOfWork.run(({ pendingJobs }) => pendingJobs.remove(pendingJobId));
  };
