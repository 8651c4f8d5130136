import type { Subscription } from '../domain/subscription.ts';

/** The progress of a checkout. */
export type Checkout = {
  readonly status: 'open' | 'complete' | 'expired';
  readonly payment: 'paid' | 'unpaid' | 'no_payment_required';
  /** Absent until the customer is known. */
  readonly customerId?: string;
};

export type Customer = {
  readonly id: string;
  /** In lower case; absent when the provider knows none. */
  readonly email?: string;
  /** The household that we made the customer for. */
  readonly householdId?: string;
};

/**
 * Something happened to a customer. Read the customer's current state, because events arrive late, twice and in any
 * order.
 */
export type PaymentEvent = {
  readonly id: string;
  readonly customerId: string;
  readonly paymentFailed: boolean;
};

/** The company that takes the money. Every method throws `payments_unavailable` when it cannot be reached. */
export type Payments = {
  /** The customer that stands for the household; made once, however many ask at once. */
  customerFor(household: { readonly id: string; readonly email: string }, known: string | undefined): Promise<string>;
  /** The address of a page to pay at. Of a customer's pages only the newest can be paid at. */
  startCheckout(customerId: string, householdId: string): Promise<{ readonly url: string }>;
  /** Undefined when there is no such session. */
  checkout(sessionId: string): Promise<Checkout | undefined>;
  /** The address of the page where subscriptions are managed and cancelled. Throws `no_subscription` for a customer who is gone. */
  openPortal(customerId: string): Promise<{ readonly url: string }>;
  /** Undefined when there is none, or none any more. */
  customer(customerId: string): Promise<Customer | undefined>;
  /** All that the customer ever had; none for one that is gone. */
  subscriptionsOf(customerId: string): Promise<readonly Subscription[]>;
  /** Every customer who ever had a subscription, each once. */
  subscribers(): AsyncIterable<string>;
  /**
   * Pays back what was last paid for a subscription, however often it is asked for; what was given back was not paid.
   * False where a person has to do it.
   */
  refund(subscriptionId: string): Promise<boolean>;
  /** Ends it now; one that has ended stays as it is. */
  cancel(subscriptionId: string): Promise<void>;
  /** Ends what runs, closes the pages to pay at and forgets who it was; nothing happens to one that is gone. */
  forgetCustomer(customerId: string): Promise<void>;
  /**
   * Parses a webhook's body. Undefined for an irrelevant event. Throws `invalid_signature` if it was altered, is older
   * than five minutes or has another sender.
   */
  readEvent(body: Uint8Array, signature: string): Promise<PaymentEvent | undefined>;
};
