import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openEndpoint, openStripeSandbox, type Received, type StripeSandbox } from './stripe.fixture.ts';

type Endpoint = Awaited<ReturnType<typeof openEndpoint>>;

let sandbox: StripeSandbox;
let endpoint: Endpoint;
beforeEach(async () => {
  sandbox = await openStripeSandbox();
  endpoint = await openEndpoint();
});
afterEach(async () => {
  await sandbox.close();
  await endpoint.close();
});

type EventType = Stripe.WebhookEndpointCreateParams.EnabledEvent;
const register = async (...events: EventType[]) =>
  await sandbox.stripe.webhookEndpoints.create({ url: endpoint.url, enabled_events: events });

const opened = ({ body, signature }: Received, secret: string | undefined): Stripe.Event =>
  sandbox.stripe.webhooks.constructEvent(body, signature, secret ?? '', 300, undefined, sandbox.clock.now().getTime());

const states = async (): Promise<readonly string[]> =>
  (await sandbox.json('/stripe/deliveries.json')).map(({ state }: { state: string }) => state);

/** Sends an event until its last attempt has failed. */
async function giveUp(): Promise<void> {
  await sandbox.deliver();
  while ((await sandbox.deliverLater()) > 0);
  expect(await states()).toEqual(['failed']);
}

const makeCustomer = async (email: string) => await sandbox.stripe.customers.create({ email });

describe('an event of Stripe’s stand-in', () => {
  it('is signed with the endpoint’s secret, so that the SDK opens it', async () => {
    const { secret } = await register('customer.created');
    expect(secret).toMatch(/^whsec_/);
    const customer = await makeCustomer('signed@home.example');
    expect(await sandbox.deliver()).toBe(1);
    const [received] = endpoint.received as [Received];
    const event = opened(received, secret);
    expect(event).toMatchObject({ type: 'customer.created', data: { object: { id: customer.id } }, livemode: false });
    expect(await sandbox.stripe.events.retrieve(event.id)).toMatchObject({
      type: 'customer.created',
      pending_webhooks: 0,
    });

    expect(() => opened({ ...received, body: received.body.replace('signed@', 'forged@') }, secret)).toThrow();
    expect(() => opened(received, 'whsec_else')).toThrow();
    sandbox.clock.advance({ seconds: 301 });
    expect(() => opened(received, secret)).toThrow('tolerance');
  });

  it('reports a whole purchase', async () => {
    await register('*');
    const { session, subscription } = await sandbox.subscriber();
    expect(await sandbox.deliver()).toBe(5);
    expect([...endpoint.types()].sort()).toEqual([
      'checkout.session.completed',
      'customer.created',
      'customer.subscription.created',
      'customer.subscription.updated',
      'invoice.paid',
    ]);
    const completed = endpoint.received.map(({ body }) => JSON.parse(body)).find(({ type }) => /completed/.test(type));
    expect(completed.data.object).toMatchObject({
      id: session.id,
      subscription: subscription.id,
      payment_status: 'paid',
    });
  });

  it('goes to every endpoint that wants its type', async () => {
    const other = await openEndpoint();
    await register('customer.deleted');
    await sandbox.stripe.webhookEndpoints.create({ url: other.url, enabled_events: ['*'] });
    const { id } = await makeCustomer('types@home.example');
    await sandbox.stripe.customers.del(id);
    await sandbox.deliver();
    expect([...other.types()].sort()).toEqual(['customer.created', 'customer.deleted']);
    expect(endpoint.types()).toEqual(['customer.deleted']);
    await other.close();
  });

  it('is sent again until it is accepted, with a new signature each time', async () => {
    const { secret } = await register('customer.created');
    endpoint.response.status = 500;
    await makeCustomer('again@home.example');
    expect([await sandbox.deliver(), await sandbox.deliver()]).toEqual([1, 0]);
    expect(await sandbox.deliverLater()).toBe(1);
    endpoint.response.status = 204;
    expect([await sandbox.deliverLater(), await sandbox.deliverLater()]).toEqual([1, 0]);
    expect(await states()).toEqual(['delivered']);
    expect(new Set(endpoint.received.map((each) => opened(each, secret).id)).size).toBe(1);
    const [delivery] = await sandbox.json('/stripe/deliveries.json');
    expect(delivery.attempts).toEqual([500, 500, 204]);
  });

  it.each([301, 404])('fails after the last attempt when every response is %i', async (status) => {
    await register('customer.created');
    endpoint.response.status = status;
    await makeCustomer('never@home.example');
    await giveUp();
    expect(endpoint.received).toHaveLength(4);
  });

  it('is retried as often when no server listens', async () => {
    const gone = await openEndpoint();
    await gone.close();
    await sandbox.stripe.webhookEndpoints.create({ url: gone.url, enabled_events: ['*'] });
    await makeCustomer('nobody@home.example');
    await giveUp();
    expect((await sandbox.json('/stripe/deliveries.json'))[0].attempts).toEqual(Array(4).fill('ECONNREFUSED'));
  });

  it('is not sent to an endpoint that was disabled or deleted', async () => {
    const { id } = await register('*');
    await sandbox.stripe.webhookEndpoints.update(id, { disabled: true });
    await makeCustomer('disabled@home.example');
    expect(await sandbox.stripe.webhookEndpoints.retrieve(id)).toMatchObject({ status: 'disabled' });
    expect(await sandbox.stripe.webhookEndpoints.del(id)).toMatchObject({ deleted: true });
    await makeCustomer('deleted@home.example');
    expect(await sandbox.deliver()).toBe(0);
    expect([endpoint.received, await states()]).toEqual([[], []]);
  });

  it('can be sent again by hand', async () => {
    await register('customer.created');
    await makeCustomer('hand@home.example');
    await sandbox.deliver();
    const [event] = (await sandbox.stripe.events.list()).data;
    await sandbox.press(`/stripe/events/${event?.id}/resend`);
    await sandbox.deliver();
    expect(endpoint.received.map(({ body }) => JSON.parse(body).id)).toEqual([event?.id, event?.id]);
  });
});

