import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobNames } from '#adapters/pg-boss/queues.ts';
import { makeStripePayments } from '#adapters/stripe/payments.ts';
import { startSandbox } from '#apps/sandbox/sandbox.ts';
import type { Payments } from '#core/ports/payments.ts';
import { dumpOfWhatMatters } from '../support/database/dump.ts';
import { refused } from '../support/server/client.ts';
import { makeStripePages, type StripePages } from '../support/server/stripe-pages.ts';
import { publicUrl, startTestServer, type TestServer } from '../support/server/test-server.ts';

const webhookSecret = 'whsec_of_this_test';
let stripe: Awaited<ReturnType<typeof startSandbox>>;
let stripePages: StripePages;
let server: TestServer;
/** The error that the next request for subscriptions throws. */
let failure: Error | undefined;

beforeAll(async () => {
  // A Stripe stand-in that sends no events, because the tests deliver them.
  stripe = await startSandbox({ port: 0 });
  stripePages = makeStripePages({ sandboxUrl: stripe.url, webhookSecret });
  const real = makeStripePayments({
    tax: 'automatic',
    secretKey: 'sk_test_webhooks',
    apiUrl: stripe.url,
    priceId: 'price_premium_sandbox',
    webhookSecret,
    baseUrl: publicUrl,
  });
  const payments: Payments = {
    ...real,
    subscriptionsOf: async (customerId) => {
      const now = failure;
      failure = undefined;
      if (now) throw now;
      return real.subscriptionsOf(customerId);
    },
  };
  server = await startTestServer({ now: new Date().toISOString(), overrides: { payments } });
});
afterAll(async () => {
  await server.close();
  await stripe.close();
});

let count = 0;
let email: string;
/** The events of a visitor's purchase, oldest first. */
let events: readonly Buffer[];
beforeEach(async () => {
  email = `visitor-${++count}@home.example`;
  await stripePages.sellTo(email);
  const [customer] = (await stripePages.stripe.customers.list({ email })).data;
  events = await stripePages.eventsOf(customer?.id ?? '');
  expect(events.length).toBeGreaterThan(3);
});

const typeOf = (body: Buffer): string => JSON.parse(body.toString()).type;
const completed = () => events.find((body) => typeOf(body) === 'checkout.session.completed') ?? Buffer.of();
const post = (body: Buffer | string, signature: string | undefined) =>
  fetch(`${server.url}/api/webhooks/stripe`, {
    method: 'POST',
    body: new Uint8Array(Buffer.from(body)),
    headers: { 'Content-Type': 'application/json', ...(signature !== undefined && { 'Stripe-Signature': signature }) },
  });
const deliver = (body: Buffer) => post(body, stripePages.sign(body));
const household = () =>
  server.database
    .knex('households')
    .join('memberships', 'household_id', 'households.id')
    .join('persons', 'persons.id', 'person_id')
    .where({ email })
    .first('households.*');
const welcomes = async () => (await server.mailsTo(email)).filter(({ subject }) => subject.startsWith('Welcome'));
const noted = () => server.database.knex('payment_events').pluck('id');

/** Returns the rows that matter once every job is done that follows a request. */
async function whatMatters() {
  const { knex } = server.database;
  const waiting = () => knex('pgboss.job').whereIn('name', jobNames).whereNot({ state: 'completed' }).pluck('name');
  await server.settle();
  expect(await waiting()).toEqual([]);
  return dumpOfWhatMatters(knex);
}

