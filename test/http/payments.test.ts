import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedIn } from '../support/server/client.ts';
import { makeStripePages, type StripePages, sessionIn } from '../support/server/stripe-pages.ts';
import { publicUrl, startTestServer, type TestServer } from '../support/server/test-server.ts';

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

const product = { product: 'premium_subscription' } as const;
const checkout = async () => (await server.call('createCheckoutSession', { body: product }, me.token)).url;
const user = () => server.call('me', {}, me.token);
/** The state once every event of Stripe has arrived, also the late ones. */
async function settled() {
  await server.settle();
  await server.settle({ later: true });
  return user();
}

/** Requests the page to which the checkout returns. Returns the address to which it redirects. */
async function comeBack(search: string): Promise<string> {
  const response = await fetch(`${server.url}/api/payments/complete${search}`, { redirect: 'manual' });
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([302, 'no-store']);
  return response.headers.get('Location') ?? '';
}

async function subscribe() {
  await stripePages.pay(await checkout());
  expect(await settled()).toMatchObject({ isPremium: true });
  const [subscription] = await (
    await fetch(`${server.sandboxUrl}/stripe/subscriptions.json?customer=${me.user.email}`)
  ).json();
  return subscription as { readonly id: string };
}

describe('paying for premium', () => {
  it('leads to the checkout and back, and gives premium at once, before any event arrives', async () => {
    await stripePages.setFaults({ 'stripe-webhooks': { hold: true } });
    const url = await checkout();
    const back = new URL(await stripePages.pay(url));
    expect(back.origin + back.pathname).toBe(`${publicUrl}/api/payments/complete`);
    expect((await user()).isPremium).toBe(false);
    expect(await comeBack(back.search)).toBe(`${publicUrl}/payment/success?session_id=${sessionIn(url)}`);
    const { isPremium, plan } = await user();
    expect({ isPremium, plan }).toEqual({
      isPremium: true,
      plan: { source: 'subscription', status: 'active', renewsAt: expect.any(String), endsAt: null },
    });
    expect(new Date(plan.renewsAt ?? 0).getTime()).toBeGreaterThan(Date.now() + 27 * 86_400_000);
  });

  it.each([
    ['as they are sent', {}],
    ['five times each', { copies: 5 }],
    ['the newest first', { reorder: true }],
    ['late', { delayMs: 500 }],
  ])('gives premium by events alone, when these come %s', async (_, fault) => {
    await stripePages.setFaults({ 'stripe-webhooks': fault });
    await stripePages.pay(await checkout());
    expect(await settled()).toMatchObject({ isPremium: true });
  });

  it('does not follow from going back without paying, or from an invented session', async () => {
    const url = await checkout();
    const id = sessionIn(url);
    const cancel = `${publicUrl}/payment/cancel`;
    expect(await comeBack(`?session_id=${id}`)).toBe(`${cancel}?reason=payment_failed&session_id=${id}`);
    await stripePages.decline(url);
    expect(await comeBack(`?session_id=${id}`)).toBe(`${cancel}?reason=payment_failed&session_id=${id}`);
    await stripePages.expire(url);
    expect(await comeBack(`?session_id=${id}`)).toBe(`${cancel}?reason=payment_expired&session_id=${id}`);
    expect(await comeBack('')).toBe(`${cancel}?error=missing_session`);
    expect(await comeBack('?session_id=')).toMatch(/\/payment\/cancel\?error=missing_session/);
    expect(await comeBack('?session_id=cs_never')).toBe(`${cancel}?error=missing_session&session_id=cs_never`);
    expect(await comeBack('?session_id=a&session_id=b')).toBe(`${cancel}?error=missing_session`);
    for (const strange of [
      '..',
      '../customers',
      '%00',
      'https://evil.example',
      '%0d%0aSet-Cookie:x=1',
      'x'.repeat(2_000),
    ]) {
      const back = new URL(await comeBack(`?session_id=${strange}`));
      expect([back.origin, back.pathname]).toEqual([publicUrl, '/payment/cancel']);
      expect(back.searchParams.get('error')).toBe('missing_session');
    }
    expect((await user()).isPremium).toBe(false);
  });

  it('fails with a clear message when Stripe cannot be reached', async () => {
    const id = sessionIn(await checkout());
    await stripePages.setFaults({ stripe: { reset: true } });
    const { status, body } = await server.refusal('createCheckoutSession', { body: product }, me.token);
    expect({ status, code: body.code, message: body.message }).toEqual({
      status: 503,
      code: 'payments_unavailable',
      message: 'Our payment provider cannot be reached right now. Please try again in a moment.',
    });
    expect(await comeBack(`?session_id=${id}`)).toBe(
      `${publicUrl}/payment/cancel?error=dispatch_failed&session_id=${id}`,
    );
    expect(server.log.filter((line) => line.includes(me.user.email))).toEqual([]);
  });

  it('sells one thing, to signed-in users only', async () => {
    for (const body of [{}, { product: 'premium' }, { product: ['premium_subscription'] }]) {
      expect((await server.refusal('createCheckoutSession', { body }, me.token)).status).toBe(400);
    }
    for (const name of ['createCheckoutSession', 'createPortalSession'] as const) {
      expect((await server.refusal(name, { body: product })).status).toBe(401);
    }
  });

  it('creates one subscription from two tabs, and none for a household that pays already', async () => {
    const tabs = await Promise.all([checkout(), checkout(), checkout()]);
    for (const url of tabs) await stripePages.pay(url);
    expect(await settled()).toMatchObject({ isPremium: true });
    const bought = await (
      await fetch(`${server.sandboxUrl}/stripe/subscriptions.json?customer=${me.user.email}`)
    ).json();
    expect(bought).toHaveLength(1);
    const { status, body } = await server.refusal('createCheckoutSession', { body: product }, me.token);
    expect([status, body.code, body.message]).toEqual([
      409,
      'already_premium',
      'You already have a Premium subscription',
    ]);
  });
});

