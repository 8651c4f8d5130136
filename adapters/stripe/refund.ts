import type { Stripe } from 'stripe';
import { isForbidden, isRefused, unlessMissing } from './payment-failure.ts';

/**
 * Refunds the last payment of a subscription by credit note, which keeps the books and taxes correct. Returns false if
 * Stripe refuses. Calling it twice is safe: Stripe never credits more than was paid.
 */
export async function refund(stripe: Stripe, subscriptionId: string): Promise<boolean> {
  const invoice = await lastInvoice(stripe, subscriptionId);
  const amount = invoice ? keptOf(invoice) : 0;
  if (!invoice || amount <= 0) return true;
  try {
    await stripe.creditNotes.create({ invoice: invoice.id, amount, refund_amount: amount, reason: 'duplicate' });
    return true;
  } catch (error) {
    if (!isRefused(error) && !isForbidden(error)) throw error;
    // Another call may have refunded it meanwhile.
    const now = await lastInvoice(stripe, subscriptionId);
    return !now || keptOf(now) <= 0;
  }
}

async function lastInvoice(stripe: Stripe, subscriptionId: string): Promise<Stripe.Invoice | undefined> {
  const expand = ['latest_invoice'];
  const subscription = await unlessMissing(stripe.subscriptions.retrieve(subscriptionId, { expand }));
  const invoice = subscription?.latest_invoice;
  return invoice && typeof invoice !== 'string' ? invoice : undefined;
}

/** The paid amount minus refunds, in cents. */
export const keptOf = (invoice: Pick<Stripe.Invoice, 'amount_paid' | 'post_payment_credit_notes_amount'>): number =>
  invoice.amount_paid - invoice.post_payment_credit_notes_amount;

/**
 * Refunds a part of what was paid for an invoice by credit note. Returns false if Stripe refuses. Stripe credits the
 * same amount of the same invoice once within a day, however often it is asked.
 */
export async function refundPart(stripe: Stripe, invoice: string, amount: number): Promise<boolean> {
  const note = { invoice, amount, refund_amount: amount, reason: 'order_change' } as const;
  try {
    await stripe.creditNotes.create(note, { idempotencyKey: `withdrawal-${invoice}-${amount}` });
    return true;
  } catch (error) {
    if (!isRefused(error) && !isForbidden(error)) throw error;
    return false;
  }
}
