import { secondsOf } from '../../clock.ts';
import type { Deps } from './deps.ts';
import type { Invoice, InvoiceReason, Subscription } from './records.ts';
import { known } from './store.ts';

/** The invoices of subscriptions. */
export function makeInvoices({ store, clock, makeId }: Pick<Deps, 'store' | 'clock' | 'makeId'>) {
  function open(subscription: Subscription, reason: InvoiceReason): Invoice {
    const customer = known(store.customers, subscription.customerId);
    const price = known(store.prices, subscription.priceId);
    const free = subscription.status === 'trialing';
    return store.invoices.save({
      id: makeId('in_'),
      lineId: makeId('il_'),
      number: `SANDBOX-${String(store.invoices.all().length + 1).padStart(4, '0')}`,
      created: secondsOf(clock),
      customerId: customer.id,
      customerEmail: customer.email,
      subscriptionId: subscription.id,
      subscriptionMetadata: subscription.metadata,
      priceId: price.id,
      quantity: subscription.quantity,
      currency: price.currency,
      amount: free ? 0 : price.unitAmount * subscription.quantity,
      reason,
      status: free ? 'paid' : 'open',
      attempts: 0,
      paidAt: free ? secondsOf(clock) : null,
      credited: 0,
      periodStart: subscription.periodStart,
      periodEnd: subscription.periodEnd,
    });
  }

  function tryToTake(invoice: Invoice, paid: boolean): Invoice {
    return store.invoices.save({
      ...invoice,
      attempts: invoice.attempts + 1,
      ...(paid ? { status: 'paid', paidAt: secondsOf(clock) } : {}),
    });
  }

  return {
    open,

    /** Creates the invoice for the period that has begun, and tries to charge it. */
    bill: (subscription: Subscription, reason: InvoiceReason, paid: boolean): Invoice =>
      tryToTake(open(subscription, reason), paid),

    /** Tries again to charge the latest invoice. Returns undefined if there is none. */
    retry: ({ latestInvoiceId }: Subscription, paid: boolean): Invoice | undefined => {
      const latest = latestInvoiceId === null ? undefined : known(store.invoices, latestInvoiceId);
      return latest && tryToTake(latest, paid);
    },
  };
}
