import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStripeSandbox, price, type StripeSandbox, sdkFor } from './stripe.fixture.ts';

let sandbox: StripeSandbox;
beforeAll(async () => {
  sandbox = await openStripeSandbox();
});
afterAll(async () => {
  await sandbox.close();
});

const send = async (
  path: string,
  form: Record<string, string> | undefined,
  headers: Record<string, string> = { Authorization: 'Bearer sk_test_sandbox' },
) => {
  const init = form ? { method: 'POST', body: new URLSearchParams(form), headers } : { headers };
  const response = await fetch(`${sandbox.url}/v1${path}`, init);
  return { status: response.status, headers: response.headers, body: await response.json() };
};

const order = {
  mode: 'subscription',
  'line_items[0][price]': price,
  'line_items[0][quantity]': '1',
  success_url: 'https://home.example/',
};
const without = (form: Record<string, string>, name: string) =>
  Object.fromEntries(Object.entries(form).filter(([key]) => key !== name));

describe('Stripe’s stand-in refuses', () => {
  it.each([
    {
      wrong: 'an unknown parameter',
      form: { ...order, client_ref: 'x' },
      error: { code: 'parameter_unknown', param: 'client_ref', message: 'Received unknown parameter: client_ref' },
    },
    {
      wrong: 'several',
      form: { ...order, 'subscription_data[a]': 'x', b: 'y' },
      error: { code: 'parameter_unknown', message: 'Received unknown parameters: subscription_data[a], b' },
    },
    {
      wrong: 'a parameter that it does not play',
      form: { ...order, currency: 'eur' },
      error: { param: 'currency', message: expect.stringContaining('does not play') },
    },
    {
      wrong: 'a missing parameter',
      form: without(order, 'mode'),
      error: { code: 'parameter_missing', param: 'mode', message: 'Missing required param: mode.' },
    },
    {
      wrong: 'a missing item',
      form: without(without(order, 'line_items[0][price]'), 'line_items[0][quantity]'),
      error: { code: 'parameter_missing', param: 'line_items' },
    },
    {
      wrong: 'a missing part',
      form: without(order, 'line_items[0][quantity]'),
      error: { code: 'parameter_missing', param: 'line_items[0][quantity]' },
    },
    {
      wrong: 'a value that is none of those allowed',
      form: { ...order, mode: 'subscribe' },
      error: { param: 'mode', message: 'Invalid mode: must be one of payment, setup, or subscription' },
    },
    {
      wrong: 'a number that is none',
      form: { ...order, 'line_items[0][quantity]': 'one' },
      error: { code: 'parameter_invalid_integer', param: 'line_items[0][quantity]', message: 'Invalid integer: one' },
    },
    {
      wrong: 'a boolean that is none',
      form: { ...order, allow_promotion_codes: 'yes' },
      error: { param: 'allow_promotion_codes', message: 'Invalid boolean: yes' },
    },
    { wrong: 'a text for a list', form: { ...order, line_items: 'x' }, error: { message: 'Invalid array' } },
    { wrong: 'a text for an object', form: { ...order, metadata: 'x' }, error: { message: 'Invalid object' } },
    {
      wrong: 'an object for a text',
      form: { ...order, 'client_reference_id[a]': 'x' },
      error: { message: 'Invalid string' },
    },
    {
      wrong: 'an empty text',
      form: { ...order, client_reference_id: '' },
      error: { code: 'parameter_invalid_empty', param: 'client_reference_id' },
    },
    {
      wrong: 'an address that is none',
      form: { ...order, success_url: '/thanks' },
      error: { code: 'url_invalid', param: 'success_url', message: 'Not a valid URL' },
    },
    {
      wrong: 'an invalid email address',
      form: { ...order, customer_email: 'ada@home' },
      error: { code: 'email_invalid', param: 'customer_email', message: 'Invalid email address: ada@home' },
    },
    {
      wrong: 'an unknown price',
      form: { ...order, 'line_items[0][price]': 'price_else' },
      error: { code: 'resource_missing', param: 'line_items[0][price]', message: "No such price: 'price_else'" },
    },
    {
      wrong: 'an unknown customer',
      form: { ...order, customer: 'cus_else' },
      error: { code: 'resource_missing', param: 'customer', message: "No such customer: 'cus_else'" },
    },
    {
      wrong: 'two ways to say who buys',
      form: { ...order, customer: 'cus_a', customer_email: 'ada@home.example' },
      error: { message: 'You may only specify one of these parameters: customer, customer_email.' },
    },
    {
      wrong: 'a checkout that is too short',
      form: { ...order, expires_at: '1799237600' },
      error: { param: 'expires_at' },
    },
    { wrong: 'another mode', form: { ...order, mode: 'payment' }, error: { param: 'mode' } },
    {
      wrong: 'a key of metadata that is too long',
      form: { ...order, [`metadata[${'k'.repeat(41)}]`]: 'x' },
      error: { message: expect.stringContaining('at most 40 characters') },
    },
    {
      wrong: 'what cannot be written out',
      form: { ...order, 'expand[]': 'metadata' },
      error: { param: 'expand', message: 'This property cannot be expanded (metadata).' },
    },
  ])('$wrong', async ({ form, error }) => {
    const { status, body } = await send('/checkout/sessions', form);
    expect(status).toBe(400);
    expect(body).toEqual({ error: expect.objectContaining({ type: 'invalid_request_error', ...error }) });
    if ('code' in error) expect(body.error.doc_url).toContain(String(error.code).replaceAll('_', '-'));
  });

  it('nothing that it should not: the same order without a fault', async () => {
    expect((await send('/checkout/sessions', order)).status).toBe(200);
  });

  it.each([
    ['/customers/cus_else', "No such customer: 'cus_else'"],
    ['/subscriptions/sub_else', "No such subscription: 'sub_else'"],
    ['/checkout/sessions/cs_else', "No such checkout.session: 'cs_else'"],
  ])('%s, which is not there, with 404', async (path, message) => {
    const { status, body } = await send(path, undefined);
    expect(status).toBe(404);
    expect(body.error).toMatchObject({ type: 'invalid_request_error', code: 'resource_missing', param: 'id', message });
  });

  it('what it does not play, with 404', async () => {
    const { status, body } = await send('/payment_intents', {});
    expect(status).toBe(404);
    expect(body.error.message).toMatch(/^Unrecognized request URL \(POST: \/v1\/payment_intents\)/);
  });

  it.each([
    { wrong: 'no key', headers: {}, message: 'You did not provide an API key' },
    {
      wrong: 'a key of another kind',
      headers: { Authorization: 'Bearer pk_test_sandbox' },
      message: 'Invalid API Key',
    },
    {
      wrong: 'a live key',
      headers: { Authorization: 'Bearer sk_live_abcdefghijklmnop' },
      message: 'sk_live_************mnop',
    },
  ])('$wrong with 401', async ({ headers, message }) => {
    const { status, body } = await send('/customers', undefined, headers);
    expect(status).toBe(401);
    expect(body.error).toMatchObject({ type: 'invalid_request_error', message: expect.stringContaining(message) });
    await expect(sdkFor(sandbox.url, 'wrong').customers.list()).rejects.toBeInstanceOf(
      Stripe.errors.StripeAuthenticationError,
    );
  });

  it('another version of the API, and a body of another type', async () => {
    const headers = { Authorization: 'Bearer sk_test_sandbox' };
    const old = await send('/customers', undefined, { ...headers, 'Stripe-Version': '2020-08-27' });
    expect([old.status, old.body.error.message]).toEqual([400, expect.stringContaining('Invalid Stripe API version')]);
    const json = await fetch(`${sandbox.url}/v1/customers`, {
      method: 'POST',
      body: '{}',
      headers: { ...headers, 'Content-Type': 'application/json' },
    });
    expect(json.status).toBe(400);
  });

  it('pages that are too long, or begin at an unknown id', async () => {
    expect((await send('/customers?limit=101', undefined)).body.error.param).toBe('limit');
    expect((await send('/customers?limit=0', undefined)).body.error.param).toBe('limit');
    const { status, body } = await send('/customers?starting_after=cus_else', undefined);
    expect([status, body.error.code, body.error.param]).toEqual([400, 'resource_missing', 'starting_after']);
  });
});

