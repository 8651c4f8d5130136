import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { makeAccount } from '#apps/sandbox/stripe/account/account.ts';
import { stripeEndpoints } from '#apps/sandbox/stripe/api/api.ts';
import { expandableFields } from '#apps/sandbox/stripe/api/expand.ts';
import type { Wired } from '#apps/sandbox/stripe/api/parameters.ts';
import { eventTypes } from '#apps/sandbox/stripe/api/webhook-endpoints.ts';
import { randomId } from '#apps/sandbox/stripe/ids.ts';
import { openStripeSandbox, type StripeSandbox } from './stripe.fixture.ts';
import { alternatives, misfits, type SdkType, sdkType } from './stripe.sdk-types.ts';

/** The SDK's types of the endpoints' parameters. */
const parameterTypes: Readonly<Record<string, readonly [file: string, name: string]>> = {
  'post /customers': ['Customers', 'CustomerCreateParams'],
  'get /customers/:id': ['Customers', 'CustomerRetrieveParams'],
  'post /customers/:id': ['Customers', 'CustomerUpdateParams'],
  'delete /customers/:id': ['Customers', 'CustomerDeleteParams'],
  'get /customers': ['Customers', 'CustomerListParams'],
  'get /prices/:id': ['Prices', 'PriceRetrieveParams'],
  'get /prices': ['Prices', 'PriceListParams'],
  'get /products/:id': ['Products', 'ProductRetrieveParams'],
  'get /products': ['Products', 'ProductListParams'],
  'post /checkout/sessions': ['Checkout/Sessions', 'Checkout.SessionCreateParams'],
  'get /checkout/sessions/:id': ['Checkout/Sessions', 'Checkout.SessionRetrieveParams'],
  'get /checkout/sessions/:id/line_items': ['Checkout/Sessions', 'Checkout.SessionListLineItemsParams'],
  'post /checkout/sessions/:id/expire': ['Checkout/Sessions', 'Checkout.SessionExpireParams'],
  'get /checkout/sessions': ['Checkout/Sessions', 'Checkout.SessionListParams'],
  'get /subscriptions/:id': ['Subscriptions', 'SubscriptionRetrieveParams'],
  'post /subscriptions/:id': ['Subscriptions', 'SubscriptionUpdateParams'],
  'delete /subscriptions/:id': ['Subscriptions', 'SubscriptionCancelParams'],
  'post /subscriptions/:id/resume': ['Subscriptions', 'SubscriptionResumeParams'],
  'get /subscriptions': ['Subscriptions', 'SubscriptionListParams'],
  'get /invoices/:id': ['Invoices', 'InvoiceRetrieveParams'],
  'get /invoices': ['Invoices', 'InvoiceListParams'],
  'post /credit_notes': ['CreditNotes', 'CreditNoteCreateParams'],
  'post /billing_portal/sessions': ['BillingPortal/Sessions', 'BillingPortal.SessionCreateParams'],
  'get /events/:id': ['Events', 'EventRetrieveParams'],
  'get /events': ['Events', 'EventListParams'],
  'post /webhook_endpoints': ['WebhookEndpoints', 'WebhookEndpointCreateParams'],
  'get /webhook_endpoints/:id': ['WebhookEndpoints', 'WebhookEndpointRetrieveParams'],
  'post /webhook_endpoints/:id': ['WebhookEndpoints', 'WebhookEndpointUpdateParams'],
  'delete /webhook_endpoints/:id': ['WebhookEndpoints', 'WebhookEndpointDeleteParams'],
  'get /webhook_endpoints': ['WebhookEndpoints', 'WebhookEndpointListParams'],
};

const account = makeAccount({ clock: { now: () => new Date(0) }, makeId: randomId, onEvent: () => {} });
const endpoints = stripeEndpoints(account, () => 0);

const kindsOf = (type: SdkType): readonly string[] => alternatives(type).map(({ kind }) => kind);

const literalsOf = (type: SdkType): readonly unknown[] =>
  alternatives(type).flatMap((each) => (each.kind === 'literal' && each.value !== '' ? [each.value] : []));

const objectIn = (type: SdkType) => alternatives(type).find((each) => each.kind === 'object');

/** The SDK's events that never happen in the sandbox may be missing. */
const mayLack = (path: string): boolean => path.endsWith('enabled_events[]');

