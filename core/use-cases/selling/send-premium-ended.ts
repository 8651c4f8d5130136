import { contactIn } from '../../domain/people/membership.ts';
import { isRunning } from '../../domain/selling/subscription.ts';
import { wordsIn } from '../../languages/words-in.ts';
import { sendOrGiveUp } from '../../ports/mailer.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'mailer' | 'baseUrl'>;

/** Mails when Premium ends or has ended, and what a withdrawal refunds; nothing once the buyer keeps it after all. */
export const makeSendPremiumEnded =
  ({ unitOfWork, mailer, baseUrl }: Deps) =>
  async ({ pendingJobId }: { pendingJobId: string }): Promise<void> => {
    const found = await unitOfWork.run(async ({ pendingJobs, households, memberships, declarations }) => {
      const pendingJob = await pendingJobs.find(pendingJobId);
      const household = pendingJob && (await households.find(pendingJob.householdId));
      const { subscription } = household ?? {};
      if (!household || !subscription || (isRunning(subscription) && !subscription.endsAtPeriodEnd)) return undefined;
      const members = await memberships.list(household.id);
      const contact = contactIn(members);
      if (!contact) return undefined;
      const declared = [];
      for (const { person } of members) declared.push(...(await declarations.list(person.email)));
      const withdrawal = declared.find(
        ({ kind, subscriptionId, refund }) => kind === 'withdrawal' && subscriptionId === subscription.id && refund,
      );
      return { household, contact, subscription, refund: withdrawal?.refund };
    });
    if (found) {
      const { household, contact, subscription, refund } = found;
      await sendOrGiveUp(mailer, {
        kind: 'premium-ended',
        id: pendingJobId,
        to: contact.email,
        language: contact.language,
        timezone: household.timezone,
        endsAt: subscription.paidUntil,
        isOver: !isRunning(subscription),
        ...(refund && { refund }),
        ...(isRunning(subscription) && { link: new URL(wordsIn(contact.language).addresses.cancel, baseUrl).href }),
      });
    }
    await unitOfWork.run(({ pendingJobs }) => pendingJobs.delete(pendingJobId));
  };
