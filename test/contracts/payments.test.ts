import { afterAll, beforeAll } from 'vitest';
import { makePayments } from '#adapters/memory/payments.ts';
import { makeStripePayments } from '#adapters/stripe/payments.ts';
import { systemClock } from '#adapters/system/clock.ts';
import { startSandbox } from '#apps/sandbox/sandbox.ts';
import { makeStripePages } from '../support/server/stripe-pages.ts';
import { paymentEventsContract } from './payment-events.contract.ts';
import { paymentsContract } from './payments.contract.ts';
import type { MakePaymentsSubject } from './payments-subject.ts';
import { sellingContract } from './selling.contract.ts';
import { subscriptionsContract } from './subscriptions.contract.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());

const makeMemory: MakePaymentsSubject = async () => {
  const payments = makePayments({ clock: systemClock });
  return {
    payments,
    pay: async (url, chosen) => {
      payments.askToStart(chosen?.start === 'atonce');
      payments.pay(url);
    },
    decline: async () => {},
    expire: async (url) => payments.expire(url),
    sellTo: async (email, language) => payments.sellTo(email, language),
    apply: async (id, fate) => payments[fate === 'cancelInPortal' ? 'cancelAtPeriodEnd' : fate](id),
    eventsOf: async (customerId) =>
      payments.events
        .map(({ body }) => body)
        .filter((body) => new TextDecoder().decode(body).includes(`"${customerId}"`)),
    sign: payments.sign,
    goAway: async () => payments.goAway(),
    comeBack: async () => payments.comeBack(),
  };
};

const webhookSecret = 'whsec_contract';

const makeStripe: MakePaymentsSubject = async () => {
  const { setFaults, ...stripePages } = makeStripePages({ sandboxUrl: sandbox.url, webhookSecret });
  return {
    ...stripePages,
    payments: makeStripePayments({
      tax: 'automatic',
      secretKey: 'sk_test_contract',
      apiUrl: sandbox.url,
      webhookSecret,
      priceId: 'price_premium_sandbox',
      baseUrl: 'https://upkept.example',
    }),
    pay: async (url, chosen) => void (await stripePages.pay(url, '', chosen)),
    decline: async (url) => void (await stripePages.decline(url)),
    goAway: () => setFaults({ stripe: { reset: true } }),
    comeBack: () => setFaults(),
  };
};

for (const contract of [paymentsContract, subscriptionsContract, paymentEventsContract, sellingContract]) {
  contract('memory', makeMemory);
  contract('stripe', makeStripe);
}
