import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { concerns } from '#adapters/stripe/payment-event.ts';
import { makeStripePayments, type StripeAccess } from '#adapters/stripe/payments.ts';
import { subscriptionOf } from '#adapters/stripe/subscription.ts';
import { startSandbox } from '#apps/sandbox/sandbox.ts';
import { languages } from '#core/domain/languages.ts';
import type { TaxMode } from '#core/domain/selling/price.ts';
import { wordsIn } from '#core/languages/words-in.ts';
import { makeStripePages, type StripePages } from '../support/server/stripe-pages.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let hands: StripePages;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  hands = makeStripePages({ sandboxUrl: sandbox.url, webhookSecret: 'whsec_x' });
});
afterAll(() => sandbox.close());
afterEach(() => hands.setFaults());

const baseUrl = 'https://upkept.example';
const paymentsWith = (overrides: Partial<StripeAccess & { readonly tax: TaxMode }> = {}) =>
  makeStripePayments({
    tax: 'automatic',
    secretKey: 'sk_test_adapter',
    apiUrl: sandbox.url,
    webhookSecret: 'whsec_x',
    priceId: 'price_premium_sandbox',
    baseUrl,
    ...overrides,
  });

let count = 0;
const newPayer = () => {
  const id = `5f0c7e0c-53d5-4f5c-8dd5-${String(++count).padStart(12, '0')}`;
  return { id, email: `secret.person.${count}@home.example` };
};
const failureOf = (asked: Promise<unknown>): Promise<Error> =>
  asked.then(
    () => expect.fail('answered'),
    (error: Error) => error,
  );

describe('Stripe that cannot be asked', () => {
  it.each([
    ['answers 500', { status: 500 }],
    ['answers 429', { status: 429 }],
    ['breaks connections', { reset: true }],
  ])(
    'because it %s is unavailable',
    async (_, fault) => {
      await hands.setFaults({ stripe: fault });
      expect(await failureOf(paymentsWith().customer('cus_1'))).toMatchObject({ code: 'payments_unavailable' });
    },
    20_000,
  );

  it('because nothing listens or the key is not good is unavailable', async () => {
    for (const wrong of [{ apiUrl: 'http://127.0.0.1:9' }, { secretKey: 'nonsense' }]) {
      const failure = failureOf(paymentsWith(wrong).subscriptionsOf('cus_1'));
      expect(await failure).toMatchObject({ code: 'payments_unavailable' });
    }
  });

  it('because it limits our calls is unavailable', async () => {
    const limited = createServer((_, response) => {
      response
        .writeHead(429, { 'Content-Type': 'application/json', 'Stripe-Should-Retry': 'false' })
        .end('{"error": {"type": "invalid_request_error", "code": "rate_limit", "message": "slow down"}}');
    });
    await new Promise<void>((resolve) => limited.listen(0, '127.0.0.1', resolve));
    const apiUrl = `http://127.0.0.1:${(limited.address() as AddressInfo).port}`;
    const failure = failureOf(paymentsWith({ apiUrl }).customer('cus_1'));
    expect(await failure).toMatchObject({ code: 'payments_unavailable' });
    limited.closeAllConnections();
    await new Promise((resolve) => limited.close(resolve));
  });

  it('for a moment is retried, and creates nothing twice', async () => {
    const payments = paymentsWith();
    const household = newPayer();
    await hands.setFaults({ stripe: { status: 500, times: 2 } });
    await payments.customerFor(household, undefined);
    expect((await hands.stripe.customers.list({ email: household.email })).data).toHaveLength(1);
  });
});

describe('what Stripe objects to', () => {
  it('reports only its kind: no address, no household, no text from Stripe', async () => {
    const { id, email } = newPayer();
    const payments = paymentsWith({ priceId: 'price_of_nobody' });
    const customerId = await payments.customerFor({ id, email }, undefined);
    const failures = [
      await failureOf(payments.startCheckout(customerId, id, 'en')),
      await failureOf(payments.customerFor({ id: `${id}x`, email: 'secret.person' }, undefined)),
      await failureOf(payments.startCheckout('cus_secret.person', id, 'en')),
    ];
    for (const failure of failures) {
      expect(failure).toMatchObject({ name: 'PaymentFailure' });
      const everything = [failure.message, failure.stack, String(failure.cause), JSON.stringify(failure)].join();
      expect(everything).not.toMatch(/secret|home\.example|No such|price_of/);
      expect(failure.message).toMatch(/^StripeInvalidRequestError \w+/);
    }
  });
});

