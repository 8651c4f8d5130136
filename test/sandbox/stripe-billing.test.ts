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
const monthLater = Date.parse('2027-02-06T12:00:00Z') / 1000;

describe('subscriptions at Stripe’s stand-in', () => {
  it('have their period on their item', async () => {
    const { subscription } = await sandbox.subscriber('period@home.example');
    expect(subscription).toMatchObject({ status: 'active', cancel_at: null, billing_mode: { type: 'flexible' } });
    expect(subscription.items.data).toMatchObject([
      { current_period_start: now, current_period_end: monthLater, price: { id: price } },
    ]);
    expect(subscription).not.toHaveProperty('current_period_end');
  });

  it('are listed by customer and status, those that have ended only when asked for', async () => {
    const { customer, subscription } = await sandbox.subscriber('list@home.example');
    const of = async (status?: Stripe.SubscriptionListParams['status']) =>
      (await stripe.subscriptions.list({ customer: customer.id, ...(status ? { status } : {}) })).data.map(
        ({ id }) => id,
      );
    expect([await of(), await of('active'), await of('canceled')]).toEqual([[subscription.id], [subscription.id], []]);
    await stripe.subscriptions.cancel(subscription.id);
    expect([await of(), await of('all'), await of('ended')]).toEqual([[], [subscription.id], [subscription.id]]);
  });

  it('end at their period’s end by flag or by date, unless it is withdrawn the same way', async () => {
    const { subscription } = await sandbox.subscriber('flag@home.example');
    const flagged = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    expect(flagged).toMatchObject({ status: 'active', cancel_at_period_end: true, cancel_at: monthLater });
    const back = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
    expect(back).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null });
    const dated = await stripe.subscriptions.update(subscription.id, { cancel_at: 'min_period_end' });
    expect(dated).toMatchObject({ cancel_at_period_end: false, cancel_at: monthLater });
    const still = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
    expect(still.cancel_at).toBe(monthLater);
    expect((await stripe.subscriptions.update(subscription.id, { cancel_at: '' })).cancel_at).toBeNull();
  });

  it('end at once, once', async () => {
    const { subscription } = await sandbox.subscriber('once@home.example');
    const details = { comment: 'Moved', feedback: 'unused' } as const;
    const ended = await stripe.subscriptions.cancel(subscription.id, { cancellation_details: details });
    expect(ended).toMatchObject({
      status: 'canceled',
      ended_at: now,
      cancellation_details: { ...details, reason: 'cancellation_requested' },
    });
    await expect(stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({ code: 'resource_missing' });
    await expect(stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })).rejects.toThrow(
      'A canceled subscription',
    );
  });

  it('renew and end as time goes by, each with its invoice', async () => {
    const other = await openStripeSandbox();
    const { subscription } = await other.subscriber();
    other.clock.advance({ days: 40 });
    const renewed = await other.stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });
    expect(renewed.items.data[0]?.current_period_start).toBe(monthLater);
    expect(renewed.latest_invoice).toMatchObject({
      status: 'paid',
      billing_reason: 'subscription_cycle',
      amount_paid: 499,
      parent: { subscription_details: { subscription: subscription.id } },
    });
    await other.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    other.clock.advance({ days: 40 });
    expect((await other.stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled');
    expect((await other.stripe.invoices.list({ subscription: subscription.id })).data).toHaveLength(2);
    await other.close();
  });
});

