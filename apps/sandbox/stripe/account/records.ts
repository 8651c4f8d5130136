/** The records of the stand-in. Instants are seconds since 1970, as everywhere in Stripe's API. */
export type Metadata = Readonly<Record<string, string>>;

export type Customer = {
  readonly id: string;
  readonly created: number;
  readonly email: string | null;
  readonly name: string | null;
  readonly phone: string | null;
  readonly description: string | null;
  readonly preferredLocales: readonly string[];
  readonly metadata: Metadata;
  readonly deleted: boolean;
};

export type Product = { readonly id: string; readonly created: number; readonly name: string };

export type Interval = 'day' | 'week' | 'month' | 'year';

export type Price = {
  readonly id: string;
  readonly created: number;
  readonly productId: string;
  readonly currency: string;
  /** In cents. */
  readonly unitAmount: number;
  readonly interval: Interval;
};

/** A question to the payer, which a business adds to the checkout page. */
export type Dropdown = {
  readonly key: string;
  readonly label: string;
  readonly optional: boolean;
  readonly options: readonly { readonly label: string; readonly value: string }[];
  /** The chosen option; null if none was chosen. */
  readonly value: string | null;
};

export type CheckoutSession = {
  readonly id: string;
  readonly created: number;
  readonly expiresAt: number;
  readonly status: 'open' | 'complete' | 'expired';
  readonly paymentStatus: 'unpaid' | 'paid' | 'no_payment_required';
  readonly lineItemId: string;
  readonly priceId: string;
  readonly quantity: number;
  readonly customerId: string | null;
  readonly customerEmail: string | null;
  /** The payer, as typed into the page. */
  readonly payer: { readonly email: string; readonly name: string | null } | null;
  readonly clientReferenceId: string | null;
  readonly metadata: Metadata;
  /** Null: Stripe's own thank-you page. */
  readonly successUrl: string | null;
  readonly cancelUrl: string | null;
  /** The address of the checkout page. */
  readonly url: string;
  readonly locale: string | null;
  readonly allowPromotionCodes: boolean | null;
  readonly billingAddressCollection: string | null;
  readonly dropdowns: readonly Dropdown[];
  /** What the business says beside the button. */
  readonly submitText: string | null;
  readonly paymentMethodCollection: string;
  readonly subscriptionData: {
    readonly description: string | null;
    readonly metadata: Metadata;
    readonly trialDays: number | null;
    /** Whether tax is computed for each invoice. */
    readonly automaticTax: boolean;
  };
  readonly subscriptionId: string | null;
  readonly invoiceId: string | null;
};

type SubscriptionStatus = 'incomplete' | 'trialing' | 'active' | 'past_due' | 'unpaid' | 'canceled';

export type Subscription = {
  readonly id: string;
  readonly itemId: string;
  readonly created: number;
  readonly customerId: string;
  readonly priceId: string;
  readonly quantity: number;
  readonly status: SubscriptionStatus;
  readonly periodStart: number;
  readonly periodEnd: number;
  /** The requested end, which may be past; null if no end was requested. */
  readonly cancelAt: number | null;
  readonly cancelAtPeriodEnd: boolean;
  readonly canceledAt: number | null;
  readonly endedAt: number | null;
  readonly cancellation: {
    readonly reason: 'cancellation_requested' | 'payment_failed' | null;
    readonly comment: string | null;
    readonly feedback: string | null;
  };
  readonly trialStart: number | null;
  readonly trialEnd: number | null;
  readonly latestInvoiceId: string | null;
  readonly automaticTax: boolean;
  readonly description: string | null;
  readonly metadata: Metadata;
};

export type InvoiceReason = 'subscription_create' | 'subscription_cycle';

export type Invoice = {
  readonly id: string;
  readonly lineId: string;
  readonly number: string;
  readonly created: number;
  readonly customerId: string;
  readonly customerEmail: string | null;
  readonly subscriptionId: string;
  readonly subscriptionMetadata: Metadata;
  readonly priceId: string;
  readonly quantity: number;
  readonly currency: string;
  /** In cents. */
  readonly amount: number;
  readonly reason: InvoiceReason;
  readonly status: 'open' | 'paid';
  readonly attempts: number;
  readonly paidAt: number | null;
  /** The refunded part of the paid amount, in cents. */
  readonly credited: number;
  readonly periodStart: number;
  readonly periodEnd: number;
};

export type CreditNote = {
  readonly id: string;
  readonly created: number;
  /** In cents. */
  readonly amount: number;
  readonly memo: string | null;
  readonly metadata: Metadata;
  readonly reason: string | null;
  readonly refundId: string;
};

export type PortalSession = {
  readonly id: string;
  readonly created: number;
  readonly customerId: string;
  readonly returnUrl: string | null;
  readonly url: string;
  readonly locale: string | null;
};

export type WebhookEndpoint = {
  readonly id: string;
  readonly created: number;
  readonly url: string;
  readonly secret: string;
  readonly enabledEvents: readonly string[];
  readonly description: string | null;
  readonly metadata: Metadata;
  readonly disabled: boolean;
};

/** An object as Stripe's API sends it. */
export type Wire = { readonly object: string; readonly [key: string]: unknown };

export type StripeEvent = {
  readonly id: string;
  readonly created: number;
  readonly type: string;
  /** The object as it was when the event happened. */
  readonly data: { readonly object: Wire; readonly previous_attributes?: Readonly<Record<string, unknown>> };
  readonly request: { readonly id: string | null; readonly idempotency_key: string | null };
};
