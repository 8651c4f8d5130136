import type { Customer, Wire } from '../account/records.ts';

/** https://docs.stripe.com/api/customers/object */
export const customerShape = (customer: Customer): Wire => ({
  id: customer.id,
  object: 'customer',
  address: null,
  balance: 0,
  created: customer.created,
  currency: null,
  customer_account: null,
  default_source: null,
  delinquent: false,
  description: customer.description,
  discount: null,
  email: customer.email,
  invoice_prefix: customer.id.slice(-8).toUpperCase(),
  invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
  livemode: false,
  metadata: customer.metadata,
  name: customer.name,
  next_invoice_sequence: 1,
  phone: customer.phone,
  preferred_locales: customer.preferredLocales,
  shipping: null,
  tax_exempt: 'none',
  test_clock: null,
});

export const deletedShape = (object: string, id: string): Wire => ({ id, object, deleted: true });