describe('a webhook', () => {
  it('from Stripe is accepted, and its subject is read from Stripe', async () => {
    const reply = await deliver(completed());
    expect([reply.status, await reply.json()]).toEqual([200, { received: true }]);
    expect(await household()).toMatchObject({ name: 'Home', subscription_status: 'active' });
  });

  it('with an invalid signature is refused and changes nothing', async () => {
    const body = completed();
    const before = await whatMatters();
    const good = stripePages.sign(body);
    const altered = Buffer.from(body);
    altered[altered.length >> 1] = (altered[altered.length >> 1] ?? 0) ^ 1;
    const other = makeStripePages({ sandboxUrl: stripe.url, webhookSecret: 'whsec_other' });
    const ago = (seconds: number) => stripePages.sign(body, new Date(Date.now() - seconds * 1000));
    const attempts: readonly (readonly [Buffer | string, string | undefined])[] = [
      [body, undefined],
      [body, ''],
      [body, 'v1=00'],
      [body, good.replace(/v1=./, 'v1=x')],
      [body, good.replace(/t=\d+/, `t=${Math.floor(Date.now() / 1000) + 1}`)],
      [body, other.sign(body)],
      [body, ago(302)],
      [body, ago(86_400)],
      [altered, good],
      [`${body} `, good],
      ['', good],
      ['{}', good],
      ['{}', ''],
      ['not JSON', ''],
    ];
    for (const [bytes, signature] of attempts) {
      const { status, body: reply } = await refused(await post(bytes, signature));
      expect([signature, status, reply.code]).toEqual([signature, 400, 'invalid_signature']);
      expect(reply.message).toBe('The signature is not valid');
    }
    expect(await whatMatters()).toEqual(before);
    const log = server.log.filter((line) => line.includes('invalid_signature')).join();
    for (const reason of ['No stripe-signature header', 'No signatures found', 'Timestamp outside the tolerance']) {
      expect(log).toContain(reason);
    }
    expect(log).not.toMatch(/@|cus_|not JSON/);
    expect((await post(body, ago(290))).status).toBe(200);
  });

  it('is refused when it is larger than any of Stripe’s', async () => {
    const { status, body } = await refused(await post('x'.repeat(1_100_000), 'x'));
    expect([status, body.code]).toEqual([413, 'payload_too_large']);
  });

  it('of an irrelevant type is accepted and has no effect', async () => {
    const before = await whatMatters();
    const ofNoConcern = events.filter((body) => typeOf(body).startsWith('customer.created'));
    const strange = Buffer.from(
      JSON.stringify({ id: 'evt_x', object: 'event', type: 'tax.form', data: { object: {} } }),
    );
    for (const body of [...ofNoConcern, strange]) expect((await deliver(body)).status).toBe(200);
    expect(ofNoConcern).toHaveLength(1);
    expect(await whatMatters()).toEqual(before);
  });

  it('that arrives twenty times at once has one effect: one account, one welcome mail', async () => {
    const twenty = await Promise.all(Array.from({ length: 20 }, () => deliver(completed())));
    expect(new Set(twenty.map(({ status }) => status))).toEqual(new Set([200]));
    await Promise.all(events.flatMap((body) => [deliver(body), deliver(body), deliver(body)]));
    expect(await server.database.knex('persons').where({ email })).toHaveLength(1);
    await server.settle();
    expect(await welcomes()).toHaveLength(1);
    expect(await server.database.knex('pending_jobs')).toEqual([]);
  });

  it('leads to the same state in every order of arrival', async () => {
    const [, ...rest] = events;
    for (const body of [...rest.toReversed(), ...rest]) expect((await deliver(body)).status).toBe(200);
    expect(await household()).toMatchObject({ subscription_status: 'active' });
    const { subscription, customer } = JSON.parse(completed().toString()).data.object;
    await stripePages.apply(subscription, 'cancelNow');
    const [newest = Buffer.of()] = (await stripePages.eventsOf(customer)).slice(-1);
    for (const body of [newest, ...events]) expect((await deliver(body)).status).toBe(200);
    expect(await household()).toMatchObject({ subscription_status: 'canceled' });
  });

  it('whose handling fails gets an error, so that Stripe sends it again, and then takes effect', async () => {
    failure = new Error('an unforeseen failure');
    const refusal = await refused(await deliver(completed()));
    expect([refusal.status, refusal.body.code]).toEqual([500, 'internal']);
    expect(JSON.stringify(refusal.body)).not.toContain('unforeseen');
    const { id } = JSON.parse(completed().toString());
    expect(await noted()).not.toContain(id);
    expect((await deliver(completed())).status).toBe(200);
    expect(await noted()).toContain(id);
    expect(await household()).toMatchObject({ subscription_status: 'active' });
    await server.settle();
    expect((await welcomes()).length).toBe(1);
  });

  it('gets 503 while Stripe is unreachable, and takes effect when it is sent again', async () => {
    await stripePages.setFaults({ stripe: { reset: true } });
    const { status, body } = await refused(await deliver(completed()));
    expect([status, body.code]).toEqual([503, 'payments_unavailable']);
    expect(await household()).toBeUndefined();
    await stripePages.setFaults();
    expect((await deliver(completed())).status).toBe(200);
    expect(await household()).toMatchObject({ subscription_status: 'active' });
  });

  it('gets an error while the database is broken, and takes effect when it is sent again', async () => {
    const { knex } = server.database;
    await knex.raw('alter table payment_events add constraint broken check (false) not valid');
    expect((await deliver(completed())).status).toBe(500);
    await knex.raw('alter table payment_events drop constraint broken');
    expect((await deliver(completed())).status).toBe(200);
    await server.settle();
    expect((await welcomes()).length).toBe(1);
  });

  it('leaves no email address in the log', async () => {
    await deliver(completed());
    expect(server.log.filter((line) => line.includes('@home.example'))).toEqual([]);
  });
});

describe('the welcome of a visitor who paid', () => {
  it('has a link that signs in to the premium account', async () => {
    await deliver(completed());
    const token = await server.mailedToken(email);
    const { user } = await server.call('verifyMagicLink', { body: { token } });
    expect(user).toMatchObject({ email, isPremium: true, isOnboarded: false, plan: { status: 'active' } });
    expect((await server.refusal('verifyMagicLink', { body: { token } })).status).toBe(401);
  });
});