describe('on demand, events of Stripe’s stand-in', () => {
  beforeEach(async () => void (await register('customer.created')));

  const names = (): readonly string[] =>
    endpoint.received.map(({ body }) => JSON.parse(body).data.object.email.split('@')[0]);

  it('are delayed', async () => {
    await sandbox.setFaults({ delayMs: 200 });
    await makeCustomer('late@home.example');
    expect([await sandbox.deliver(), endpoint.received]).toEqual([0, []]);
    expect(await sandbox.deliverLater()).toBe(1);
    expect(names()).toEqual(['late']);
  });

  it('are sent as many times as requested', async () => {
    await sandbox.setFaults({ copies: 20, times: 1 });
    await makeCustomer('many@home.example');
    await makeCustomer('one@home.example');
    expect(await sandbox.deliver()).toBe(21);
    expect(names().filter((name) => name === 'many')).toHaveLength(20);
    expect(endpoint.received).toHaveLength(21);
  });

  it('are sent in reverse order', async () => {
    await sandbox.setFaults({ reorder: true });
    for (const name of ['first', 'second', 'third']) await makeCustomer(`${name}@home.example`);
    await sandbox.deliverLater();
    expect(names()).toEqual(['third', 'second', 'first']);
  });

  it('are held back, including retries, until they are released', async () => {
    endpoint.response.status = 500;
    await makeCustomer('before@home.example');
    await sandbox.deliver();
    await sandbox.setFaults({ hold: true });
    await makeCustomer('held@home.example');
    await sandbox.deliverLater();
    expect([names(), await states()]).toEqual([['before'], ['held', 'held']]);
    endpoint.response.status = 200;
    await sandbox.setFaults({});
    await sandbox.deliver();
    expect([names(), await states()]).toEqual([
      ['before', 'before', 'held'],
      ['delivered', 'delivered'],
    ]);
  });

  it('are lost permanently', async () => {
    await sandbox.setFaults({ drop: true });
    await makeCustomer('lost@home.example');
    await sandbox.setFaults({});
    await makeCustomer('found@home.example');
    await sandbox.deliver();
    expect(names()).toEqual(['found']);
    expect(await states()).toEqual(['delivered', 'dropped']);
    expect((await sandbox.stripe.events.list()).data).toHaveLength(2);
  });
});
