import { DomainError } from '#core/domain/errors.ts';
import { foldAddress } from '#core/domain/fold-address.ts';
import { isRunning, type Subscription } from '#core/domain/subscription.ts';
import type { Clock } from '#core/ports/clock.ts';
import type { Checkout, Customer, Payments } from '#core/ports/payments.ts';
import { makeSubscriptionChanges, type SubscriptionChanges } from './subscription-changes.ts';
import { makeWebhookEvents, type WebhookEvent } from './webhook-events.ts';

type MemoryPayments = Payments &
  SubscriptionChanges & {
    /** All events, oldest first. A test delivers them in any order and as often as it likes. */
    readonly events: readonly WebhookEvent[];
    /** Signs a body as of an instant, by default now. */
    sign(body: Uint8Array, at?: Date): string;
    /** Until `comeBack`, every call throws `payments_unavailable`. */
    goAway(): void;
    comeBack(): void;
    /** Pays on the checkout page at this address. Returns false, without effect, when the page is closed. */
    pay(url: string): boolean;
    /** Closes the checkout page at this address because its time to pay has run out. */
    expire(url: string): void;
    /** Completes a purchase by a person who is not signed in. Returns the id of the checkout session. */
    sellTo(email: string): string;
  };

const pages = 'https://payments.example';
const sessionIn = (url: string): string => url.split('/').at(-1) ?? '';

/** A payment provider in memory. Its customers, sessions and subscriptions are numbered from 1. */
export function makePayments({ clock }: { readonly clock: Clock }): MemoryPayments {
  const customers = new Map<string, Customer>();
  const customerByKey = new Map<string, string>();
  const checkouts = new Map<string, Checkout>();
  const subscriptions = new Map<string, Subscription>();
  const { events, sign, record, read } = makeWebhookEvents({ clock });
  const { begin, ...changes } = makeSubscriptionChanges({ subscriptions, clock, record });
  let isAway = false;
  let count = 0;

  const nextId = (prefix: string): string => `${prefix}_${++count}`;
  const subscriptionsOf = (customerId: string) =>
    [...subscriptions.values()].filter((each) => each.customerId === customerId);

  async function ask<Result>(read: () => Result): Promise<Result> {
    if (isAway) throw new DomainError('payments_unavailable');
    return read();
  }

  function makeCustomer(details: Omit<Customer, 'id'>): Customer {
    const customer = { id: nextId('cus'), ...details };
    customers.set(customer.id, customer);
    record('customer.created', customer.id);
    return customer;
  }

  function complete(sessionId: string, customerId: string): void {
    begin(nextId('sub'), customerId);
    checkouts.set(sessionId, { ...checkouts.get(sessionId), status: 'complete', payment: 'paid', customerId });
    record('checkout.session.completed', customerId);
  }

  function expire(sessionId: string): void {
    const checkout = checkouts.get(sessionId);
    if (checkout?.status === 'open') checkouts.set(sessionId, { ...checkout, status: 'expired' });
  }

  function closeCheckouts(customerId: string): void {
    for (const [id, checkout] of checkouts) if (checkout.customerId === customerId) expire(id);
  }

  return {
    ...changes,
    events,
    sign,
    goAway: () => {
      isAway = true;
    },
    comeBack: () => {
      isAway = false;
    },
    pay: (url) => {
      const checkout = checkouts.get(sessionIn(url));
      if (checkout?.status !== 'open' || checkout.customerId === undefined) return false;
      complete(sessionIn(url), checkout.customerId);
      return true;
    },
    expire: (url) => expire(sessionIn(url)),
    sellTo: (email) => {
      const sessionId = nextId('cs');
      complete(sessionId, makeCustomer({ email: foldAddress(email) }).id);
      return sessionId;
    },

    customerFor: ({ id, email }, before) =>
      ask(() => {
        if (before !== undefined && customers.has(before)) return before;
        const key = `${id} after ${before}`;
        const customerId = customerByKey.get(key) ?? makeCustomer({ email, householdId: id }).id;
        customerByKey.set(key, customerId);
        return customerId;
      }),

    startCheckout: (customerId) =>
      ask(() => {
        if (!customers.has(customerId)) throw new DomainError('account_leaving');
        closeCheckouts(customerId);
        const id = nextId('cs');
        checkouts.set(id, { status: 'open', payment: 'unpaid', customerId });
        return { url: `${pages}/checkout/${id}` };
      }),

    checkout: (sessionId) => ask(() => checkouts.get(sessionId)),
    openPortal: (customerId) =>
      ask(() => {
        if (!customers.has(customerId)) throw new DomainError('no_subscription');
        return { url: `${pages}/portal/${customerId}` };
      }),
    customer: (customerId) => ask(() => customers.get(customerId)),
    setEmail: (customerId, email) =>
      ask(() => {
        const customer = customers.get(customerId);
        if (customer) customers.set(customerId, { ...customer, email });
      }),
    subscriptionsOf: (customerId) => ask(() => (customers.has(customerId) ? subscriptionsOf(customerId) : [])),

    async *subscribers() {
      yield* await ask(() => new Set([...subscriptions.values()].map(({ customerId }) => customerId)));
    },

    refund: (subscriptionId) =>
      ask(() => {
        changes.refund(subscriptionId);
        return true;
      }),

    cancel: (subscriptionId) => ask(() => changes.cancelNow(subscriptionId)),

    forgetCustomer: (customerId) =>
      ask(() => {
        closeCheckouts(customerId);
        for (const { id } of subscriptionsOf(customerId).filter(isRunning)) changes.cancelNow(id);
        customers.delete(customerId);
      }),

    findProblems: () => ask(() => ({})),
    readEvent: async (body, signature) => read(body, signature),
  };
}
