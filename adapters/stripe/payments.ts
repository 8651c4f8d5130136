import type { Stripe } from 'stripe';
import { DomainError } from '#core/domain/errors.ts';
import { knownAddress } from '#core/domain/people/email-address.ts';
import { isRunning } from '#core/domain/selling/subscription.ts';
import type { Customer, Payments } from '#core/ports/payments.ts';
import { checkoutOf, closeCheckouts, languageOf, openCheckout, type Shop } from './checkout.ts';
import { lazyStripe, type StripeKeys } from './client.ts';
import { endAtPeriodEnd, resume, withdraw } from './ending.ts';
import { overduePayment } from './overdue-payment.ts';
import { paymentEvent } from './payment-event.ts';
import { isCustomerMissing, unlessMissing, whileStripeAnswers } from './payment-failure.ts';
import { priceOf, purchase } from './purchase.ts';
import { refund, refundPart } from './refund.ts';
import { setupProblems } from './setup-problems.ts';
import { idOf, subscriptionOf } from './subscription.ts';

/** Access to our account at Stripe. */
export type StripeAccess = StripeKeys & {
  /** The secret that Stripe signs events with. */
  readonly webhookSecret: string;
  readonly priceId: string;
  /** For how many days our account is set to retry a failed payment; by default for two weeks, as Stripe recommends. */
  readonly retryDays?: number | undefined;
};

const usualRetryDays = 14;

const most = 100;

/** Checked because the id becomes part of a URL, where other text could address another resource. */
const isSessionId = (text: string): boolean => /^cs_\w+$/.test(text);

/** Payments through Stripe's SDK. Errors contain neither addresses nor card details. */
export function makeStripePayments({ webhookSecret, ...access }: StripeAccess & Shop): Payments {
  const connect = lazyStripe(access);
  const ask = <Result>(work: (stripe: Stripe) => Promise<Result>): Promise<Result> =>
    whileStripeAnswers(async () => work(await connect()));

  const customerOf = async (stripe: Stripe, id: string): Promise<Customer | undefined> => {
    const customer = await unlessMissing(stripe.customers.retrieve(id));
    if (!customer || customer.deleted) return undefined;
    const { email, metadata } = customer;
    const { household_id: householdId } = metadata;
    const language = householdId ? undefined : await languageOf(stripe, customer);
    return {
      id,
      ...(email && { email: knownAddress(email) }),
      ...(householdId && { householdId }),
      ...(language && { language }),
    };
  };
  const subscriptionsOf = async (stripe: Stripe, customer: string) => {
    const expand = ['data.latest_invoice'];
    const list = stripe.subscriptions.list({ customer, status: 'all', limit: most, expand });
    return (await unlessMissing(list.autoPagingToArray({ limit: 1000 })))?.map(subscriptionOf) ?? [];
  };

  return {
    customerFor: ({ id, email }, known) =>
      ask(async (stripe) => {
        if (known !== undefined && (await customerOf(stripe, known))) return known;
        const made = { email, metadata: { household_id: id } };
        const idempotencyKey = `household-${id}-after-${known ?? 'none'}`;
        return (await stripe.customers.create(made, { idempotencyKey })).id;
      }),

    startCheckout: (customer, householdId, language) =>
      ask(async (stripe) => {
        try {
          return await openCheckout(stripe, access, { customer, householdId, language });
        } catch (error) {
          throw isCustomerMissing(error) ? new DomainError('account_leaving') : error;
        }
      }),

    checkout: (sessionId) =>
      ask(async (stripe) => {
        const session = isSessionId(sessionId)
          ? await unlessMissing(stripe.checkout.sessions.retrieve(sessionId))
          : undefined;
        return session && checkoutOf(session);
      }),

    openPortal: (customer, locale) =>
      ask(async (stripe) => {
        const returnTo = `${access.baseUrl}/settings?tab=account`;
        const wanted = { customer, locale, return_url: returnTo };
        const portal = await unlessMissing(stripe.billingPortal.sessions.create(wanted));
        if (!portal) throw new DomainError('no_subscription');
        return { url: portal.url };
      }),

    customer: (customerId) => ask((stripe) => customerOf(stripe, customerId)),
    setEmail: (customerId, email) =>
      ask(async (stripe) => {
        await unlessMissing(stripe.customers.update(customerId, { email }));
      }),
    subscriptionsOf: (customerId) => ask((stripe) => subscriptionsOf(stripe, customerId)),

    async *subscribers() {
      const seen = new Set<string>();
      for (let after: string | undefined, more = true; more; ) {
        const starting = { ...(after !== undefined && { starting_after: after }) };
        const page = await ask((stripe) => stripe.subscriptions.list({ status: 'all', limit: most, ...starting }));
        for (const id of page.data.map(({ customer }) => idOf(customer))) {
          if (!seen.has(id)) yield id;
          seen.add(id);
        }
        after = page.data.at(-1)?.id;
        more = page.has_more && after !== undefined;
      }
    },

    refund: (subscriptionId) => ask((stripe) => refund(stripe, subscriptionId)),
    price: () =>
      ask(async (stripe) => {
        const price = await unlessMissing(stripe.prices.retrieve(access.priceId));
        return price && priceOf(price, access.tax);
      }),
    purchase: (subscriptionId) => ask((stripe) => purchase(stripe, subscriptionId, access.tax)),
    refundPayment: (paymentId, amount) => ask((stripe) => refundPart(stripe, paymentId, amount)),
    endAtPeriodEnd: (subscriptionId) => ask((stripe) => endAtPeriodEnd(stripe, subscriptionId)),
    resume: (subscriptionId) => ask((stripe) => resume(stripe, subscriptionId)),
    withdraw: (subscriptionId) => ask((stripe) => withdraw(stripe, subscriptionId)),
    overduePayment: (subscriptionId) =>
      ask((stripe) => overduePayment(stripe, subscriptionId, access.retryDays ?? usualRetryDays)),

    cancel: (subscriptionId) =>
      ask(async (stripe) => {
        await unlessMissing(stripe.subscriptions.cancel(subscriptionId));
      }),

    deleteCustomer: (customerId) =>
      ask(async (stripe) => {
        await closeCheckouts(stripe, customerId);
        const running = (await subscriptionsOf(stripe, customerId)).filter(isRunning);
        for (const { id } of running) await unlessMissing(stripe.subscriptions.cancel(id));
        await unlessMissing(stripe.customers.del(customerId));
      }),

    findProblems: () => ask((stripe) => setupProblems(stripe, access)),

    readEvent: async (body, signature) => paymentEvent(await connect(), body, signature, webhookSecret),
  };
}
