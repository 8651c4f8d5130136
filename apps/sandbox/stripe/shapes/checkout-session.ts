import type { CheckoutSession, Dropdown, Price, Product, Wire } from '../account/records.ts';
import { listShape } from './list.ts';
import { priceShape } from './price.ts';

/** https://docs.stripe.com/api/checkout/sessions/object; `url` is null unless the session is open. */
export const checkoutSessionShape = (session: CheckoutSession, price: Price): Wire => {
  const amount = session.subscriptionData.trialDays === null ? price.unitAmount * session.quantity : 0;
  const email = session.payer?.email ?? session.customerEmail;
  return {
    id: session.id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: session.allowPromotionCodes,
    allowed_payment_method_types: null,
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: session.subscriptionData.automaticTax
      ? {
          enabled: true,
          liability: { type: 'self' },
          provider: 'stripe',
          status: session.status === 'complete' ? 'complete' : 'requires_location_inputs',
        }
      : { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: session.billingAddressCollection,
    cancel_url: session.cancelUrl,
    client_reference_id: session.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: session.created,
    currency: price.currency,
    currency_conversion: null,
    custom_fields: session.dropdowns.map(dropdownShape),
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: session.submitText === null ? null : { message: session.submitText },
      terms_of_service_acceptance: null,
    },
    customer: session.customerId,
    customer_account: null,
    customer_creation: null,
    customer_details:
      email === null
        ? null
        : {
            address: null,
            business_name: null,
            email,
            individual_name: null,
            name: session.payer?.name ?? null,
            phone: null,
            tax_exempt: session.payer ? 'none' : null,
            tax_ids: session.payer ? [] : null,
          },
    customer_email: session.customerEmail,
    discounts: [],
    expires_at: session.expiresAt,
    integration_identifier: null,
    invoice: session.invoiceId,
    invoice_creation: null,
    livemode: false,
    locale: session.locale,
    managed_payments: { enabled: false },
    metadata: session.metadata,
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: session.paymentMethodCollection,
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_status: session.paymentStatus,
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: {
      allow_redisplay_filters: ['always'],
      payment_method_remove: 'disabled',
      payment_method_save: null,
    },
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: session.status,
    submit_type: null,
    subscription: session.subscriptionId,
    success_url: session.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: session.status === 'open' ? session.url : null,
    wallet_options: null,
  };
};

const dropdownShape = ({ key, label, optional, options, value }: Dropdown) => ({
  dropdown: { default_value: null, options, value },
  key,
  label: { custom: label, type: 'custom' },
  optional,
  type: 'dropdown',
});

/** The items of a checkout session, which a response contains only on request. */
export const lineItemsShape = (session: CheckoutSession, price: Price, product: Product): Wire =>
  listShape(`/v1/checkout/sessions/${session.id}/line_items`, [
    {
      id: session.lineItemId,
      object: 'item',
      adjustable_quantity: null,
      amount_discount: 0,
      amount_subtotal: price.unitAmount * session.quantity,
      amount_tax: 0,
      amount_total: price.unitAmount * session.quantity,
      currency: price.currency,
      description: product.name,
      metadata: {},
      price: priceShape(price),
      quantity: session.quantity,
    },
  ]);
