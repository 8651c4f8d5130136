import type { Stripe } from 'stripe';
import { isLanguage } from '#core/domain/languages.ts';
import { type Price, periods, type TaxMode } from '#core/domain/selling/price.ts';
import type { Payment } from '#core/domain/selling/withdrawal.ts';
import type { Purchase } from '#core/ports/payments.ts';
import { askedToStart } from './checkout.ts';
import { unlessMissing } from './payment-failure.ts';

const taxes = new Map<string | null, Price['tax']>([
  ['inclusive', 'included'],
  ['exclusive', 'added'],
]);

/** Undefined for a price that isn't a fixed amount for each period. */
export function priceOf(
  { unit_amount: minor, currency, recurring, tax_behavior: behaviour }: Stripe.Price,
  tax: TaxMode,
): Price | undefined {
  const period = periods.find((known) => known === recurring?.interval);
  if (minor === null || !recurring || !period) return undefined;
  return {
    minor,
    currency: currency.toUpperCase(),
    period,
    periodCount: recurring.interval_count,
    // A behaviour that is set at Stripe changes nothing as long as no tax is computed.
    tax: (tax === 'automatic' ? taxes.get(behaviour) : undefined) ?? 'none',
  };
}

/** What the subscription costs, and everything that was paid for it. */
export async function purchase(stripe: Stripe, subscriptionId: string, tax: TaxMode): Promise<Purchase | undefined> {
  const subscription = await unlessMissing(stripe.subscriptions.retrieve(subscriptionId));
  const bought = subscription?.items.data[0]?.price;
  const price = bought && priceOf(bought, tax);
  if (!price) return undefined;
  const invoices = await stripe.invoices
    .list({ subscription: subscriptionId, status: 'paid', limit: 100 })
    .autoPagingToArray({ limit: 1000 });
  const { language } = subscription.metadata;
  return {
    price,
    askedToStart: await askedToStart(stripe, subscriptionId),
    payments: invoices.flatMap(paymentOf),
    ...(language !== undefined && isLanguage(language) && { language }),
  };
}

/** The line contains the period that is paid for; the invoice's own is the one before. */
function paymentOf(invoice: Stripe.Invoice): readonly Payment[] {
  const period = invoice.lines.data[0]?.period;
  if (!period || invoice.amount_paid <= 0) return [];
  return [
    {
      id: invoice.id,
      paid: invoice.amount_paid,
      refunded: invoice.post_payment_credit_notes_amount,
      from: new Date(period.start * 1000),
      until: new Date(period.end * 1000),
    },
  ];
}
