import { afterEach, beforeEach } from 'vitest';
import type { Language } from '#core/domain/languages.ts';
import type { Subscription } from '#core/domain/selling/subscription.ts';
import type { Payments } from '#core/ports/payments.ts';
import type { StripeAction } from '../support/server/stripe-pages.ts';

type PaymentsSubject = {
  readonly payments: Payments;
  /** Pays on the checkout page at this address, if it is still open. `chosen`: the buyer's answers by their fields. */
  readonly pay: (url: string, chosen?: Readonly<Record<string, string>>) => Promise<void>;
  /** Pays on the checkout page with a card that is refused. */
  readonly decline: (url: string) => Promise<void>;
  readonly expire: (url: string) => Promise<void>;
  /** Completes a visitor's purchase without signing in, on a page in this language. Returns the session's id. */
  readonly sellTo: (email: string, language?: Language) => Promise<string>;
  readonly apply: (subscriptionId: string, action: StripeAction) => Promise<void>;
  /** Returns the bodies of all events about the customer so far, oldest first. */
  readonly eventsOf: (customerId: string) => Promise<readonly Uint8Array[]>;
  readonly sign: (body: Uint8Array, at?: Date) => string;
  readonly goAway: () => Promise<void>;
  readonly comeBack: () => Promise<void>;
};

export type MakePaymentsSubject = () => Promise<PaymentsSubject>;

let count = 0;
/** Returns a new payer with a new address. */
export function newPayer() {
  const id = `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`;
  return { id, email: `payer-${count}@home.example` };
}

/** Creates the subject for each test of the surrounding `describe`, with their common steps. */
export function usePayments(makeSubject: MakePaymentsSubject) {
  let subject: PaymentsSubject;
  beforeEach(async () => {
    subject = await makeSubject();
  });
  afterEach(() => subject.comeBack());

  async function only(customerId: string): Promise<Subscription> {
    const [subscription, ...others] = await subject.payments.subscriptionsOf(customerId);
    if (!subscription || others.length > 0) throw new Error(`${customerId} should have one subscription`);
    return subscription;
  }

  async function open() {
    const household = newPayer();
    const customerId = await subject.payments.customerFor(household, undefined);
    return { household, customerId, ...(await subject.payments.startCheckout(customerId, household.id, 'en')) };
  }

  async function subscribe() {
    const opened = await open();
    await subject.pay(opened.url);
    return { ...opened, subscription: await only(opened.customerId) };
  }

  return {
    subject: () => subject,
    payments: () => subject.payments,
    /** Returns the only subscription of a customer. */
    only,
    /** Opens a new customer's checkout. */
    open,
    /** Creates a new customer who has paid. */
    subscribe,
    /** Creates a subscription, applies an action at the provider, and returns the resulting state. */
    subscribedAnd: async (action: StripeAction) => {
      const { customerId, subscription } = await subscribe();
      await subject.apply(subscription.id, action);
      return { before: subscription, now: await only(customerId) };
    },
  };
}