/** Returns the differences between the values that the stand-in accepts and the SDK's type. */
function differences(schema: z.ZodType, type: SdkType, path: string): readonly string[] {
  if (schema instanceof z.ZodOptional) return differences(schema.unwrap() as z.ZodType, type, path);
  if (schema instanceof z.ZodUndefined) return [];
  if (schema instanceof z.ZodObject) return differencesOfObject(schema, type, path);
  if (schema instanceof z.ZodEnum) {
    const ours = Object.keys(schema.enum);
    const theirs = literalsOf(type);
    return [
      ...ours.filter((value) => !theirs.includes(value)).map((value) => `${path} takes ${value}`),
      ...(mayLack(path) ? [] : theirs.filter((value) => !ours.includes(String(value)))).map(
        (v) => `${path} lacks ${v}`,
      ),
    ];
  }
  const wired = schema.meta() as Wired | undefined;
  const kinds = kindsOf(type);
  switch (wired?.wire) {
    case 'list': {
      const list = alternatives(type).find((each) => each.kind === 'list');
      return list?.kind === 'list' ? differences(wired.of, list.of, `${path}[]`) : [`${path} is no list`];
    }
    case 'clearable':
      return kinds.includes('null') ? differences(wired.of, type, path) : [`${path} cannot be cleared`];
    case 'either':
      return wired.of.flatMap((each) => differences(each, type, path));
    case 'metadata':
      return kinds.includes('record') ? [] : [`${path} is no metadata`];
    case 'range':
      return kinds.includes('number') && kinds.includes('object') ? [] : [`${path} is no range`];
    case 'string':
      return kinds.includes('text') ? [] : [`${path} is ${kinds}, not text`];
    case 'number':
    case 'boolean':
      return kinds.includes(wired.wire) ? [] : [`${path} is ${kinds}, not ${wired.wire}`];
    default:
      return [`${path} is not described`];
  }
}

function differencesOfObject(schema: z.ZodObject, type: SdkType, path: string): readonly string[] {
  const object = objectIn(type);
  if (object?.kind !== 'object') return [`${path} is no object`];
  const fields = object.fields();
  const ours = new Map(Object.entries(schema.shape).map(([name, field]) => [name, field as z.ZodType]));
  return [
    ...[...ours.keys()].filter((name) => !fields.has(name)).map((name) => `${path}.${name} is unknown to the SDK`),
    ...[...fields].flatMap(([name, field]) => {
      const our = ours.get(name);
      if (!our) return [`${path}.${name} is neither played nor refused`];
      const laxer = !field.optional && our.safeParse(undefined).success ? [`${path}.${name} has to be demanded`] : [];
      return [...laxer, ...differences(our, field.type(), `${path}.${name}`)];
    }),
  ];
}

describe('the parameters of the stand-in for Stripe', () => {
  it.each(endpoints.map(({ method, path, parameters }) => ({ address: `${method} ${path}`, parameters })))(
    'are those of the SDK: $address',
    ({ address, parameters }) => {
      const [file = '', name = ''] = parameterTypes[address] ?? [];
      expect(differences(parameters, sdkType(file, name), name)).toEqual([]);
    },
  );

  it('name every endpoint', () => {
    expect(Object.keys(parameterTypes)).toEqual(endpoints.map(({ method, path }) => `${method} ${path}`));
  });
});

/** The SDK's types of the objects. */
const objectTypes: Readonly<Record<string, readonly [file: string, name: string]>> = {
  'checkout.session': ['Checkout/Sessions', 'Session'],
  'billing_portal.session': ['BillingPortal/Sessions', 'Session'],
  credit_note: ['CreditNotes', 'CreditNote'],
  customer: ['Customers', 'Customer'],
  invoice: ['Invoices', 'Invoice'],
  item: ['LineItems', 'LineItem'],
  line_item: ['InvoiceLineItems', 'InvoiceLineItem'],
  payment_method: ['PaymentMethods', 'PaymentMethod'],
  plan: ['Plans', 'Plan'],
  price: ['Prices', 'Price'],
  product: ['Products', 'Product'],
  subscription: ['Subscriptions', 'Subscription'],
  subscription_details: ['Invoices', 'Invoice.Parent.SubscriptionDetails'],
  subscription_item: ['SubscriptionItems', 'SubscriptionItem'],
  webhook_endpoint: ['WebhookEndpoints', 'WebhookEndpoint'],
};