describe('a subscription', () => {
  it('is managed at Stripe once there is one', async () => {
    const { status, body } = await server.refusal('createPortalSession', {}, me.token);
    expect([status, body.code]).toEqual([409, 'no_subscription']);
    await subscribe();
    const { url } = await server.call('createPortalSession', {}, me.token);
    expect(await (await fetch(url)).text()).toContain(me.user.email);
  });

  it('that is cancelled in the portal stays premium to its period’s end, and is free then', async () => {
    const { id } = await subscribe();
    const { renewsAt } = (await user()).plan;
    await stripePages.apply(id, 'cancelInPortal');
    await server.settle();
    expect((await user()).plan).toEqual({ source: 'subscription', status: 'active', renewsAt: null, endsAt: renewsAt });
    expect((await user()).isPremium).toBe(true);
    await stripePages.apply(id, 'endPeriod');
    expect(await settled()).toMatchObject({ plan: { status: 'canceled' } });
    server.clock.set(new Date(Date.now() + 2_000));
    expect(await user()).toMatchObject({ isPremium: false, plan: { source: 'free', renewsAt: null } });
  });

  it('stays premium after a failed payment, gets one mail for each failure, and becomes free after the last', async () => {
    const { id } = await subscribe();
    await stripePages.setFaults({ 'stripe-webhooks': { copies: 3 } });
    await stripePages.apply(id, 'failRenewal');
    expect(await settled()).toMatchObject({ plan: { status: 'past_due' } });
    expect((await user()).isPremium).toBe(true);
    const problem = 'Your payment for Upkept Premium didn’t go through';
    const problems = async () => (await server.mailsTo(me.user.email)).filter(({ subject }) => subject === problem);
    await server.settle();
    expect(await problems()).toHaveLength(1);
    await stripePages.setFaults();
    await stripePages.apply(id, 'payOverdue');
    expect(await settled()).toMatchObject({ plan: { status: 'active' } });
    await stripePages.apply(id, 'failRenewal');
    expect(await settled()).toMatchObject({ plan: { status: 'past_due' } });
    await stripePages.apply(id, 'giveUp');
    expect(await settled()).toMatchObject({ plan: { status: 'canceled' } });
    server.clock.set(new Date(Date.now() + 2_000));
    expect((await user()).isPremium).toBe(false);
    expect((await problems()).length).toBeLessThanOrEqual(2);
  });
});

describe('where premium is not sold', () => {
  it('payment endpoints return 503, and everything else works', async () => {
    const production = await startTestServer({
      settings: { NODE_ENV: 'production', HOST: '127.0.0.1', POSTMARK_SERVER_TOKEN: 'unused' },
    });
    try {
      const webhook = await fetch(`${production.url}/api/webhooks/stripe`, { method: 'POST', body: '{}' });
      expect([webhook.status, (await webhook.json()).code]).toEqual([503, 'payments_unavailable']);
      const back = await fetch(`${production.url}/api/payments/complete?session_id=cs_1`, { redirect: 'manual' });
      expect(back.headers.get('Location')).toContain('/payment/cancel?error=missing_session');
      expect((await fetch(`${production.url}/readyz`)).status).toBe(200);
    } finally {
      await production.close();
    }
  });
});
