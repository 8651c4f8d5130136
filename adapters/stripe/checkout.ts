import type { Stripe } from 'stripe';
import { isLanguage, type Language } from '#core/domain/languages.ts';
import { languageOfPage } from '#core/domain/selling/page-reference.ts';
import type { TaxMode } from '#core/domain/selling/price.ts';
import { compareText } from '#core/domain/text/compare-text.ts';
import type { ServerWords } from '#core/languages/load-words.ts';
import { wordsIn } from '#core/languages/words-in.ts';
import type { Checkout } from '#core/ports/payments.ts';
import { isRefused, unlessMissing } from './payment-failure.ts';
import { idOf } from './subscription.ts';

export type Shop = {
  /** The id of premium's recurring price. */
  readonly priceId: string;
  /** The base URL of the web app, without a trailing slash. */
  readonly baseUrl: string;
  readonly tax: TaxMode;
};

const startKey = 'start';
const atOnce = 'atonce';

/** Article 7(3) of Directive 2011/83/EU: without this express request, a withdrawal refunds everything. */
const startField = (words: ServerWords['checkout']) =>
  ({
    key: startKey,
    label: { type: 'custom', custom: words.start },
    type: 'dropdown',
    optional: true,
    dropdown: {
      options: [
        { label: words.atOnce, value: atOnce },
        { label: words.unasked, value: 'unasked' },
      ],
    },
  }) as const satisfies Stripe.Checkout.SessionCreateParams.CustomField;

/** Whether the buyer of a subscription asked for the service to begin at once. Stripe's pricing table can't ask. */
export async function askedToStart(stripe: Stripe, subscription: string): Promise<boolean> {
  const { data } = await stripe.checkout.sessions.list({ subscription, limit: 1 });
  return data.some(({ custom_fields: fields }) =>
    fields.some(({ key, dropdown }) => key === startKey && dropdown?.value === atOnce),
  );
}

/** In which a visitor became this customer: that of the page with Stripe's pricing table, or what Stripe took from their browser. */
export async function languageOf(
  stripe: Stripe,
  { id, preferred_locales }: Stripe.Customer,
): Promise<Language | undefined> {
  const { data } = await stripe.checkout.sessions.list({ customer: id, limit: 1 });
  const [locale = ''] = preferred_locales ?? [];
  const [browsers = ''] = locale.split('-');
  return languageOfPage(data[0]?.client_reference_id ?? null) ?? (isLanguage(browsers) ? browsers : undefined);
}

type Buyer = { readonly customer: string; readonly householdId: string; readonly language: Language };

/** Stripe computes the tax of the address that it asks for. */
const withTax = {
  automatic_tax: { enabled: true },
  billing_address_collection: 'required',
  customer_update: { address: 'auto' },
} as const satisfies Partial<Stripe.Checkout.SessionCreateParams>;

/** Opens a checkout page and closes the customer's others. Simultaneous calls all return the newest page. */
export async function openCheckout(stripe: Stripe, shop: Shop, { customer, householdId, language }: Buyer) {
  const { priceId, baseUrl, tax } = shop;
  const { checkout: words } = wordsIn(language);
  const ours = { household_id: householdId, language };
  const created = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    client_reference_id: householdId,
    line_items: [{ price: priceId, quantity: 1 }],
    success_url: `${baseUrl}/api/payments/complete?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${baseUrl}/payment/cancel?reason=canceled`,
    metadata: ours,
    subscription_data: { metadata: ours },
    locale: language,
    custom_text: { submit: { message: words.withdrawal } },
    custom_fields: [startField(words)],
    ...(tax === 'automatic' && withTax),
  });
  const open = await openCheckouts(stripe, customer);
  const [newest = created, ...older] = [...open].sort((a, b) => b.created - a.created || compareText(b.id, a.id));
  await Promise.all(older.map(({ id }) => expire(stripe, id)));
  if (!newest.url) throw new Error('Stripe opened a checkout without an address');
  return { url: newest.url };
}

/** Closes all of the customer's checkout pages. */
export async function closeCheckouts(stripe: Stripe, customer: string): Promise<void> {
  const open = (await unlessMissing(openCheckouts(stripe, customer))) ?? [];
  await Promise.all(open.map(({ id }) => expire(stripe, id)));
}

async function openCheckouts(stripe: Stripe, customer: string): Promise<readonly Stripe.Checkout.Session[]> {
  return (await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })).data;
}

/** Expires a session. Stripe refuses if it was paid or has expired meanwhile, which is fine. */
async function expire(stripe: Stripe, sessionId: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(sessionId);
  } catch (error) {
    if (!isRefused(error)) throw error;
  }
}

const statuses = ['complete', 'expired'] as const;
const payments = ['paid', 'no_payment_required'] as const;

export function checkoutOf(session: Stripe.Checkout.Session): Checkout {
  const { status, payment_status: payment, customer } = session;
  return {
    // A status that Stripe may introduce later counts as unpaid.
    status: statuses.find((known) => known === status) ?? 'open',
    payment: payments.find((known) => known === payment) ?? 'unpaid',
    ...(customer && { customerId: idOf(customer) }),
  };
}