describe('a payment that is refunded', () => {
  async function paid(payments = paymentsWith()) {
    const household = newPayer();
    const customer = await payments.customerFor(household, undefined);
    await hands.pay((await payments.startCheckout(customer, household.id, 'en')).url);
    const [subscription] = (await hands.stripe.subscriptions.list({ customer, expand: ['data.latest_invoice'] })).data;
    const invoice = subscription?.latest_invoice;
    if (!invoice || typeof invoice === 'string') throw new Error('nothing was bought');
    const refunded = async () =>
      (await hands.stripe.invoices.retrieve(invoice.id ?? '')).post_payment_credit_notes_amount;
    return { subscription, invoice: { id: invoice.id ?? '', amount_paid: invoice.amount_paid }, refunded };
  }

  it('is refunded once, completely or the rest of it, even with simultaneous calls', async () => {
    const [whole, part] = [await paid(), await paid()];
    await hands.stripe.creditNotes.create({ invoice: part.invoice.id, amount: 100, refund_amount: 100 });
    for (const { subscription, invoice, refunded } of [whole, part]) {
      const asked = Array.from({ length: 10 }, () => paymentsWith().refund(subscription.id));
      expect(new Set(await Promise.all(asked))).toEqual(new Set([true]));
      expect(await paymentsWith().refund(subscription.id)).toBe(true);
      expect([invoice.amount_paid, await refunded()]).toEqual([499, 499]);
    }
  });

  it('isn’t refunded if our key lacks the permission, which is reported and not thrown', async () => {
    const { subscription, refunded } = await paid();
    const gate = createServer(async (request, response) => {
      if (request.url === '/v1/credit_notes') {
        response
          .writeHead(403, { 'Content-Type': 'application/json' })
          .end('{"error": {"message": "not for this key"}}');
        return;
      }
      const { authorization = '' } = request.headers;
      const answer = await fetch(`${sandbox.url}${request.url}`, { headers: { authorization } });
      response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(await answer.text());
    });
    await new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve));
    const apiUrl = `http://127.0.0.1:${(gate.address() as AddressInfo).port}`;
    expect(await paymentsWith({ apiUrl }).refund(subscription.id)).toBe(false);
    expect(await refunded()).toBe(0);
    gate.closeAllConnections();
    await new Promise((resolve) => gate.close(resolve));
  });
});

describe('a customer', () => {
  it('has an email address in lower case, as households do', async () => {
    const { id } = await hands.stripe.customers.create({ email: 'Ada.Lovelace@Home.Example' });
    expect(await paymentsWith().customer(id)).toEqual({ id, email: 'ada.lovelace@home.example' });
  });
});

describe('a visitor who buys', () => {
  it('reads the language of their browser, where the page said nothing', async () => {
    const readers = [['fr-CA'], ['xx'], []].map((preferred_locales) =>
      hands.stripe.customers.create({ preferred_locales }),
    );
    const found = await Promise.all((await Promise.all(readers)).map(({ id }) => paymentsWith().customer(id)));
    expect(found.map((customer) => customer?.language)).toEqual(['fr', undefined, undefined]);
  });
});

describe('a checkout', () => {
  it('is in the payer’s language, and so is the page that manages the subscription', async () => {
    const payments = paymentsWith();
    const household = newPayer();
    const customer = await payments.customerFor(household, undefined);
    const { url } = await payments.startCheckout(customer, household.id, 'fr');
    const id = new URL(url).pathname.split('/').at(-1) ?? '';
    const { locale, custom_text: text, custom_fields: fields } = await hands.stripe.checkout.sessions.retrieve(id);
    expect([locale, text.submit?.message, fields[0]?.label.custom]).toEqual([
      'fr',
      expect.stringContaining('rétracter'),
      expect.stringContaining('14 jours'),
    ]);
    const portal = await payments.openPortal(customer, 'fr');
    expect((await fetch(portal.url)).status).toBe(200);
  });

  it.each(languages)('asks in %s within the lengths that Stripe allows', (language) => {
    const { start, atOnce, unasked, withdrawal } = wordsIn(language).checkout;
    expect(start.length).toBeLessThanOrEqual(50);
    expect(Math.max(atOnce.length, unasked.length)).toBeLessThanOrEqual(100);
    expect(withdrawal.length).toBeLessThanOrEqual(1_200);
  });

  it('returns to our server with its session’s id, and to the cancel page without a payment', async () => {
    const payments = paymentsWith();
    const household = newPayer();
    const { url } = await payments.startCheckout(await payments.customerFor(household, undefined), household.id, 'en');
    const id = new URL(url).pathname.split('/').at(-1) ?? '';
    const session = await hands.stripe.checkout.sessions.retrieve(id, { expand: ['line_items'] });
    expect(session).toMatchObject({
      mode: 'subscription',
      success_url: `${baseUrl}/api/payments/complete?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${baseUrl}/payment/cancel?reason=canceled`,
      client_reference_id: household.id,
      line_items: { data: [{ price: { id: 'price_premium_sandbox' }, quantity: 1 }] },
    });
    expect(await hands.pay(url)).toBe(`${baseUrl}/api/payments/complete?session_id=${id}`);
  });
});

