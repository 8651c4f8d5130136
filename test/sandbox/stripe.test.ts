import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStripeSandbox, price, type StripeSandbox } from './stripe.fixture.ts';

let sandbox: StripeSandbox;
let stripe: Stripe;
beforeAll(async () => {
  sandbox = await openStripeSandbox();
  stripe = sandbox.stripe;
});
afterAll(async () => {
  await sandbox.close();
});

const now = Date.parse('2027-01-06T12:00:00Z') / 1000;

describe('customers at Stripe’s stand-in', () => {
  it('are created, changed and found by their exact address', async () => {
    const { id } = await stripe.customers.create({
      email: 'Find@home.example',
      metadata: { household: '7', old: 'x' },
    });
    const changed = await stripe.customers.update(id, { name: 'Ada', metadata: { old: '', more: 'y' } });
    expect(changed).toMatchObject({ name: 'Ada', email: 'Find@home.example', metadata: { household: '7', more: 'y' } });
    expect(changed.metadata).not.toHaveProperty('old');
    expect((await stripe.customers.list({ email: 'Find@home.example' })).data.map((each) => each.id)).toEqual([id]);
    expect((await stripe.customers.list({ email: 'find@home.example' })).data).toEqual([]);
    expect(await stripe.customers.retrieve(id)).toMatchObject({ id, livemode: false, created: now });
  });

  it('no longer exist once they are deleted, and their subscriptions have ended', async () => {
    const { customer, subscription } = await sandbox.subscriber('gone@home.example');
    expect(await stripe.customers.del(customer.id)).toMatchObject({ id: customer.id, deleted: true });
    expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ deleted: true });
    expect((await stripe.customers.list({ email: 'gone@home.example' })).data).toEqual([]);
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled');
    await expect(stripe.customers.update(customer.id, { name: 'x' })).rejects.toThrow('No such customer');
  });

  it('come in pages, the newest first', async () => {
    const other = await openStripeSandbox();
    for (let count = 0; count < 5; count++) await other.stripe.customers.create({ name: `${count}` });
    const names: (string | null | undefined)[] = [];
    for await (const { name } of other.stripe.customers.list({ limit: 2 })) names.push(name);
    expect(names).toEqual(['4', '3', '2', '1', '0']);
    const first = await other.stripe.customers.list({ limit: 2 });
    const second = await other.stripe.customers.list({ limit: 2, starting_after: first.data[1]?.id ?? '' });
    const before = await other.stripe.customers.list({ limit: 2, ending_before: second.data[0]?.id ?? '' });
    expect([first.has_more, before.data, before.has_more]).toEqual([true, first.data, false]);
    await other.close();
  });
});

describe('a checkout at Stripe’s stand-in', () => {
  it('is open with an address for the customer, until it is paid', async () => {
    const customer = await stripe.customers.create({ email: 'buy@home.example' });
    const session = await sandbox.order({
      customer: customer.id,
      client_reference_id: 'household-1',
      metadata: { a: 'b' },
      subscription_data: { metadata: { household: '1' } },
      allow_promotion_codes: true,
      locale: 'en-GB',
    });
    expect(session).toMatchObject({
      mode: 'subscription',
      status: 'open',
      payment_status: 'unpaid',
      url: `${sandbox.url}/stripe/checkout/${session.id}`,
      customer: customer.id,
      subscription: null,
      client_reference_id: 'household-1',
      metadata: { a: 'b' },
      amount_total: 499,
      expires_at: now + 86_400,
    });
    expect(session.id).toMatch(/^cs_test_/);

    expect(await sandbox.press(`${session.url}/pay`)).toBe(`https://home.example/thanks?session_id=${session.id}`);

    const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription', 'customer'] });
    expect(paid).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      customer: { id: customer.id, email: 'buy@home.example' },
      customer_details: { email: 'buy@home.example' },
      subscription: { status: 'active', metadata: { household: '1' }, customer: customer.id },
    });
  });

  it('creates a customer for a payer with only an address', async () => {
    const known = await sandbox.order({ customer_email: 'known@home.example' });
    await sandbox.press(`${known.url}/pay`, { email: 'else@home.example' });
    const unknown = await sandbox.order();
    await sandbox.press(`${unknown.url}/pay`, { email: 'typed@home.example' });
    for (const [{ id }, email] of [
      [known, 'known@home.example'],
      [unknown, 'typed@home.example'],
    ] as const)
      expect(await stripe.checkout.sessions.retrieve(id, { expand: ['customer'] })).toMatchObject({
        customer: { email },
        customer_details: { email },
      });
  });

  it('stays open when the card is declined', async () => {
    const { id, url } = await sandbox.order({ customer_email: 'poor@home.example' });
    expect(await sandbox.page(await sandbox.press(`${url}/decline`))).toContain('Your card was declined');
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'open', subscription: null });
    await sandbox.press(`${url}/pay`);
    expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('complete');
  });

  it('is paid once, however often it is submitted', async () => {
    const { url } = await sandbox.order({ customer_email: 'twice@home.example' });
    await Promise.all([sandbox.press(`${url}/pay`), sandbox.press(`${url}/pay`)]);
    expect((await stripe.customers.list({ email: 'twice@home.example' })).data).toHaveLength(1);
  });

  it('expires on request, or by itself after a day', async () => {
    const other = await openStripeSandbox();
    const order = await other.order();
    expect((await other.stripe.checkout.sessions.expire(order.id)).status).toBe('expired');
    await expect(other.stripe.checkout.sessions.expire(order.id)).rejects.toThrow('status of `expired`');
    const left = await other.order();
    other.clock.advance({ hours: 24 });
    expect(await other.stripe.checkout.sessions.retrieve(left.id)).toMatchObject({ status: 'expired', url: null });
    await other.press(`/stripe/checkout/${left.id}/pay`, { email: 'late@home.example' });
    expect((await other.stripe.subscriptions.list()).data).toEqual([]);
    await other.close();
  });

  it('begins with a trial', async () => {
    const { session, subscription } = await sandbox.subscriber('trial@home.example', {
      subscription_data: { trial_period_days: 7 },
    });
    expect(subscription).toMatchObject({ status: 'trialing', trial_end: now + 7 * 86_400 });
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      payment_status: 'no_payment_required',
      amount_total: 0,
    });
  });

  it('returns its line items on request', async () => {
    const { id } = await sandbox.order();
    expect(await stripe.checkout.sessions.retrieve(id)).not.toHaveProperty('line_items');
    const path = 'line_items.data.price.product';
    const { line_items } = await stripe.checkout.sessions.retrieve(id, { expand: [path] });
    expect(line_items?.data).toMatchObject([{ quantity: 1, price: { id: price, product: { name: 'Premium' } } }]);
  });
});
