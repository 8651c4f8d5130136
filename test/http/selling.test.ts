import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedIn } from '../support/server/client.ts';
import { makeStripePages, type StripePages } from '../support/server/stripe-pages.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
let stripePages: StripePages;
let me: SignedIn;
beforeAll(async () => {
  // The sandbox uses the machine's clock.
  server = await startTestServer({ now: new Date().toISOString() });
  stripePages = makeStripePages({ sandboxUrl: server.sandboxUrl, webhookSecret: 'unused' });
});
afterAll(() => server.close());
beforeEach(async () => {
  me = await server.signIn(`${randomUUID()}@home.example`);
});
afterEach(() => stripePages.setFaults());

const contract = () => server.call('getContract', {}, me.token);
const mails = async () => (await server.mailsTo(me.user.email)).map(({ subject }) => subject);

async function buy(chosen = {}) {
  const body = { product: 'premium_subscription' } as const;
  const { url } = await server.call('createCheckoutSession', { body }, me.token);
  await stripePages.pay(url, '', chosen);
  await server.settle();
  expect((await contract()).contract?.state).toBe('running');
}
async function atStripe() {
  const subscriptions = await (
    await fetch(`${server.sandboxUrl}/stripe/subscriptions.json?customer=${me.user.email}`)
  ).json();
  const { data } = await stripePages.stripe.invoices.list({ subscription: subscriptions[0].id });
  return { status: subscriptions[0].status, ends: subscriptions[0].cancel_at_period_end, invoices: data };
}
const refunded = async () => (await atStripe()).invoices.map((each) => each.post_payment_credit_notes_amount);

describe('the price', () => {
  it('is public, with its period and tax', async () => {
    expect(await server.call('getPrice', {})).toEqual({
      price: { minor: 499, currency: 'EUR', period: 'month', periodCount: 1, tax: 'included' },
    });
  });
});

describe('a contract', () => {
  it('is confirmed by mail, and none without a purchase', async () => {
    expect(await contract()).toEqual({ contract: null, declarations: [] });
    await buy();
    expect(await mails()).toContain('Your contract for Upkept Premium');
    expect((await contract()).contract).toMatchObject({
      canCancel: true,
      withdrawUntil: expect.any(String),
      price: { minor: 499, currency: 'EUR', period: 'month', periodCount: 1, tax: 'included' },
      terms: { language: 'en', version: '2026-11-30', hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    const mail = (await server.mailsTo(me.user.email)).find(({ subject }) => subject.startsWith('Your contract'));
    expect(mail?.text).toContain((await contract()).contract?.terms?.hash);
    // What the mail claims of tax is what the invoice has.
    const [invoice] = (await atStripe()).invoices;
    expect([invoice?.automatic_tax.enabled, invoice?.total_taxes?.[0]?.amount]).toEqual([true, 83]);
  });

  it('ends with its period after a cancellation, which is acknowledged', async () => {
    await buy();
    const { declaration } = await server.call('declare', { body: { kind: 'cancellation' } }, me.token);
    expect(declaration).toMatchObject({ kind: 'cancellation', state: 'accepted' });
    await server.settle();
    expect((await atStripe()).ends).toBe(true);
    expect(await mails()).toContain('Upkept Premium is cancelled');
    expect(await mails()).toContain('We received your cancellation');
    expect(await refunded()).toEqual([0]);
  });

  it('ends at once after a withdrawal, which refunds everything, although Stripe was away and lost a response', async () => {
    await buy();
    await stripePages.setFaults({ stripe: { reset: true } });
    await server.call('declare', { body: { kind: 'withdrawal' } }, me.token);
    await server.settle();
    expect(await mails()).toContain('We received your withdrawal');
    await stripePages.setFaults({ stripe: { lost: true, times: 3 } });
    for (let tries = 0; tries < 3; tries++) await server.settle({ later: true });
    expect((await contract()).declarations[0]?.state).toBe('done');
    expect(await refunded()).toEqual([499]);
    server.clock.advance({ minutes: 5 });
    expect((await server.call('me', {}, me.token)).isPremium).toBe(false);
    expect(await mails()).toContain('Upkept Premium has ended');
  });

  it('goes on after a cancellation that its owner takes back', async () => {
    await buy();
    await server.call('declare', { body: { kind: 'cancellation' } }, me.token);
    await server.settle();
    expect((await contract()).contract).toMatchObject({ state: 'ending', canCancel: false, canKeep: true });
    for (let times = 0; times < 2; times++) await server.call('keepContract', {}, me.token);
    expect((await atStripe()).ends).toBe(false);
    expect((await contract()).contract).toMatchObject({ state: 'running', canCancel: true, canKeep: false });
    expect((await contract()).declarations).toMatchObject([{ state: 'taken_back' }]);
  });

  it('can’t be ended if there is none', async () => {
    const { status, body } = await server.refusal('declare', { body: { kind: 'withdrawal' } }, me.token);
    expect([status, body.code]).toEqual([409, 'no_subscription']);
  });
});

describe('a purchase from a French page', () => {
  const body = { product: 'premium_subscription' } as const;
  const speakFrench = (to: TestServer, token: string) => to.call('updateProfile', { body: { language: 'fr' } }, token);

  it('makes a French contract', async () => {
    await speakFrench(server, me.token);
    const { url } = await server.call('createCheckoutSession', { body }, me.token);
    await stripePages.pay(url);
    await server.settle();
    expect(await mails()).toContain('Votre contrat Upkept Premium');
    expect((await contract()).contract?.terms).toMatchObject({ language: 'fr' });
  });

  it('is refused where no contracts are concluded in French', async () => {
    await using closing = new AsyncDisposableStack();
    const english = await startTestServer({ settings: { CONTRACT_LANGUAGES: 'en' } });
    closing.defer(() => english.close());
    const { token } = await english.signIn(`${randomUUID()}@home.example`);
    expect((await english.call('createCheckoutSession', { body }, token)).url).toContain('/stripe/checkout/');
    await speakFrench(english, token);
    const refused = await english.refusal('createCheckoutSession', { body }, token);
    expect([refused.status, refused.body.code]).toEqual([409, 'not_sold_in_language']);
  });
});

describe('a mail about a failed payment', () => {
  it('leads to the invoice, and names the amount, the card and the dates', async () => {
    await buy();
    const [{ id }] = await (
      await fetch(`${server.sandboxUrl}/stripe/subscriptions.json?customer=${me.user.email}`)
    ).json();
    await stripePages.apply(id, 'failRenewal');
    await server.settle();
    expect(await mails()).toContain('Your payment for Upkept Premium didn’t go through');
    const mail = (await server.mailsTo(me.user.email)).find(({ subject }) => subject.includes('didn’t go through'));
    expect(mail?.text).toMatch(/Amount: €4\.99[\s\S]*Card: ending in 4242[\s\S]*Next attempt: [\s\S]*Premium ends/);
    const [address = ''] = /http:\/\/\S+\/stripe\/invoices\/\S+/.exec(mail?.text ?? '') ?? [];
    expect(await (await fetch(address)).text()).toContain('Pay €4.99');
  });
});
