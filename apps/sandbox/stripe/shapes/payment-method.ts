import type { Wire } from '../account/records.ts';

/** https://docs.stripe.com/api/payment_methods/object: the card that every payer has. */
export const cardShape = (id: string): Wire => ({
  id,
  object: 'payment_method',
  allow_redisplay: 'limited',
  billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
  card: {
    brand: 'visa',
    checks: null,
    country: 'FR',
    display_brand: 'visa',
    exp_month: 12,
    exp_year: 2034,
    fingerprint: null,
    funding: 'credit',
    generated_from: null,
    last4: '4242',
    networks: { available: ['visa'], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  },
  created: 0,
  customer: null,
  customer_account: null,
  livemode: false,
  metadata: {},
  type: 'card',
});
