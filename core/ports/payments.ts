import type { Subscription } from '../domain/subscription.ts';
import type { SetupProblem } from './setup-problem.ts';

/** The progress of a checkout. */
export type Checkout = {
  readonly status: 'open' | 'complete' | 'expired';
  readonly payment: 'paid' | 'unpaid' | 'no_payment_required';
  /** Absent until the customer is known. */
  readonly customerId?: string;
};

export type Customer = {
  readonly id: string;
  /** The address in lower case; absent if the provider knows none. */
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

/** What is wrong with our account at the payment provider; empty if nothing is. */
export type PaymentsSetup = { readonly price?: SetupProblem; readonly webhook?: SetupProblem };

/** The payment provider. Every method throws `payments_unavailable` when it cannot be reached. */
export type Payments = {
  /** The household's customer. Simultaneous calls make only one. A known customer that still exists is returned. */
  customerFor(household: { readonly id: string; readonly email: string }, known: string | undefined): Promise<string>;
  /**
   * The address of a checkout page. Only a customer's newest page accepts a payment. Throws `account_leaving` for a
   * deleted customer.
   */
  startCheckout(customerId: string, householdId: string): Promise<{ readonly url: string }>;
  /** Undefined when there is no such session. */
  checkout(sessionId: string): Promise<Checkout | undefined>;
  /** The address of the page that manages subscriptions. Throws `no_subscription` for a deleted customer. */
  openPortal(customerId: string): Promise<{ readonly url: string }>;
  /** Undefined when there is no such customer, or it was deleted. */
  customer(customerId: string): Promise<Customer | undefined>;
  /** Changes the address to which receipts are sent. Has no effect on a deleted customer. */
  setEmail(customerId: string, email: string): Promise<void>;
  /** Every subscription that the customer ever had; none for a deleted customer. */
  subscriptionsOf(customerId: string): Promise<readonly Subscription[]>;
  /** Every customer who ever had a subscription, each once. */
  subscribers(): AsyncIterable<string>;
  /**
   * Refunds the last payment of a subscription, which then counts as unpaid. Calling it again has no further effect.
   * False when the provider refuses, so that a person has to do it.
   */
  refund(subscriptionId: string): Promise<boolean>;
  /** Ends the subscription now. Has no effect on one that has ended. */
  cancel(subscriptionId: string): Promise<void>;
  /** Ends the customer's subscriptions, closes its checkout pages and deletes it. Has no effect on a deleted customer. */
  forgetCustomer(customerId: string): Promise<void>;
  /** Checks what we sell, and whether we receive events. Changes nothing. */
  findProblems(): Promise<PaymentsSetup>;
  /**
   * Parses a webhook's body. Undefined for an irrelevant event. Throws `invalid_signature` if it was altered, is older
   * than five minutes or has another sender.
   */
  readEvent(body: Uint8Array, signature: string): Promise<PaymentEvent | undefined>;
};
