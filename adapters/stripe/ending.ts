import type { Stripe } from 'stripe';
import { isRefused, unlessMissing } from './payment-failure.ts';

/** How a subscription that was withdrawn from is marked, since what was paid for it may not be refunded in full. */
const withdrawnComment = 'withdrawn';

export const isWithdrawn = ({ cancellation_details: details }: Stripe.Subscription): boolean =>
  details?.comment === withdrawnComment;

/** Stripe refuses if the subscription has ended, which is fine. */
export async function endAtPeriodEnd(stripe: Stripe, subscriptionId: string): Promise<void> {
  const subscription = await unlessMissing(stripe.subscriptions.retrieve(subscriptionId));
  if (!subscription || subscription.ended_at !== null || subscription.cancel_at !== null) return;
  try {
    await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
  } catch (error) {
    const now = await unlessMissing(stripe.subscriptions.retrieve(subscriptionId));
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
