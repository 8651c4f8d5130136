import { contactIn } from '../../domain/people/membership.ts';
import { isRunning } from '../../domain/selling/subscription.ts';
import { withdrawalEndsAt } from '../../domain/selling/withdrawal.ts';
import { wordsIn } from '../../languages/words-in.ts';
import { sendOrGiveUp } from '../../ports/mailer.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'payments' | 'mailer' | 'baseUrl'>;

/** Confirms a purchase on a durable medium, unless it has ended meanwhile (directive 2011/83, article 8(7)). */
export const makeSendPremiumStarted =
  ({ unitOfWork, payments, mailer, baseUrl }: Deps) =>
  async ({ pendingJobId }: { pendingJobId: string }): Promise<void> => {
    const { household, contact } = await unitOfWork.run(async ({ pendingJobs, households, memberships }) => {
      const { householdId = '' } = (await pendingJobs.find(pendingJobId)) ?? {};
      const household = householdId === '' ? undefined : await households.find(householdId);
      return { household, contact: household && contactIn(await memberships.list(householdId)) };
    });
    const { subscription, timezone } = household ?? {};
    const purchase = subscription && (await payments.purchase(subscription.id));
    if (household && subscription && isRunning(subscription) && purchase && contact && timezone) {
      await sendOrGiveUp(mailer, {
        kind: 'premium-started',
        id: pendingJobId,
        to: contact.email,
        language: contact.language,
        timezone,
        price: purchase.price,
        askedToStart: purchase.askedToStart,
        startedAt: subscription.startedAt,
        renewsAt: subscription.paidUntil,
        withdrawUntil: withdrawalEndsAt(subscription.startedAt, household),
        link: new URL(wordsIn(contact.language).addresses.cancel, baseUrl).href,
      });
    }
    await unitOfWork.run(({ pendingJobs }) => pendingJobs.delete(pendingJobId));
  };
