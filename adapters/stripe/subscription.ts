import type { Stripe } from 'stripe';
import { type Subscription, type SubscriptionStatus, subscriptionStatuses } from '#core/domain/selling/subscription.ts';
import { isWithdrawn } from './ending.ts';
import { keptOf } from './refund.ts';

/** Stripe counts in seconds. */
const instant = (seconds: number): Date => new Date(seconds * 1000);

export const idOf = (reference: string | { readonly id: string }): string =>
  typeof reference === 'string' ? reference : reference.id;

/** Whether the last invoice was paid and not refunded. An invoice that is only an id counts as paid. */
const isSettled = ({ latest_invoice: invoice }: Stripe.Subscription): boolean =>
  invoice === null ||
  typeof invoice === 'string' ||
  (invoice.status === 'paid' && (invoice.amount_paid === 0 || keptOf(invoice) > 0));

/** The end of the paid period. A subscription that ended unpaid or early counts at most until its end. */
function paidUntil(subscription: Stripe.Subscription): number {
  const { items, cancel_at, ended_at, cancellation_details, start_date } = subscription;
  const periodEnd = Math.max(start_date, ...items.data.map((item) => item.current_period_end));
  const wasWished = cancellation_details?.reason === 'cancellation_requested' && isSettled(subscription);
  if (ended_at !== null && (!wasWished || isWithdrawn(subscription))) return Math.min(ended_at, periodEnd);
  return cancel_at === null ? periodEnd : Math.min(cancel_at, periodEnd);
}

/** A state that Stripe may introduce later doesn't give premium. */
const knownStatus = (status: string): SubscriptionStatus =>
  subscriptionStatuses.find((known) => known === status) ?? 'paused';

export function subscriptionOf(subscription: Stripe.Subscription): Subscription {
  const { id, customer, status, start_date, cancel_at_period_end, cancel_at } = subscription;
  return {
    id,
    customerId: idOf(customer),
    status: knownStatus(status),
    startedAt: instant(start_date),
    paidUntil: instant(paidUntil(subscription)),
    endsAtPeriodEnd: cancel_at_period_end || cancel_at !== null,
  };
}
