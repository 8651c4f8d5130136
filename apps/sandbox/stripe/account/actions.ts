import type { Account } from './account.ts';
import type { Subscription } from './records.ts';
import { cancelAtPeriodEnd, cancelNow, fail, keep, leaveUnpaid, pay } from './subscription.ts';

/** An action on a subscription that a person can trigger. */
type Action = {
  readonly label: string;
  readonly isPossible: (subscription: Subscription) => boolean;
  /** Returns undefined if the action is not possible. */
  readonly act: (account: Account, subscription: Subscription) => Subscription | undefined;
};

const owes = ({ status }: Subscription): boolean => status === 'past_due' || status === 'unpaid';
const runs = ({ status }: Subscription): boolean => status === 'active' || status === 'trialing';
const hasEnded = ({ status }: Subscription): boolean => status === 'canceled';
const ends = (subscription: Subscription): boolean => !hasEnded(subscription) && subscription.cancelAt !== null;
const goesOn = (subscription: Subscription): boolean => !hasEnded(subscription) && subscription.cancelAt === null;

/** The actions by the names that their URLs contain. */
export const actions: Readonly<Record<string, Action>> = {
  pay: {
    label: 'Pay',
    isPossible: owes,
    act: ({ subscriptions }, subscription) => subscriptions.change(subscription, pay),
  },
  fail: {
    label: 'Payment fails again',
    isPossible: ({ status }) => status === 'past_due',
    act: ({ subscriptions, store }, subscription) => {
      const invoice = store.invoices.find(subscription.latestInvoiceId ?? '');
      return subscriptions.change(subscription, fail(invoice?.attempts ?? 0));
    },
  },
  unpaid: {
    label: 'Leave unpaid',
    isPossible: ({ status }) => status === 'past_due',
    act: ({ subscriptions }, subscription) => subscriptions.change(subscription, leaveUnpaid),
  },
  renew: {
    label: 'Renew',
    isPossible: (subscription) => goesOn(subscription) && runs(subscription),
    act: ({ subscriptions }, subscription) => subscriptions.endPeriod(subscription, true),
  },
  'past-due': {
    label: 'Renewal fails: past due',
    isPossible: (subscription) => goesOn(subscription) && runs(subscription),
    act: ({ subscriptions }, subscription) => subscriptions.endPeriod(subscription, false),
  },
  'end-period': {
    label: 'End the period',
    isPossible: ends,
    act: ({ subscriptions }, subscription) => subscriptions.endPeriod(subscription, true),
  },
  'cancel-at-period-end': {
    label: 'Cancel at period end',
    isPossible: goesOn,
    act: ({ subscriptions }, subscription) => subscriptions.change(subscription, cancelAtPeriodEnd('flag')),
  },
  keep: {
    label: 'Take the cancellation back',
    isPossible: ends,
    act: ({ subscriptions }, subscription) => subscriptions.change(subscription, keep),
  },
  'cancel-now': {
    label: 'Cancel now',
    isPossible: (subscription) => !hasEnded(subscription),
    act: ({ subscriptions }, subscription) => subscriptions.change(subscription, cancelNow),
  },
};
