import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStripeSandbox, type StripeSandbox } from './stripe.fixture.ts';

let sandbox: StripeSandbox;
beforeEach(async () => {
  sandbox = await openStripeSandbox();
});
afterEach(async () => {
  await sandbox.close();
});

/** Returns the actions for which a page has a button. */
const buttonsOn = (page: string): readonly string[] =>
  [...page.matchAll(/action="\/stripe\/subscriptions\/[^/]+\/([^"]+)"/g)].map(([, action = '']) => action);

describe('the page of Stripe’s stand-in', () => {
  it('lists what exists, or says that nothing does', async () => {
    expect(await sandbox.page('/stripe')).toContain('No subscription yet');
    await sandbox.subscriber('<b>ada</b>@home.example');
    const page = await sandbox.page('/stripe');
    expect(page).toContain('&#60;b&#62;ada&#60;/b&#62;@home.example');
    expect(page).toContain('€4.99 a month, renews on 6 February 2027</p>');
  });

  it('shows refunds', async () => {
    const { subscription } = await sandbox.subscriber();
    const invoice = String(subscription.latest_invoice);
    await sandbox.stripe.creditNotes.create({ invoice, amount: 499, refund_amount: 499 });
    await sandbox.stripe.subscriptions.cancel(subscription.id);
    expect(await sandbox.page('/stripe')).toContain('ended on 6 January 2027, €4.99 refunded</p>');
  });

  it.each([
    { way: ['renew'], status: 'active', offers: 'cancel-now' },
    { way: ['past-due'], status: 'past_due', offers: 'pay' },
    { way: ['past-due', 'pay'], status: 'active', offers: 'renew' },
    { way: ['past-due', 'fail', 'fail'], status: 'past_due', offers: 'fail' },
    { way: ['past-due', 'fail', 'fail', 'fail'], status: 'canceled', offers: undefined },
    { way: ['past-due', 'unpaid'], status: 'unpaid', offers: 'pay' },
    { way: ['past-due', 'unpaid', 'pay'], status: 'active', offers: 'past-due' },
    { way: ['cancel-at-period-end'], status: 'active', offers: 'end-period' },
    { way: ['cancel-at-period-end', 'end-period'], status: 'canceled', offers: undefined },
    { way: ['cancel-at-period-end', 'keep'], status: 'active', offers: 'cancel-at-period-end' },
    { way: ['cancel-now'], status: 'canceled', offers: undefined },
  ])('lets a subscription $way', async ({ way, status, offers }) => {
    const { subscription } = await sandbox.subscriber();
    for (const action of way) {
      expect(buttonsOn(await sandbox.page('/stripe'))).toContain(action);
      await sandbox.press(`/stripe/subscriptions/${subscription.id}/${action}`);
    }
    expect((await sandbox.stripe.subscriptions.retrieve(subscription.id)).status).toBe(status);
    const offered = buttonsOn(await sandbox.page('/stripe'));
    expect(offered).toEqual(offers === undefined ? [] : expect.arrayContaining([offers]));
  });

  it('moves time for one subscription alone', async () => {
    const { subscription } = await sandbox.subscriber('one@home.example');
    const { subscription: other } = await sandbox.subscriber('other@home.example');
    await sandbox.press(`/stripe/subscriptions/${subscription.id}/renew`);
    const now = sandbox.clock.now().getTime() / 1000;
    const [item] = (await sandbox.stripe.subscriptions.retrieve(subscription.id)).items.data;
    expect(item).toMatchObject({ current_period_start: now, current_period_end: now + 31 * 86_400 });
    expect(await sandbox.stripe.subscriptions.retrieve(other.id)).toEqual(other);
  });

  it('returns 409 for an impossible action, and 404 for an unknown object', async () => {
    const { subscription } = await sandbox.subscriber();
    const press = async (path: string) => (await fetch(`${sandbox.url}${path}`, { method: 'POST' })).status;
    expect(await press(`/stripe/subscriptions/${subscription.id}/pay`)).toBe(409);
    expect(await press(`/stripe/subscriptions/${subscription.id}/dance`)).toBe(404);
    expect(await press('/stripe/subscriptions/sub_else/pay')).toBe(404);
    expect(await press(`/stripe/portal/bps_else/${subscription.id}/cancel`)).toBe(404);
    for (const path of ['/stripe/checkout/cs_else', '/stripe/portal/bps_else'])
      expect((await fetch(sandbox.url + path)).status).toBe(404);
  });

  it('lists its objects as JSON', async () => {
    const { customer, subscription } = await sandbox.subscriber('json@home.example');
    await sandbox.subscriber('other@home.example');
    expect(await sandbox.json('/stripe/customers.json')).toHaveLength(2);
    expect(await sandbox.json('/stripe/customers.json?email=json@home.example')).toMatchObject([{ id: customer.id }]);
    for (const who of [customer.id, 'json@home.example'])
      expect(await sandbox.json(`/stripe/subscriptions.json?customer=${who}`)).toMatchObject([
        { id: subscription.id, status: 'active' },
      ]);
    expect(await sandbox.json('/stripe/subscriptions.json?customer=cus_else')).toEqual([]);
  });

  it('does not let a customer into the subscription of another one', async () => {
    const { customer } = await sandbox.subscriber('one@home.example');
    const { subscription } = await sandbox.subscriber('other@home.example');
    const portal = await sandbox.stripe.billingPortal.sessions.create({ customer: customer.id });
    await expect(sandbox.press(`${portal.url}/${subscription.id}/cancel`)).rejects.toThrow('404');
    expect(await sandbox.page(portal.url)).not.toContain('other@home.example');
  });
});

