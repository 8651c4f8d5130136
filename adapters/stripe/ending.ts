import type { Stripe } from 'stripe';
import { isRefused, unlessMissing } from './payment-failure.ts';

/** How a subscription that was withdrawn from is marked, since what was paid for it may not be refunded in full. */
const withdrawnComment = 'withdrawn';

export const isWithdrawn = ({ cancellation_details: details }: Stripe.Subscription): boolean =>
  details?.comment === withdrawnComment;

export async function endAtPeriodEnd(stripe: Stripe, subscriptionId: string): Promise<void> {
  const subscription = await unlessMissing(stripe.subscriptions.retrieve(subscriptionId));
  if (subscription?.cancel_at === null) await change(stripe, subscription, { cancel_at_period_end: true });
}

/** An end that the portal set is a date, which the flag doesn't clear. */
export async function resume(stripe: Stripe, subscriptionId: string): Promise<void> {
  const subscription = await unlessMissing(stripe.subscriptions.retrieve(subscriptionId));
  if (!subscription || subscription.cancel_at === null) return;
  const { cancel_at_period_end: isFlag } = subscription;
  await change(stripe, subscription, isFlag ? { cancel_at_period_end: false } : { cancel_at: '' });
}

/** Stripe refuses if the subscription has ended, which is fine. */
async function change(
  stripe: Stripe,
  { id, ended_at }: Stripe.Subscription,
  changes: Stripe.SubscriptionUpdateParams,
): Promise<void> {
  if (ended_at !== null) return;
  try {
    await stripe.subscriptions.update(id, changes);
  } catch (error) {
    const now = await unlessMissing(stripe.subscriptions.retrieve(id));
    if (!isRefused(error) || (now && now.ended_at === null)) throw error;
  }
}

/** Marks the subscription first: the mark also stays if it has ended. */
export async function withdraw(stripe: Stripe, subscriptionId: string): Promise<void> {
  await unlessMissing(
    stripe.subscriptions.update(subscriptionId, { cancellation_details: { comment: withdrawnComment } }),
  );
  await unlessMissing(stripe.subscriptions.cancel(subscriptionId));
}
