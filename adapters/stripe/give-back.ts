import type { Stripe } from 'stripe';
import { isForbidden, isRefused, unlessMissing } from './payment-failure.ts';

/**
 * Refunds what was paid last for a subscription, by a credit note, so that the books and the tax are right too. False
 * where Stripe will not.
 */
export async function giveBack(stripe: Stripe, subscriptionId: string): Promise<boolean> {
  const expand = ['latest_invoice'];
  const subscription = await unlessMissing(stripe.subscriptions.retrieve(subscriptionId, { expand }));
  const invoice = subscription?.latest_invoice;
  if (!invoice || typeof invoice === 'string') return true;
  const amount = keptOf(invoice);
  if (amount <= 0) return true;
  const note = { invoice: invoice.id, amount, refund_amount: amount, reason: 'duplicate' } as const;
  try {
    await stripe.creditNotes.create(note, { idempotencyKey: `give-back-${invoice.id}-${amount}` });
    return true;
  } catch (error) {
    if (isRefused(error) || isForbidden(error)) return false;
    throw error;
  }
}

/** In cents: what was paid and not given back. */
export const keptOf = (invoice: Pick<Stripe.Invoice, 'amount_paid' | 'post_payment_credit_notes_amount'>): number =>
  invoice.amount_paid - invoice.post_payment_credit_notes_amount;