const typeOf = (object: string): SdkType => sdkType(...(objectTypes[object] ?? ['', object]));

describe('the objects of the stand-in for Stripe', () => {
  let sandbox: StripeSandbox;
  beforeAll(async () => {
    sandbox = await openStripeSandbox();
    await sandbox.stripe.webhookEndpoints.create({ url: 'http://127.0.0.1:9/', enabled_events: ['*'] });
    await sandbox.subscriber('trial@home.example', { subscription_data: { trial_period_days: 7 } });
    const { subscription } = await sandbox.subscriber('late@home.example');
    await sandbox.press(`/stripe/subscriptions/${subscription.id}/past-due`);
    const { subscription: other } = await sandbox.subscriber('gone@home.example', { locale: 'fr' });
    await sandbox.press(`/stripe/subscriptions/${other.id}/cancel-at-period-end`);
    await sandbox.press(`/stripe/subscriptions/${other.id}/end-period`);
    await sandbox.order({ customer_email: 'new@home.example' });
    await sandbox.stripe.checkout.sessions.expire((await sandbox.order()).id);
    const { id } = await sandbox.stripe.customers.create({ email: 'left@home.example' });
    await sandbox.stripe.customers.update(id, { name: 'Ada' });
    await sandbox.stripe.customers.del(id);
  });
  afterAll(async () => {
    await sandbox.close();
  });

  // Sends a request without the SDK, which would convert decimals into objects of its own.
  const answered = async (path: string, init?: RequestInit) => {
    const headers = { Authorization: 'Bearer sk_test_sandbox' };
    return await (await fetch(`${sandbox.url}/v1${path}`, { ...init, headers })).json();
  };

  it.each([
    'customers',
    'prices',
    'products',
    'checkout/sessions',
    'subscriptions?status=all',
    'invoices',
    'webhook_endpoints',
  ])('have the fields and values of the SDK’s types: %s', async (path) => {
    const list: { data: { object: string }[] } = await answered(`/${path}`);
    expect(list.data.length).toBeGreaterThan(0);
    for (const each of list.data) expect(misfits(each, typeOf(each.object), each.object)).toEqual([]);
  });

  it('fit in events of each type', async () => {
    const events: { data: { type: string }[] } = await answered('/events?limit=100');
    expect(new Set(events.data.map(({ type }) => type))).toEqual(new Set(eventTypes));
    for (const event of events.data) {
      const name = event.type.replace(/(?:^|[._])([a-z])/g, (_, letter: string) => letter.toUpperCase());
      expect(misfits(event, sdkType('Events', `${name}Event`), event.type)).toEqual([]);
    }
  });

  it('fit when they are written out in one another, in a portal session and in a credit note', async () => {
    const [session] = (await answered('/checkout/sessions?status=complete')).data;
    const expand = ['customer', 'subscription.latest_invoice.customer', 'invoice', 'line_items.data.price.product'];
    const query = expand.map((path) => `expand[]=${path}`).join('&');
    const whole = await answered(`/checkout/sessions/${session.id}?${query}`);
    expect(misfits(whole, typeOf('checkout.session'), 'session')).toEqual([]);
    const portal = await answered('/billing_portal/sessions', {
      method: 'POST',
      body: new URLSearchParams({ customer: session.customer }),
    });
    expect(misfits(portal, typeOf('billing_portal.session'), 'portal')).toEqual([]);
    const paid: { data: { id: string; amount_paid: number }[] } = await answered('/invoices?status=paid');
    const { id: invoice = '', amount_paid = 0 } = paid.data.find((each) => each.amount_paid > 0) ?? {};
    const amount = String(amount_paid);
    const note = await answered('/credit_notes', {
      method: 'POST',
      body: new URLSearchParams({ invoice, amount, refund_amount: amount, reason: 'duplicate' }),
    });
    expect(misfits(note, typeOf('credit_note'), 'credit note')).toEqual([]);
  });

  it.each(Object.entries(expandableFields))('expand only what the SDK’s types allow: %s', (object, fields) => {
    const type = typeOf(object);
    const declared = type.kind === 'object' ? type.fields() : new Map();
    for (const field of fields)
      expect(kindsOf(declared.get(field)?.type() ?? type)).toEqual(expect.arrayContaining(['text', 'object']));
  });
});
