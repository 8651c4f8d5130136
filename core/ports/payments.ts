import type { Money } from '../domain/history/money.ts';
import type { Language } from '../domain/languages.ts';
import type { Price } from '../domain/selling/price.ts';
import type { Subscription } from '../domain/selling/subscription.ts';
import type { Payment } from '../domain/selling/withdrawal.ts';
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
  /** Of a visitor: the language of the page on which they bought, or of their browser; absent if neither is known. */
  readonly language?: Language;
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

/** What a subscription was bought for. */
export type Purchase = {
  readonly price: Price;
  /** Whether the buyer expressly asked for the service to start within the withdrawal period. */
  readonly askedToStart: boolean;
  /** Everything that was paid for it. */
  readonly payments: readonly Payment[];
  /** Of the checkout; absent for what was bought elsewhere or earlier. */
  readonly language?: Language;
};

/** A payment that failed and is being tried again. */
export type OverduePayment = {
  readonly amount: Money;
  /** The last four digits of the card, if it is one. */
  readonly lastFour?: string;
  /** When the provider tries again, if it does. */
  readonly nextAttemptAt?: Date;
  /** When the provider stops trying, and the subscription ends. */
  readonly endsAt: Date;
  /** The provider's page for paying it, if there is one. */
  readonly url?: string;
};

/** What is wrong with our account at the payment provider; empty if nothing is. */
export type PaymentsSetup = { readonly price?: SetupProblem; readonly webhook?: SetupProblem };

/** The payment provider. Every method throws `payments_unavailable` when it cannot be reached. */
export type Payments = {
  /** The household's customer. Simultaneous calls make only one. A known customer that still exists is returned. */
  customerFor(household: { readonly id: string; readonly email: string }, known: string | undefined): Promise<string>;
  /**
   * The address of a checkout page in this language. Only a customer's newest page accepts a payment. Throws `account_leaving` for a
   * deleted customer.
   */
  startCheckout(customerId: string, householdId: string, language: Language): Promise<{ readonly url: string }>;
  /** Undefined when there is no such session. */
  checkout(sessionId: string): Promise<Checkout | undefined>;
  /** The address of the page that manages subscriptions, in this language. Throws `no_subscription` for a deleted customer. */
  openPortal(customerId: string, language: Language): Promise<{ readonly url: string }>;
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
  /** What we sell. Undefined if the provider has no such recurring price. */
  price(): Promise<Price | undefined>;
  /** Undefined when there is no such subscription. */
  purchase(subscriptionId: string): Promise<Purchase | undefined>;
  /**
   * Refunds a part of a payment, in the smallest units of its currency. Calling it again for the same amount within a
   * day has no further effect. False when the provider refuses, so that a person has to do it.
   */
  refundPayment(paymentId: string, amount: number): Promise<boolean>;
  /** The subscription then ends with the paid period. Has no effect on one that has ended. */
  endAtPeriodEnd(subscriptionId: string): Promise<void>;
  /** Undoes `endAtPeriodEnd`, and an end that was chosen in the provider's portal. Has no effect on one that has ended. */
  resume(subscriptionId: string): Promise<void>;
  /** Ends the subscription now, and with it what was paid for later. */
  withdraw(subscriptionId: string): Promise<void>;
  /** Undefined if nothing is overdue. */
  overduePayment(subscriptionId: string): Promise<OverduePayment | undefined>;
  /** Ends the subscription now. Has no effect on one that has ended. */
  cancel(subscriptionId: string): Promise<void>;
  /** Ends the customer's subscriptions, closes its checkout pages and deletes it. Has no effect on a deleted customer. */
  deleteCustomer(customerId: string): Promise<void>;
  /** Checks what we sell, and whether we receive events. Changes nothing. */
  findProblems(): Promise<PaymentsSetup>;
  /**
   * Parses a webhook's body. Undefined for an irrelevant event. Throws `invalid_signature` if it was altered, is older
   * than five minutes or has another sender.
   */
  readEvent(body: Uint8Array, signature: string): Promise<PaymentEvent | undefined>;
};
