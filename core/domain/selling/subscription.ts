import { compareText } from '../text/compare-text.ts';

/** The payment provider's names for the states of a subscription. */
export const subscriptionStatuses = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'paused',
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** A subscription as last read from the payment provider. */
export type Subscription = {
  readonly id: string;
  readonly customerId: string;
  readonly status: SubscriptionStatus;
  readonly startedAt: Date;
  /** The end of the paid period or, while a payment is being retried, of the unpaid one. */
  readonly paidUntil: Date;
  /** Whether it ends at `paidUntil` instead of being renewed. */
  readonly endsAtPeriodEnd: boolean;
};

const running: readonly SubscriptionStatus[] = ['active', 'trialing', 'past_due'];

/** Whether the provider continues to charge for it. */
export function isRunning({ status }: Pick<Subscription, 'status'>): boolean {
  return running.includes(status);
}

/** A cancelled subscription gives premium until the end of the paid period. */
export function givesPremium(subscription: Pick<Subscription, 'status' | 'paidUntil'>, now: Date): boolean {
  return isRunning(subscription) || (subscription.status === 'canceled' && subscription.paidUntil > now);
}

/** A paid subscription comes first, then one that is about to end, then an unpaid one, then one that has ended. */
function rank({ status, endsAtPeriodEnd }: Subscription): number {
  if (!isRunning({ status })) return 3;
  if (status === 'past_due') return 2;
  return endsAtPeriodEnd ? 1 : 0;
}

/**
 * Returns the current subscription among all that a household ever had: the oldest that runs or, if none runs, the one
 * that is paid until the latest date.
 */
export function currentSubscription(all: readonly Subscription[]): Subscription | undefined {
  return [...all].sort(
    (one, other) =>
      rank(one) - rank(other) ||
      (isRunning(one)
        ? one.startedAt.getTime() - other.startedAt.getTime()
        : other.paidUntil.getTime() - one.paidUntil.getTime()) ||
      compareText(one.id, other.id),
  )[0];
}

/**
 * The subscriptions to cancel because they run beside the current one. Includes one that is ending when another is
 * bought.
 */
export function surplusSubscriptions(all: readonly Subscription[]): readonly Subscription[] {
  const current = currentSubscription(all);
  return all.filter((subscription) => isRunning(subscription) && subscription !== current);
}

/**
 * Whether the owner cancelled this subscription and bought the current one before its end. The payments then need no
 * refund.
 */
export function isSucceededBy(subscription: Subscription, current: Subscription): boolean {
  return subscription.endsAtPeriodEnd && subscription.startedAt < current.startedAt;
}