describe('a subscription of Stripe’s', () => {
  async function bought() {
    const payments = paymentsWith();
    const household = newPayer();
    const customer = await payments.customerFor(household, undefined);
    await hands.pay((await payments.startCheckout(customer, household.id, 'en')).url);
    const [subscription] = (await hands.stripe.subscriptions.list({ customer })).data;
    if (!subscription) throw new Error('nothing was bought');
    return subscription;
  }

  it('is paid until the end of its last item', async () => {
    const subscription = await bought();
    const [item] = subscription.items.data;
    if (!item) throw new Error('an item was needed');
    const later = { ...item, current_period_end: item.current_period_end + 86_400 };
    const items = { ...subscription.items, data: [later, item] };
    expect(subscriptionOf({ ...subscription, items }).paidUntil).toEqual(new Date(later.current_period_end * 1000));
  });

  it('gives no premium in a state that Stripe may introduce later', async () => {
    const subscription = await bought();
    const strange = Object.assign({}, subscription, { status: 'hibernating' });
    expect(subscriptionOf(strange).status).toBe('paused');
  });

  it('ends on its cancellation date, if that is before its period’s end', async () => {
    const subscription = await bought();
    const cancel_at = subscription.start_date + 3600;
    expect(subscriptionOf({ ...subscription, cancel_at })).toMatchObject({
      endsAtPeriodEnd: true,
      paidUntil: new Date(cancel_at * 1000),
    });
  });
});

describe('what an operator has to correct at Stripe', () => {
  /** Stripe's API as these responses, by path. */
  async function withStripe<Result>(
    responses: Readonly<Record<string, { readonly status?: number; readonly body: object }>>,
    work: (apiUrl: string) => Promise<Result>,
  ): Promise<Result> {
    const server = createServer((request, response) => {
      const [path = ''] = (request.url ?? '').split('?');
      const { status = 200, body } = responses[path] ?? { status: 404, body: {} };
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    } finally {
      server.close();
    }
  }
  const price = { id: 'price_1', active: true, recurring: { interval: 'month' }, tax_behavior: 'inclusive' };
  const webhook = { url: `${baseUrl}/api/webhooks/stripe`, status: 'enabled', enabled_events: [...concerns] };
  const problemsWith = (changes: { price?: object; webhooks?: readonly object[]; tax?: 'none' }) =>
    withStripe(
      {
        '/v1/prices/price_1': { body: { ...price, ...changes.price } },
        '/v1/webhook_endpoints': { body: { object: 'list', data: changes.webhooks ?? [webhook], has_more: false } },
      },
      (apiUrl) => paymentsWith({ apiUrl, priceId: 'price_1', tax: changes.tax ?? 'automatic' }).findProblems(),
    );

  it('is nothing if the price is for sale and the webhook sends every event', async () => {
    expect(await problemsWith({})).toEqual({});
    expect(await problemsWith({ webhooks: [{ ...webhook, enabled_events: ['*'] }] })).toEqual({});
    expect(await problemsWith({ price: { tax_behavior: 'unspecified' }, tax: 'none' })).toEqual({});
  });

  it.each([
    ['is archived', { active: false }, 'archived'],
    ['is paid once', { recurring: null }, 'paid once'],
    ['has no tax behaviour', { tax_behavior: 'unspecified' }, 'can’t compute the tax'],
  ])('names a price that %s', async (_, change, words) => {
    const { price: found } = await problemsWith({ price: change });
    expect(found).toMatchObject({ severity: 'fail', what: expect.stringContaining(words) });
  });

  it('names a price that includes a tax which is not computed', async () => {
    const { price: found } = await problemsWith({ tax: 'none' });
    expect(found).toMatchObject({ severity: 'fail', what: expect.stringContaining('doesn’t compute any') });
  });

  it.each([
    ['is missing', [], 'no webhook', 'Register https://upkept.example/api/webhooks/stripe'],
    ['leads elsewhere', [{ ...webhook, url: 'https://other.example/api/webhooks/stripe' }], 'no webhook', 'Register'],
    ['is disabled', [{ ...webhook, status: 'disabled' }], 'disabled', 'Enable'],
    [
      'lacks an event',
      [{ ...webhook, enabled_events: concerns.filter((type) => type !== 'invoice.paid') }],
      'every event',
      'invoice.paid',
    ],
  ])('names a webhook that %s', async (_, webhooks, words, advice) => {
    const { webhook: found } = await problemsWith({ webhooks });
    expect(found).toMatchObject({
      severity: 'fail',
      what: expect.stringContaining(words),
      advice: expect.stringContaining(advice),
    });
  });

  it('names an unknown price, a wrong key, and a key that may not read webhooks', async () => {
    const { price: unknown } = await paymentsWith({ priceId: 'price_other' }).findProblems();
    expect(unknown?.what).toContain('no such price');
    const wrong = await paymentsWith({ secretKey: 'nonsense' }).findProblems();
    expect(wrong.price).toMatchObject({ severity: 'fail', what: expect.stringContaining('STRIPE_SECRET_KEY') });
    const error = { type: 'invalid_request_error', message: 'The key lacks the permission' };
    const limited = await withStripe(
      { '/v1/prices/price_1': { body: price }, '/v1/webhook_endpoints': { status: 403, body: { error } } },
      (apiUrl) => paymentsWith({ apiUrl, priceId: 'price_1' }).findProblems(),
    );
    expect(limited).toEqual({
      webhook: {
        severity: 'warn',
        what: expect.stringContaining('may not read Webhook Endpoints'),
        advice: expect.stringContaining('read access'),
      },
    });
  });
});
