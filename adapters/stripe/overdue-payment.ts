import type { Stripe } from 'stripe';
import { dayMs } from '#core/domain/time/durations.ts';
import type { OverduePayment } from '#core/ports/payments.ts';
import { unlessMissing } from './payment-failure.ts';

/** Stripe doesn't say when it will stop trying: that is a setting of the account. */
export async function overduePayment(
  stripe: Stripe,
  subscriptionId: string,
  retryDays: number,
): Promise<OverduePayment | undefined> {
  const expand = ['latest_invoice', 'default_payment_method'];
  const subscription = await unlessMissing(stripe.subscriptions.retrieve(subscriptionId, { expand }));
  const { latest_invoice: invoice, default_payment_method: method } = subscription ?? {};
  if (!invoice || typeof invoice === 'string' || invoice.status !== 'open') return undefined;
  const { amount_remaining: minor, currency, created, next_payment_attempt: next, hosted_invoice_url: url } = invoice;
  const lastFour = method && typeof method !== 'string' ? method.card?.last4 : undefined;
  return {
    amount: { minor, currency: currency.toUpperCase() },
    ...(lastFour && { lastFour }),
    ...(next && { nextAttemptAt: new Date(next * 1000) }),
    endsAt: new Date(created * 1000 + retryDays * dayMs),
    ...(url && { url }),
  };
}
