import { daySeconds } from '../../clock.ts';
import type { Invoice, Price, Subscription, Wire } from '../account/records.ts';
import { listShape } from './list.ts';

/** Every buyer of the stand-in lives in France. */
const vatPercent = 20;
const taxOf = ({ amount }: Invoice, { automaticTax }: Subscription): number =>
  automaticTax ? amount - Math.round((amount * 100) / (100 + vatPercent)) : 0;

/** https://docs.stripe.com/api/invoices/object; its subscription is below `parent`. */
export const invoiceShape = (invoice: Invoice, subscription: Subscription, price: Price, url: string | null): Wire => {
  const paid = invoice.status === 'paid';
  return {
    id: invoice.id,
    object: 'invoice',
    account_country: 'FR',
    account_name: 'Sandbox',
    account_tax_ids: null,
    amount_due: invoice.amount,
    amount_overpaid: 0,
    amount_paid: paid ? invoice.amount : 0,
    amount_remaining: paid ? 0 : invoice.amount,
    amount_shipping: 0,
    application: null,
    attempt_count: invoice.attempts,
    attempted: invoice.attempts > 0,
    auto_advance: invoice.status === 'open',
    automatic_tax: subscription.automaticTax
      ? { disabled_reason: null, enabled: true, liability: { type: 'self' }, provider: 'stripe', status: 'complete' }
      : { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: invoice.reason,
    collection_method: 'charge_automatically',
    created: invoice.created,
    currency: invoice.currency,
    custom_fields: null,
    customer: invoice.customerId,
    customer_account: null,
    customer_address: null,
    customer_email: invoice.customerEmail,
    customer_name: null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: invoice.created,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: url,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: listShape(`/v1/invoices/${invoice.id}/lines`, [lineShape(invoice, subscription, price)]),
    livemode: false,
    metadata: {},
    next_payment_attempt: paid ? null : invoice.created + 3 * daySeconds,
    number: invoice.number,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: invoice.subscriptionMetadata, subscription: invoice.subscriptionId },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: invoice.periodStart,
    period_start: invoice.periodStart,
    post_payment_credit_notes_amount: invoice.credited,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: invoice.status,
    status_transitions: {
      finalized_at: invoice.created,
      marked_uncollectible_at: null,
      paid_at: invoice.paidAt,
      voided_at: null,
    },
    subtotal: invoice.amount,
    subtotal_excluding_tax: invoice.amount - taxOf(invoice, subscription),
    test_clock: null,
    total: invoice.amount,
    total_discount_amounts: [],
    total_excluding_tax: invoice.amount - taxOf(invoice, subscription),
    total_pretax_credit_amounts: [],
    total_taxes: subscription.automaticTax
      ? [
          {
            amount: taxOf(invoice, subscription),
            tax_behavior: 'inclusive',
            tax_rate_details: { tax_rate: 'txr_sandbox' },
            taxability_reason: 'standard_rated',
            taxable_amount: invoice.amount - taxOf(invoice, subscription),
            type: 'tax_rate_details',
          },
        ]
      : [],
    webhooks_delivered_at: null,
  };
};

const lineShape = (invoice: Invoice, subscription: Subscription, price: Price): Wire => ({
  id: invoice.lineId,
  object: 'line_item',
  amount: invoice.amount,
  currency: invoice.currency,
  description: null,
  discount_amounts: [],
  discountable: true,
  discounts: [],
  invoice: invoice.id,
  livemode: false,
  metadata: invoice.subscriptionMetadata,
  parent: {
    invoice_item_details: null,
    subscription_item_details: {
      invoice_item: null,
      proration: false,
      proration_details: null,
      subscription: invoice.subscriptionId,
      subscription_item: subscription.itemId,
    },
    type: 'subscription_item_details',
  },
  period: { end: invoice.periodEnd, start: invoice.periodStart },
  pretax_credit_amounts: [],
  pricing: {
    price_details: { price: price.id, product: price.productId },
    type: 'price_details',
    unit_amount_decimal: String(price.unitAmount),
  },
  quantity: invoice.quantity,
  quantity_decimal: String(invoice.quantity),
  subscription: invoice.subscriptionId,
  subtotal: invoice.amount,
  taxes: [],
});