describe('a request to Stripe’s stand-in', () => {
  it('has an id and the API version of the SDK', async () => {
    const { lastResponse } = await sandbox.stripe.customers.list();
    expect(lastResponse.requestId).toMatch(/^req_/);
    expect(lastResponse.apiVersion).toBe(Stripe.API_VERSION);
    const failed = await sandbox.stripe.customers.retrieve('cus_else').catch((error: unknown) => error);
    expect(failed).toMatchObject({ requestId: expect.stringMatching(/^req_/), statusCode: 404 });
  });

  it('takes effect once for an idempotency key', async () => {
    const params = { email: 'once@home.example', metadata: { a: '1' } };
    const again = () => sandbox.stripe.customers.create(params, { idempotencyKey: 'key-1' });
    const made = await Promise.all([again(), again(), again()]);
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect((await sandbox.stripe.customers.list({ email: params.email })).data).toHaveLength(1);
    expect((await again()).lastResponse.headers['idempotent-replayed']).toBe('true');
  });

  it('cannot use an idempotency key for something else', async () => {
    const idempotencyKey = 'key-2';
    await sandbox.stripe.customers.create({ email: 'one@home.example' }, { idempotencyKey });
    await expect(
      sandbox.stripe.customers.create({ email: 'other@home.example' }, { idempotencyKey }),
    ).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
    await expect(sandbox.order({}, { idempotencyKey })).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  });

  it('does not use up an idempotency key if it is refused', async () => {
    const idempotencyKey = 'key-3';
    await expect(sandbox.stripe.customers.create({ email: 'bad' }, { idempotencyKey })).rejects.toThrow(
      'Invalid email',
    );
    await sandbox.stripe.customers.create({ email: 'good@home.example' }, { idempotencyKey });
  });

  it('suffers the faults of Stripe', async () => {
    const set = (fault: unknown) =>
      fetch(`${sandbox.url}/faults.json`, { method: 'PUT', body: JSON.stringify({ stripe: fault }) });
    await set({ status: 500, times: 1 });
    await expect(sandbox.stripe.customers.list()).rejects.toBeInstanceOf(Stripe.errors.StripeAPIError);
    await set({ reset: true });
    await expect(sandbox.stripe.customers.list()).rejects.toBeInstanceOf(Stripe.errors.StripeConnectionError);
    await set({});
    await sandbox.stripe.customers.list();
  });
});
