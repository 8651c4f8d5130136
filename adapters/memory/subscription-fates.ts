import { dayMs } from '#core/domain/durations.ts';
import { isRunning, type Subscription } from '#core/domain/subscription.ts';
import type { Clock } from '#core/ports/clock.ts';
import type { PaymentEventType } from './payment-post.ts';

/** What may become of a subscription at the payment provider. None of it changes one that has ended. */
export type Fates = {
  /** The next period is paid. */
  renew(subscriptionId: string): void;
  /** The next period begins and could not be paid; that is tried again. */
  failRenewal(subscriptionId: string): void;
  /** What was owed is paid after all. */
  settle(subscriptionId: string): void;
  /** What was owed is given up, and with it the subscription. */
  giveUp(subscriptionId: string): void;
  cancelAtPeriodEnd(subscriptionId: string): void;
  /** Ends it at once; what was paid stays good, what was owed never was. */
  cancelNow(subscriptionId: string): void;
  /** What was paid last is given back, and so never was. */
  giveBack(subscriptionId: string): void;
  /** The period of one that is cancelled ends now. */
  endPeriod(subscriptionId: string): void;
};

type Deps = {
  readonly subscriptions: Map<string, Subscription>;
  readonly clock: Clock;
  readonly tell: (type: PaymentEventType, customerId: string) => void;
};

const periodMs = 30 * dayMs;

export function makeFates({ subscriptions, clock, tell }: Deps) {
  const oneOn = (date: Date): Date => new Date(date.getTime() + periodMs);

  /** By subscription, the end of the period whose payment went back. */
  const givenBack = new Map<string, Date>();

  function change(id: string, changes: (before: Subscription) => Partial<Subscription>): void {
    const before = subscriptions.get(id);
    if (!before || !isRunning(before)) return;
    const after = { ...before, ...changes(before) };
    subscriptions.set(id, after);
    if (after.status === 'past_due') tell('invoice.payment_failed', after.customerId);
    tell(`customer.subscription.${isRunning(after) ? 'updated' : 'deleted'}`, after.customerId);
    if (after.status === 'active' && after.paidUntil > before.paidUntil) tell('invoice.paid', after.customerId);
  }

  const fates: Fates = {
    renew: (id) => change(id, ({ paidUntil }) => ({ status: 'active', paidUntil: oneOn(paidUntil) })),
    failRenewal: (id) => change(id, ({ paidUntil }) => ({ status: 'past_due', paidUntil: oneOn(paidUntil) })),
    settle: (id) => change(id, () => ({ status: 'active' })),
    giveUp: (id) => change(id, () => ({ status: 'canceled', paidUntil: clock.now() })),
    cancelAtPeriodEnd: (id) => change(id, () => ({ endsThen: true })),
    cancelNow: (id) =>
      change(id, ({ status, paidUntil }) => ({
        status: 'canceled',
        paidUntil: status === 'past_due' || givenBack.get(id) === paidUntil ? clock.now() : paidUntil,
      })),
    giveBack: (id) => {
      const { paidUntil } = subscriptions.get(id) ?? {};
      if (paidUntil) givenBack.set(id, paidUntil);
    },
    endPeriod: (id) => change(id, () => ({ status: 'canceled', paidUntil: clock.now() })),
  };

  return {
    ...fates,
    /** A first payment that worked. */
    begin(id: string, customerId: string): void {
      const startedAt = clock.now();
      const paidUntil = oneOn(startedAt);
      subscriptions.set(id, { id, customerId, status: 'active', startedAt, paidUntil, endsThen: false });
      tell('customer.subscription.created', customerId);
      tell('customer.subscription.updated', customerId);
      tell('invoice.paid', customerId);
    },
  };
}