describe('the checkout page of Stripe’s stand-in', () => {
  it('says what is bought and asks for an address only when none is known', async () => {
    const unknown = await sandbox.page((await sandbox.order()).url ?? '');
    for (const words of [
      'Subscribe to Premium',
      '€4.99 a month',
      'name="email"',
      'href="https://home.example/pricing"',
    ])
      expect(unknown).toContain(words);
    const known = await sandbox.page((await sandbox.order({ customer_email: 'ada@home.example' })).url ?? '');
    expect(known).toContain('for ada@home.example');
    expect(known).not.toContain('name="email"');
  });

  it('asks again for an address that is none, and keeps what was typed', async () => {
    const { url } = await sandbox.order();
    const page = await sandbox.page(await sandbox.press(`${url}/pay`, { email: '"ada' }));
    expect(page).toContain('Enter an email address');
    expect(page).toContain('value="&#34;ada"');
  });

  it('says when it is over', async () => {
    const paid = await sandbox.order({ customer_email: 'ada@home.example' });
    await sandbox.press(`${paid.url}/pay`);
    expect(await sandbox.page(paid.url ?? '')).toContain(`https://home.example/thanks?session_id=${paid.id}`);
    const expired = await sandbox.order();
    await sandbox.stripe.checkout.sessions.expire(expired.id);
    expect(await sandbox.page(expired.url ?? '')).toContain('This checkout has expired');
  });
});

describe('the pricing table of Stripe’s stand-in', () => {
  it('sells to a visitor who is not signed in', async () => {
    const after = 'https://home.example/api/payments/complete?session_id={CHECKOUT_SESSION_ID}';
    const table = `/stripe/pricing-table?${new URLSearchParams({ 'success-url': after })}`;
    expect(await sandbox.page(table)).toContain('value="https://home.example/api/payments/complete');
    const checkout = await sandbox.press(table, { 'success-url': after });
    const done = await sandbox.press(`${checkout}/pay`, { email: 'visitor@home.example' });
    const id = checkout.split('/').at(-1) ?? '';
    expect(done).toBe(`https://home.example/api/payments/complete?session_id=${id}`);
    expect(await sandbox.stripe.checkout.sessions.retrieve(id, { expand: ['customer', 'subscription'] })).toMatchObject(
      {
        status: 'complete',
        client_reference_id: null,
        metadata: {},
        customer: { email: 'visitor@home.example' },
        subscription: { status: 'active' },
      },
    );
  });

  it('takes what the embedding page knows, and thanks by itself without an address to go to', async () => {
    const checkout = await sandbox.press('/stripe/pricing-table', {
      'customer-email': 'ada@home.example',
      'client-reference-id': 'household-1',
    });
    const thanks = await sandbox.press(`${checkout}/pay`);
    expect(await sandbox.page(thanks)).toContain('This checkout has been paid');
    const id = checkout.split('/').at(-1) ?? '';
    expect(await sandbox.stripe.checkout.sessions.retrieve(id)).toMatchObject({
      client_reference_id: 'household-1',
      customer_email: 'ada@home.example',
    });
  });

  it.each([{ 'success-url': 'javascript:alert(1)' }, { price: 'price_else' }, { 'customer-email': 'ada' }])(
    'refuses %j',
    async (fields) => {
      await expect(sandbox.press('/stripe/pricing-table', fields)).rejects.toThrow('400');
    },
  );
});
