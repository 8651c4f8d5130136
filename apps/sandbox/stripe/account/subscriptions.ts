import { secondsOf } from '../../clock.ts';
import type { Deps } from './deps.ts';
import { makeInvoices } from './invoices.ts';
import type { Customer, Metadata, Subscription } from './records.ts';
import { known } from './store.ts';
import { begin, isLive, movedToPeriodEnd, type Outcome, pay, type Transition, turn } from './subscription.ts';

type Purchase = {
  readonly customer: Customer;
  readonly priceId: string;
  readonly quantity: number;
  readonly trialDays: number | null;
  readonly automaticTax: boolean;
  readonly description: string | null;
  readonly metadata: Metadata;
};

export type Subscriptions = ReturnType<typeof makeSubscriptions>;

/** Changes subscriptions and creates the invoices and events that result. */
export function makeSubscriptions(deps: Deps) {
  const { store, shapes, journal, clock, makeId } = deps;
  const invoices = makeInvoices(deps);

  function apply(before: Subscription, outcome: Outcome): Subscription {
    const { subscription, billed, retried } = outcome;
    const invoice = billed
      ? invoices.bill(subscription, billed.reason, billed.paid)
      : retried && invoices.retry(subscription, retried.paid);
    const after = store.subscriptions.save({ ...subscription, latestInvoiceId: invoice?.id ?? before.latestInvoiceId });
    if (invoice?.status === 'open') journal.record('invoice.payment_failed', shapes.invoice(invoice));
    const ended = after.status === 'canceled' && before.status !== 'canceled';
    if (ended) journal.record('customer.subscription.deleted', shapes.subscription(after));
    else journal.recordUpdate('customer.subscription.updated', shapes.subscription(before), shapes.subscription(after));
    if (invoice?.status === 'paid') journal.record('invoice.paid', shapes.invoice(invoice));
    return after;
  }

  /** Returns undefined if the transition is not possible in the subscription's state. */
  function change(subscription: Subscription, transition: Transition): Subscription | undefined {
    const { interval } = known(store.prices, subscription.priceId);
    const outcome = transition(subscription, { now: secondsOf(clock), interval });
    return outcome && apply(subscription, outcome);
  }

  return {
    change,

    /** Starts a subscription whose first payment succeeds, or which begins with a trial. */
    start({ customer, ...purchase }: Purchase): Subscription {
      const { interval } = known(store.prices, purchase.priceId);
      const begun = begin({
        ...purchase,
        id: makeId('sub_'),
        itemId: makeId('si_'),
        customerId: customer.id,
        now: secondsOf(clock),
        interval,
      });
      const invoice = invoices.open(store.subscriptions.save(begun), 'subscription_create');
      const created = store.subscriptions.save({ ...begun, latestInvoiceId: invoice.id });
      journal.record('customer.subscription.created', shapes.subscription(created));
      if (created.status === 'incomplete') return change(created, pay) ?? created;
      journal.record('invoice.paid', shapes.invoice(invoice));
      return created;
    },

    /**
     * Ends the current period by moving this subscription alone through time. Returns undefined if it has ended
     * already.
     */
    endPeriod(subscription: Subscription, paid: boolean): Subscription | undefined {
      if (!isLive(subscription)) return undefined;
      return change(store.subscriptions.save(movedToPeriodEnd(subscription, secondsOf(clock))), turn(paid));
    },

    /** Applies the renewals and ends that have become due since the last call. */
    settle(): void {
      const now = secondsOf(clock);
      for (const { id } of store.subscriptions.all()) {
        for (;;) {
          const subscription = known(store.subscriptions, id);
          if (!isLive(subscription) || subscription.periodEnd > now || !change(subscription, turn(true))) break;
        }
      }
    },
  };
}
