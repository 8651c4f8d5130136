import { isRunning, type Subscription } from '#core/domain/selling/subscription.ts';
import { dayMs } from '#core/domain/time/durations.ts';
import type { Clock } from '#core/ports/clock.ts';
import type { PaymentEventType } from './webhook-events.ts';

/** The events in a subscription's life at the payment provider. None of them affects a subscription that has ended. */
export type SubscriptionChanges = {
  /** The next period is paid. */
  renew(subscriptionId: string): void;
  /** The next period begins unpaid; the provider tries again. */
  failRenewal(subscriptionId: string): void;
  /** The overdue payment succeeds. */
  payOverdue(subscriptionId: string): void;
  /** The provider stops trying and ends the subscription. */
  giveUp(subscriptionId: string): void;
  cancelAtPeriodEnd(subscriptionId: string): void;
  /** It no longer ends with the period. */
  keep(subscriptionId: string): void;
  /** Ends the subscription at once. A paid period stays valid until its end; an unpaid one does not. */
  cancelNow(subscriptionId: string): void;
  /** Ends the subscription at once, and the paid period with it. */
  withdraw(subscriptionId: string): void;
  /** Refunds the last payment, so that its period counts as unpaid. */
  refund(subscriptionId: string): void;
  /** The current period ends, and the subscription with it. */
  endPeriod(subscriptionId: string): void;
};

type Deps = {
  readonly subscriptions: Map<string, Subscription>;
  readonly clock: Clock;
  readonly record: (type: PaymentEventType, customerId: string) => void;
};

const periodMs = 30 * dayMs;

export function makeSubscriptionChanges({ subscriptions, clock, record }: Deps) {
  const onePeriodAfter = (date: Date): Date => new Date(date.getTime() + periodMs);

  /** By subscription id, the end of the period whose payment was refunded. */
  const refunded = new Map<string, Date>();

  function change(id: string, changes: (before: Subscription) => Partial<Subscription>): void {
    const before = subscriptions.get(id);
    if (!before || !isRunning(before)) return;
    const after = { ...before, ...changes(before) };
    subscriptions.set(id, after);
    if (after.status === 'past_due') record('invoice.payment_failed', after.customerId);
    record(`customer.subscription.${isRunning(after) ? 'updated' : 'deleted'}`, after.customerId);
    if (after.status === 'active' && after.paidUntil > before.paidUntil) record('invoice.paid', after.customerId);
  }

  const earlier = (date: Date): Date => (date < clock.now() ? date : clock.now());

  const changes: SubscriptionChanges = {
    renew: (id) => change(id, ({ paidUntil }) => ({ status: 'active', paidUntil: onePeriodAfter(paidUntil) })),
    failRenewal: (id) => change(id, ({ paidUntil }) => ({ status: 'past_due', paidUntil: onePeriodAfter(paidUntil) })),
    payOverdue: (id) => change(id, () => ({ status: 'active' })),
    giveUp: (id) => change(id, () => ({ status: 'canceled', paidUntil: clock.now() })),
    cancelAtPeriodEnd: (id) => change(id, () => ({ endsAtPeriodEnd: true })),
    keep: (id) => change(id, () => ({ endsAtPeriodEnd: false })),
    cancelNow: (id) =>
      change(id, ({ status, paidUntil }) => ({
        status: 'canceled',
        paidUntil: status === 'past_due' || refunded.get(id) === paidUntil ? clock.now() : paidUntil,
      })),
    withdraw: (id) => {
      const before = subscriptions.get(id);
      // Like the real provider, this also marks a subscription that has ended.
      if (before && !isRunning(before)) subscriptions.set(id, { ...before, paidUntil: earlier(before.paidUntil) });
      change(id, () => ({ status: 'canceled', paidUntil: clock.now() }));
    },
    refund: (id) => {
      const { paidUntil } = subscriptions.get(id) ?? {};
      if (paidUntil) refunded.set(id, paidUntil);
    },
    endPeriod: (id) => change(id, () => ({ status: 'canceled', paidUntil: clock.now() })),
  };

  return {
    ...changes,
    /** Starts a subscription whose first payment succeeded. */
    /** Returns the first period, which is paid. */
    begin(id: string, customerId: string): { readonly startedAt: Date; readonly paidUntil: Date } {
      const startedAt = clock.now();
      const paidUntil = onePeriodAfter(startedAt);
      subscriptions.set(id, { id, customerId, status: 'active', startedAt, paidUntil, endsAtPeriodEnd: false });
      record('customer.subscription.created', customerId);
      record('customer.subscription.updated', customerId);
      record('invoice.paid', customerId);
      return { startedAt, paidUntil };
    },
  };
}
