import { DomainError } from '#core/domain/errors.ts';
import { isRunning, type Subscription } from '#core/domain/subscription.ts';
import type { Clock } from '#core/ports/clock.ts';
import type { Checkout, Customer, Payments } from '#core/ports/payments.ts';
import { makePaymentPost, type PostedEvent } from './payment-post.ts';
import { type Fates, makeFates } from './subscription-fates.ts';

export type MemoryPayments = Payments &
  Fates & {
    /** What was told so far, the oldest first; a test delivers it in what order and as often as it likes. */
    readonly events: readonly PostedEvent[];
    /** Signs a body as of an instant, by default of now. */
    sign(body: Buffer, at?: Date): string;
    /** Until it comes back, every question is refused with `payments_unavailable`. */
    goAway(): void;
    comeBack(): void;
    /** The card works at the page of this address. False, and nothing happens, when it cannot be paid at any more. */
    pay(url: string): boolean;
    /** Nobody paid in time. */
    expire(url: string): void;
    /** Somebody who is not signed in pays; answers the id of the session. */
    sellTo(email: string): string;
  };

const pages = 'https://payments.example';
const sessionIn = (url: string): string => url.split('/').at(-1) ?? '';

/** A company that takes the money, in memory. Its customers, sessions and subscriptions are numbered from 1. */
export function makePayments({ clock }: { readonly clock: Clock }): MemoryPayments {
  const customers = new Map<string, Customer>();
  const keptFor = new Map<string, string>();
  const checkouts = new Map<string, Checkout>();
  const subscriptions = new Map<string, Subscription>();
  const post = makePaymentPost({ clock });
  const { begin, ...fates } = makeFates({ subscriptions, clock, tell: post.tell });
  let isAway = false;
  let count = 0;

  const nextId = (prefix: string): string => `${prefix}_${++count}`;
  const of = (customerId: string) => [...subscriptions.values()].filter((each) => each.customerId === customerId);

  async function ask<Result>(answer: () => Result): Promise<Result> {
    if (isAway) throw new DomainError('payments_unavailable');
    return answer();
  }

  function known(customerId: string): Customer {
    const customer = customers.get(customerId);
    if (!customer) throw new Error(`there is no customer ${customerId}`);
    return customer;
  }

  function makeCustomer(details: Omit<Customer, 'id'>): Customer {
    const customer = { id: nextId('cus'), ...details };
    customers.set(customer.id, customer);
    post.tell('customer.created', customer.id);
    return customer;
  }

  function complete(sessionId: string, customerId: string): void {
    begin(nextId('sub'), customerId);
    checkouts.set(sessionId, { ...checkouts.get(sessionId), status: 'complete', payment: 'paid', customerId });
    post.tell('checkout.session.completed', customerId);
  }

  function expire(sessionId: string): void {
    const checkout = checkouts.get(sessionId);
    if (checkout?.status === 'open') checkouts.set(sessionId, { ...checkout, status: 'expired' });
  }

  function closeCheckouts(customerId: string): void {
    for (const [id, checkout] of checkouts) if (checkout.customerId === customerId) expire(id);
  }

  return {
    ...fates,
    events: post.posted,
    sign: post.sign,
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
      complete(sessionId, makeCustomer({ email: email.toLowerCase() }).id);
      return sessionId;
    },

    customerFor: ({ id, email }, before) =>
      ask(() => {
        if (before !== undefined && customers.has(before)) return before;
        const key = `${id} after ${before}`;
        const kept = keptFor.get(key) ?? makeCustomer({ email, householdId: id }).id;
        keptFor.set(key, kept);
        return kept;
      }),

    startCheckout: (customerId) =>
      ask(() => {
        known(customerId);
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
    subscriptionsOf: (customerId) => ask(() => (customers.has(customerId) ? of(customerId) : [])),

    async *subscribers() {
      yield* await ask(() => new Set([...subscriptions.values()].map(({ customerId }) => customerId)));
    },

    giveBack: (subscriptionId) =>
      ask(() => {
        fates.giveBack(subscriptionId);
        return true;
      }),

    cancel: (subscriptionId) => ask(() => fates.cancelNow(subscriptionId)),

    forgetCustomer: (customerId) =>
      ask(() => {
        closeCheckouts(customerId);
        for (const { id } of of(customerId).filter(isRunning)) fates.cancelNow(id);
        customers.delete(customerId);
      }),

    readEvent: async (body, signature) => post.read(body, signature),
  };
}