describe('the other endpoints of Stripe’s stand-in', () => {
  it('has one price of one product from the start', async () => {
    expect((await stripe.prices.list({ active: true })).data).toMatchObject([
      { id: price, recurring: { interval: 'month' } },
    ]);
    expect(await stripe.prices.retrieve(price, { expand: ['product'] })).toMatchObject({
      currency: 'eur',
      unit_amount: 499,
      product: { object: 'product', name: 'Premium' },
    });
  });

  it('opens the portal for a customer, whose cancellation sets the date alone', async () => {
    const { customer, subscription } = await sandbox.subscriber('portal@home.example');
    const session = await stripe.billingPortal.sessions.create({
      customer: customer.id,
      return_url: 'https://home.example/settings',
    });
    expect(session).toMatchObject({ customer: customer.id, return_url: 'https://home.example/settings' });
    const page = await sandbox.page(session.url);
    for (const words of ['portal@home.example', 'Cancel subscription', 'href="https://home.example/settings"'])
      expect(page).toContain(words);
    await sandbox.press(`${session.url}/${subscription.id}/cancel`);
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      status: 'active',
      cancel_at_period_end: false,
      cancel_at: monthLater,
    });
    await sandbox.press(`${session.url}/${subscription.id}/resume`);
    expect((await stripe.subscriptions.retrieve(subscription.id)).cancel_at).toBeNull();
  });

  it('keeps events, each with the request that caused it', async () => {
    const other = await openStripeSandbox();
    const { subscription } = await other.subscriber();
    const idempotencyKey = 'cancel-1';
    await other.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true }, { idempotencyKey });
    await other.stripe.subscriptions.cancel(subscription.id);
    const { data } = await other.stripe.events.list();
    expect(data.map(({ type }) => type)).toEqual([
      'customer.subscription.deleted',
      'customer.subscription.updated',
      'checkout.session.completed',
      'invoice.paid',
      'customer.subscription.updated',
      'customer.subscription.created',
      'customer.created',
    ]);
    expect(data[1]).toMatchObject({
      data: {
        object: { cancel_at: monthLater },
        previous_attributes: { cancel_at: null, cancel_at_period_end: false },
      },
      request: { id: expect.stringMatching(/^req_/), idempotency_key: idempotencyKey },
    });
    expect(data[2]?.request).toEqual({ id: null, idempotency_key: null });
    const some = await other.stripe.events.list({ types: ['invoice.paid', 'customer.created'] });
    expect(some.data.map(({ type }) => type)).toEqual(['invoice.paid', 'customer.created']);
    expect((await other.stripe.events.list({ type: 'customer.subscription.*' })).data).toHaveLength(4);
    expect(await other.stripe.events.retrieve(some.data[0]?.id ?? '')).toMatchObject({ type: 'invoice.paid' });
    expect((await other.stripe.events.list({ created: { gt: now } })).data).toEqual([]);
    await other.close();
  });

  it('supports several accounts side by side', async () => {
    const other = await openStripeSandbox();
    await other.stripe.customers.create({ email: 'apart@home.example' });
    expect((await stripe.customers.list({ email: 'apart@home.example' })).data).toEqual([]);
    await other.close();
  });
});

describe('credit notes at Stripe’s stand-in', () => {
  it('refund at most what was paid for an invoice, also in parts', async () => {
    const { subscription } = await sandbox.subscriber('credit@home.example');
    const invoice = String(subscription.latest_invoice);
    const give = (amount: number | undefined, refund_amount = amount) =>
      stripe.creditNotes.create({
        invoice,
        reason: 'duplicate',
        ...(amount !== undefined && { amount }),
        ...(refund_amount !== undefined && { refund_amount }),
      });
    await expect(give(undefined)).rejects.toThrow('You must pass one of amount');
    await expect(give(499, 400)).rejects.toThrow('must equal the credit note amount');
    await expect(give(500)).rejects.toThrow('exceeds the amount that remains');
    await expect(give(0)).rejects.toMatchObject({ param: 'amount' });
    expect(await give(99)).toMatchObject({ object: 'credit_note', total: 99, status: 'issued', reason: 'duplicate' });
    await expect(give(401)).rejects.toThrow('exceeds the amount that remains');
    const last = await give(400);
    expect(last.refunds).toMatchObject([{ amount_refunded: 400, type: 'refund' }]);
    expect(await stripe.invoices.retrieve(invoice)).toMatchObject({
      status: 'paid',
      amount_paid: 499,
      post_payment_credit_notes_amount: 499,
    });
  });

  it('are refused for unpaid and unknown invoices, and for unsupported parameters', async () => {
    const { subscription } = await sandbox.subscriber('open@home.example');
    await sandbox.press(`/stripe/subscriptions/${subscription.id}/past-due`);
    const { latest_invoice } = await stripe.subscriptions.retrieve(subscription.id);
    const note = { amount: 499, refund_amount: 499 };
    const open = stripe.creditNotes.create({ invoice: String(latest_invoice), ...note });
    await expect(open).rejects.toMatchObject({ param: 'invoice' });
    const never = stripe.creditNotes.create({ invoice: 'in_never', ...note });
    await expect(never).rejects.toMatchObject({ code: 'resource_missing', param: 'invoice' });
    const credit = stripe.creditNotes.create({ invoice: String(subscription.latest_invoice), credit_amount: 1 });
    await expect(credit).rejects.toThrow('does not play');
  });
});
