import { compareText } from './compare-text.ts';

/** As the payment provider calls the states of a subscription. */
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

/** What the payment provider said of a subscription when it was last asked. */
export type Subscription = {
  readonly id: string;
  readonly customerId: string;
  readonly status: SubscriptionStatus;
  readonly startedAt: Date;
  /** The end of the period that has been paid for, or, while a payment is tried again, of the one it is for. */
  readonly paidUntil: Date;
  /** Ends then rather than being renewed. */
  readonly endsAtPeriodEnd: boolean;
};

const running: readonly SubscriptionStatus[] = ['active', 'trialing', 'past_due'];

/** It goes on, and would be paid for again. */
export function isRunning({ status }: Pick<Subscription, 'status'>): boolean {
  return running.includes(status);
}

/** One that was cancelled is good to the end of what was paid. */
export function givesPremium(subscription: Pick<Subscription, 'status' | 'paidUntil'>, now: Date): boolean {
  return isRunning(subscription) || (subscription.status === 'canceled' && subscription.paidUntil > now);
}

/** What is paid for and goes on comes before what is about to end, what is owed, and what has ended. */
function rank({ status, endsAtPeriodEnd }: Subscription): number {
  if (!isRunning({ status })) return 3;
  if (status === 'past_due') return 2;
  return endsAtPeriodEnd ? 1 : 0;
}

/** The one that counts of all that a household ever had: the first of those that go on, else what was paid for longest. */
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
 * The subscriptions to end, because another one counts: no household pays twice. Includes one that is ending when
 * another is bought.
 */
export function surplusSubscriptions(all: readonly Subscription[]): readonly Subscription[] {
  const current = currentSubscription(all);
  return all.filter((subscription) => isRunning(subscription) && subscription !== current);
}

/** Its owner cancelled it and bought another before its end: one time after another was paid for, and none twice. */
export function isSucceededBy(subscription: Subscription, current: Subscription): boolean {
  return subscription.endsAtPeriodEnd && subscription.startedAt < current.startedAt;
}
