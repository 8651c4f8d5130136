import { DomainError } from '#core/domain/errors.ts';
import type { Language } from '#core/domain/languages.ts';
import { knownAddress } from '#core/domain/people/email-address.ts';
import type { Price } from '#core/domain/selling/price.ts';
import { isRunning, type Subscription } from '#core/domain/selling/subscription.ts';
import type { Refund } from '#core/domain/selling/withdrawal.ts';
import { dayMs } from '#core/domain/time/durations.ts';
import type { Clock } from '#core/ports/clock.ts';
import type { Checkout, Customer, Payments, Purchase } from '#core/ports/payments.ts';
import { makeSubscriptionChanges, type SubscriptionChanges } from './subscription-changes.ts';
import { makeWebhookEvents, type WebhookEvent } from './webhook-events.ts';

type MemoryPayments = Payments &
  Omit<SubscriptionChanges, 'refund' | 'withdraw'> & {
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
    /** From now on, buyers ask for the service to start at once, or no longer do. */
    askToStart(asks: boolean): void;
    /** Every refund of a part of a payment so far, oldest first. */
    readonly refunds: readonly Refund[];
    /** Completes a purchase by a person who is not signed in, on a page in this language. Returns the id of the checkout session. */
    sellTo(email: string, language?: Language): string;
  };

const price: Price = { minor: 499, currency: 'EUR', period: 'month', periodCount: 1, tax: 'included' };
const periodMs = 30 * dayMs;

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
  const purchases = new Map<string, Purchase>();
  /** Of each checkout that we opened. */
  const languages = new Map<string, Language>();
  const refunds: Refund[] = [];
  let isAway = false;
  let asksToStart = false;
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
    const subscriptionId = nextId('sub');
    const { startedAt: from, paidUntil: until } = begin(subscriptionId, customerId);
    const payment = { id: `in_${subscriptionId}`, paid: price.minor, refunded: 0, from, until };
    const language = languages.get(sessionId);
    const bought = { price, askedToStart: asksToStart, payments: [payment] };
    purchases.set(subscriptionId, { ...bought, ...(language && { language }) });
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
    askToStart: (asks) => {
      asksToStart = asks;
    },
    refunds,
    sellTo: (email, language) => {
      const sessionId = nextId('cs');
      complete(sessionId, makeCustomer({ email: knownAddress(email), ...(language && { language }) }).id);
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

    startCheckout: (customerId, _, language) =>
      ask(() => {
        if (!customers.has(customerId)) throw new DomainError('account_leaving');
        closeCheckouts(customerId);
        const id = nextId('cs');
        checkouts.set(id, { status: 'open', payment: 'unpaid', customerId });
        languages.set(id, language);
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

    price: () => ask(() => price),
    purchase: (subscriptionId) => ask(() => purchases.get(subscriptionId)),
    refundPayment: (paymentId, amount) =>
      ask(() => {
        const id = paymentId.slice('in_'.length);
        const purchase = purchases.get(id);
        const [payment] = purchase?.payments ?? [];
        if (!purchase || !payment || payment.refunded + amount > payment.paid) return false;
        if (refunds.some((refund) => refund.paymentId === paymentId && refund.amount === amount)) return true;
        refunds.push({ paymentId, amount });
        purchases.set(id, { ...purchase, payments: [{ ...payment, refunded: payment.refunded + amount }] });
        return true;
      }),
    endAtPeriodEnd: (subscriptionId) => ask(() => changes.cancelAtPeriodEnd(subscriptionId)),
    resume: (subscriptionId) => ask(() => changes.keep(subscriptionId)),
    withdraw: (subscriptionId) => ask(() => changes.withdraw(subscriptionId)),
    overduePayment: (subscriptionId) =>
      ask(() => {
        const subscription = subscriptions.get(subscriptionId);
        if (subscription?.status !== 'past_due') return undefined;
        const { minor, currency } = price;
        const failedAt = subscription.paidUntil.getTime() - periodMs;
        return {
          amount: { minor, currency },
          lastFour: '4242',
          nextAttemptAt: new Date(failedAt + 3 * dayMs),
          endsAt: new Date(failedAt + 14 * dayMs),
          url: `${pages}/invoice/${subscriptionId}`,
        };
      }),

    cancel: (subscriptionId) => ask(() => changes.cancelNow(subscriptionId)),

    deleteCustomer: (customerId) =>
      ask(() => {
        closeCheckouts(customerId);
        for (const { id } of subscriptionsOf(customerId).filter(isRunning)) changes.cancelNow(id);
        customers.delete(customerId);
      }),

    findProblems: () => ask(() => ({})),
    readEvent: async (body, signature) => read(body, signature),
  };
}
