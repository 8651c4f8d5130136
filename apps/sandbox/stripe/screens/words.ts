import type { CheckoutSession, Invoice, Price, Subscription } from '../account/records.ts';

export const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-IE', { style: 'currency', currency }).format(cents / 100);

/** '€4.99 a month' */
export const priceInWords = ({ unitAmount, currency, interval }: Price): string =>
  `${money(unitAmount, currency)} a ${interval}`;

/** '€4.99 refunded'; empty if nothing was refunded. */
export const refundInWords = (invoice: Invoice | undefined): string =>
  invoice && invoice.credited > 0 ? `${money(invoice.credited, invoice.currency)} refunded` : '';

export const dueToday = ({ subscriptionData, quantity }: CheckoutSession, { unitAmount, currency }: Price): string =>
  money(subscriptionData.trialDays === null ? unitAmount * quantity : 0, currency);

/** '6 January 2027', in UTC. */
export const dayOf = (seconds: number): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(seconds * 1000));

export function periodInWords({ cancelAt, endedAt, periodEnd, status }: Subscription): string {
  if (endedAt !== null) return `ended on ${dayOf(endedAt)}`;
  if (cancelAt !== null) return `ends on ${dayOf(cancelAt)}`;
  if (status === 'past_due' || status === 'unpaid') return 'its last payment failed';
  return status === 'trialing' ? `trial until ${dayOf(periodEnd)}` : `renews on ${dayOf(periodEnd)}`;
}
