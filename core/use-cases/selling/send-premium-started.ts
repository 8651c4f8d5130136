import { contactIn } from '../../domain/people/membership.ts';
import { type Agreement, contractLanguage } from '../../domain/selling/agreement.ts';
import { isRunning } from '../../domain/selling/subscription.ts';
import { withdrawalEndsAt } from '../../domain/selling/withdrawal.ts';
import { wordsIn } from '../../languages/words-in.ts';
import { sendOrGiveUp } from '../../ports/mailer.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'payments' | 'mailer' | 'baseUrl' | 'digest' | 'contractLanguages'>;

/**
 * Confirms a purchase on a durable medium, in the language of the contract, unless it has ended meanwhile (directive
 * 2011/83, article 8(7)). What was agreed to is stored.
 */
export const makeSendPremiumStarted =
  ({ unitOfWork, payments, mailer, baseUrl, digest, contractLanguages }: Deps) =>
  async ({ pendingJobId }: { pendingJobId: string }): Promise<void> => {
    const { household, contact } = await unitOfWork.run(async ({ pendingJobs, households, memberships }) => {
      const { householdId = '' } = (await pendingJobs.find(pendingJobId)) ?? {};
      const household = householdId === '' ? undefined : await households.find(householdId);
      return { household, contact: household && contactIn(await memberships.list(householdId)) };
    });
    const { subscription, timezone } = household ?? {};
    const purchase = subscription && (await payments.purchase(subscription.id));
    if (household && subscription && isRunning(subscription) && purchase && contact && timezone) {
      const language = contractLanguage(purchase.language ?? contact.language, contractLanguages);
      const { terms, addresses } = wordsIn(language);
      const agreement: Agreement = {
        price: purchase.price,
        language,
        termsVersion: (terms.changed ?? terms.updated).date,
        termsHash: digest.sha256(JSON.stringify(terms)).toHex(),
      };
      const contract = { householdId: household.id, subscriptionId: subscription.id };
      await unitOfWork.run(({ contractNotices }) => contractNotices.agree(contract, agreement));
      await sendOrGiveUp(mailer, {
        kind: 'premium-started',
        id: pendingJobId,
        to: contact.email,
        language,
        termsVersion: agreement.termsVersion,
        termsHash: agreement.termsHash,
        timezone,
        price: purchase.price,
        askedToStart: purchase.askedToStart,
        startedAt: subscription.startedAt,
        renewsAt: subscription.paidUntil,
        withdrawUntil: withdrawalEndsAt(subscription.startedAt, household),
        link: new URL(addresses.cancel, baseUrl).href,
      });
    }
    await unitOfWork.run(({ pendingJobs }) => pendingJobs.delete(pendingJobId));
  };
