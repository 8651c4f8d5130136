import type { Stripe } from 'stripe';
import { compareText } from '#core/domain/compare-text.ts';
import type { Checkout } from '#core/ports/payments.ts';
import { isRefused, unlessMissing } from './payment-failure.ts';
import { idOf } from './subscription.ts';

export type Shop = {
  /** The recurring price that premium is sold at. */
  readonly priceId: string;
  /** Of the web app, without a slash at its end. */
  readonly baseUrl: string;
};

/** Of pages to pay at that were opened at once, the newest stays and is the answer for all. */
export async function openCheckout(stripe: Stripe, shop: Shop, customer: string, householdId: string) {
  const { priceId, baseUrl } = shop;
  const ours = { household_id: householdId };
  const created = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    client_reference_id: householdId,
    line_items: [{ price: priceId, quantity: 1 }],
    success_url: `${baseUrl}/api/payments/complete?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${baseUrl}/payment/cancel?reason=canceled`,
    metadata: ours,
    subscription_data: { metadata: ours },
  });
  const open = await openCheckouts(stripe, customer);
  const [newest = created, ...older] = [...open].sort((a, b) => b.created - a.created || compareText(b.id, a.id));
  await Promise.all(older.map(({ id }) => expire(stripe, id)));
  if (!newest.url) throw new Error('Stripe opened a checkout without an address');
  return { url: newest.url };
}

/** Leaves the customer no page to pay at. */
export async function closeCheckouts(stripe: Stripe, customer: string): Promise<void> {
  const open = (await unlessMissing(openCheckouts(stripe, customer))) ?? [];
  await Promise.all(open.map(({ id }) => expire(stripe, id)));
}

async function openCheckouts(stripe: Stripe, customer: string): Promise<readonly Stripe.Checkout.Session[]> {
  return (await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })).data;
}

/** One that was paid or expired meanwhile cannot expire, and need not. */
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
    // What Stripe may come up with later counts as not yet paid.
    status: statuses.find((known) => known === status) ?? 'open',
    payment: payments.find((known) => known === payment) ?? 'unpaid',
    ...(customer && { customerId: idOf(customer) }),
  };
}
