import { secondsOf } from '../../clock.ts';
import type { Customers } from './customers.ts';
import type { Deps } from './deps.ts';
import type { CheckoutSession, Customer } from './records.ts';
import { known } from './store.ts';
import type { Subscriptions } from './subscriptions.ts';

type Order = Omit<
  CheckoutSession,
  'id' | 'created' | 'status' | 'paymentStatus' | 'lineItemId' | 'payer' | 'subscriptionId' | 'invoiceId' | 'url'
> & {
  /** The base URL of the checkout pages, without a trailing slash. */
  readonly pages: string;
};

export function makeCheckout({
  store,
  shapes,
  journal,
  clock,
  makeId,
  subscriptions,
  customers,
}: Deps & { readonly subscriptions: Subscriptions; readonly customers: Customers }) {
  function expire(session: CheckoutSession): CheckoutSession {
    const expired = store.sessions.save({ ...session, status: 'expired' });
    journal.record('checkout.session.expired', shapes.session(expired));
    return expired;
  }

  const withEmail = (customer: Customer, email: string): Customer =>
    customer.email === null ? customers.update(customer, { email }) : customer;

  return {
    open({ pages, ...order }: Order): CheckoutSession {
      const id = makeId('cs_test_');
      return store.sessions.save({
        ...order,
        id,
        created: secondsOf(clock),
        status: 'open',
        paymentStatus: 'unpaid',
        lineItemId: makeId('li_'),
        payer: null,
        subscriptionId: null,
        invoiceId: null,
        url: `${pages}/${id}`,
      });
    },

    expire,

    /**
     * Pays with a card that works. For a session without a customer, creates one with the payer's address. `chosen` are
     * the payer's options by the keys of the dropdowns.
     */
    pay(
      session: CheckoutSession,
      payer: { readonly email: string; readonly name: string | null },
      chosen: ReadonlyMap<string, string> = new Map(),
    ): CheckoutSession {
      const given = session.customerId === null ? undefined : known(store.customers, session.customerId);
      // A customer who was deleted meanwhile is replaced by a new one.
      const customer = !given || given.deleted ? customers.create(payer) : withEmail(given, payer.email);
      const subscription = subscriptions.start({
        customer,
        priceId: session.priceId,
        quantity: session.quantity,
        ...session.subscriptionData,
      });
      const completed = store.sessions.save({
        ...session,
        status: 'complete',
        paymentStatus: subscription.status === 'trialing' ? 'no_payment_required' : 'paid',
        payer,
        dropdowns: session.dropdowns.map((dropdown) => ({
          ...dropdown,
          value: dropdown.options.find(({ value }) => value === chosen.get(dropdown.key))?.value ?? null,
        })),
        customerId: customer.id,
        subscriptionId: subscription.id,
        invoiceId: subscription.latestInvoiceId,
      });
      journal.record('checkout.session.completed', shapes.session(completed));
      return completed;
    },

    /** Expires sessions that were not paid in time. */
    settle(): void {
      const now = secondsOf(clock);
      for (const session of store.sessions.all())
        if (session.status === 'open' && session.expiresAt <= now) expire(session);
    },
  };
}
