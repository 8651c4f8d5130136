import { daySeconds } from '../../clock.ts';
import type { Interval, InvoiceReason, Metadata, Subscription } from './records.ts';

/** The result of a transition: the changed subscription, and the payment that it involves. */
export type Outcome = {
  readonly subscription: Subscription;
  /** Set if the new period gets an invoice; `paid` is the result of its first payment. */
  readonly billed?: { readonly reason: InvoiceReason; readonly paid: boolean };
  /** Set if the payment of the open invoice is tried again. */
  readonly retried?: { readonly paid: boolean };
};

type At = { readonly now: number; readonly interval: Interval };
/** Returns undefined if the transition is not possible in the subscription's state. */
export type Transition = (subscription: Subscription, at: At) => Outcome | undefined;

/** The number of times that Stripe tries a payment before it cancels, by its default settings. */
export const mostTries = 4;

type Beginning = At & {
  readonly id: string;
  readonly itemId: string;
  readonly customerId: string;
  readonly priceId: string;
  readonly quantity: number;
  readonly trialDays: number | null;
  readonly automaticTax: boolean;
  readonly description: string | null;
  readonly metadata: Metadata;
};

/** Returns a new subscription, for which nothing is paid yet. */
export function begin({ now, interval, trialDays, ...given }: Beginning): Subscription {
  const trialEnd = trialDays === null ? null : now + trialDays * daySeconds;
  return {
    ...given,
    created: now,
    status: trialEnd === null ? 'incomplete' : 'trialing',
    periodStart: now,
    periodEnd: trialEnd ?? afterOne(interval, now),
    cancelAt: null,
    cancelAtPeriodEnd: false,
    canceledAt: null,
    endedAt: null,
    cancellation: { reason: null, comment: null, feedback: null },
    trialStart: trialEnd === null ? null : now,
    trialEnd,
    latestInvoiceId: null,
  };
}

export const isLive = ({ status }: Subscription): boolean => status !== 'canceled' && status !== 'incomplete';
const owes = ({ status }: Subscription): boolean => status === 'past_due' || status === 'unpaid';

/** Pays the open invoice, which may be the first one. */
export const pay: Transition = (subscription) =>
  owes(subscription) || subscription.status === 'incomplete'
    ? { subscription: { ...subscription, status: 'active' }, retried: { paid: true } }
    : undefined;

/** Another payment of the open invoice fails. After the last try, the subscription ends. */
export const fail =
  (triesBefore: number): Transition =>
  (subscription, at) => {
    if (subscription.status !== 'past_due') return undefined;
    const ended = triesBefore + 1 >= mostTries;
    return {
      subscription: ended ? endedNow(subscription, at.now, 'payment_failed') : subscription,
      retried: { paid: false },
    };
  };

/** Stripe stops trying and keeps the subscription, which a business can choose instead of cancelling it. */
export const leaveUnpaid: Transition = (subscription) =>
  subscription.status === 'past_due' ? { subscription: { ...subscription, status: 'unpaid' } } : undefined;

/** Cancels by the flag, which also sets the date, or by the date alone, as the portal does in flexible billing mode. */
export const cancelAtPeriodEnd =
  (by: 'flag' | 'date'): Transition =>
  (subscription, { now }) =>
    isLive(subscription)
      ? {
          subscription: {
            ...subscription,
            cancelAtPeriodEnd: by === 'flag',
            cancelAt: subscription.periodEnd,
            canceledAt: now,
            cancellation: { ...subscription.cancellation, reason: 'cancellation_requested' },
          },
        }
      : undefined;

/** Withdraws a cancellation that has not taken effect yet. */
export const keep: Transition = (subscription) =>
  isLive(subscription)
    ? {
        subscription: {
          ...subscription,
          cancelAtPeriodEnd: false,
          cancelAt: null,
          canceledAt: null,
          cancellation: { reason: null, comment: null, feedback: null },
        },
      }
    : undefined;

export const cancelNow: Transition = (subscription, { now }) =>
  subscription.status === 'canceled'
    ? undefined
    : { subscription: endedNow(subscription, now, 'cancellation_requested') };

/** At the end of a period, ends the subscription or starts the next period and charges for it. */
export const turn =
  (paid: boolean): Transition =>
  (subscription, { now, interval }) => {
    if (!isLive(subscription) || subscription.periodEnd > now) return undefined;
    const { cancelAt, periodEnd, status } = subscription;
    if (cancelAt !== null && cancelAt <= periodEnd)
      return { subscription: { ...subscription, status: 'canceled', endedAt: cancelAt } };
    const next = { ...subscription, periodStart: periodEnd, periodEnd: afterOne(interval, periodEnd) };
    if (status === 'past_due') return { subscription: endedNow(subscription, periodEnd, 'payment_failed') };
    // Stripe charges for no further period before the old one is paid.
    if (status === 'unpaid') return { subscription: next };
    return {
      subscription: { ...next, status: paid ? 'active' : 'past_due' },
      billed: { reason: 'subscription_cycle', paid },
    };
  };

/** Returns the same subscription, moved into the past so that its period ends now. */
export function movedToPeriodEnd(subscription: Subscription, now: number): Subscription {
  const by = Math.max(0, subscription.periodEnd - now);
  const earlier = (instant: number | null) => (instant === null ? null : instant - by);
  return {
    ...subscription,
    created: subscription.created - by,
    periodStart: subscription.periodStart - by,
    periodEnd: subscription.periodEnd - by,
    cancelAt: earlier(subscription.cancelAt),
    canceledAt: earlier(subscription.canceledAt),
    trialStart: earlier(subscription.trialStart),
    trialEnd: earlier(subscription.trialEnd),
  };
}

const endedNow = (subscription: Subscription, now: number, reason: 'cancellation_requested' | 'payment_failed') =>
  ({
    ...subscription,
    status: 'canceled',
    canceledAt: now,
    endedAt: now,
    cancellation: { ...subscription.cancellation, reason },
  }) satisfies Subscription;

/** Returns the instant one interval later, in UTC; the 31st becomes the last day of a shorter month. */
export function afterOne(interval: Interval, from: number): number {
  if (interval === 'day') return from + daySeconds;
  if (interval === 'week') return from + 7 * daySeconds;
  const date = new Date(from * 1000);
  const dayOfMonth = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + (interval === 'year' ? 12 : 1));
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(dayOfMonth, lastDay));
  return Math.floor(date.getTime() / 1000);
}
