import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { reservePorts } from '../support/server/ports.ts';
import type { Settings } from '../support/server/process.ts';
import { makeStripePages, type StripePages } from '../support/server/stripe-pages.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';
import { runCli } from './run-cli.ts';

const appSecret = 'the same for every program of this test';
let server: TestServer;
let settings: Settings;
let stripePages: StripePages;
beforeAll(async () => {
  server = await startTestServer({ now: new Date().toISOString(), settings: { APP_SECRET: appSecret } });
  stripePages = makeStripePages({ sandboxUrl: server.sandboxUrl, webhookSecret: 'unused' });
  settings = {
    DATABASE_URL: server.database.connectionString,
    APP_SECRET: appSecret,
    SANDBOX_PORT: new URL(server.sandboxUrl).port,
  };
});
afterAll(() => server.close());
afterEach(() => stripePages.setFaults());

describe('billing reconcile', () => {
  it('updates every household from Stripe after an hour of lost webhooks', async () => {
    await stripePages.setFaults({ 'stripe-webhooks': { drop: true } });
    const people = [];
    for (const fate of ['renew', 'failRenewal', 'cancelAtPeriodEnd', 'cancelNow'] as const) {
      const { token, user } = await server.signIn(`${fate}-${randomUUID()}@home.example`);
      const body = { product: 'premium_subscription' } as const;
      await stripePages.pay((await server.call('createCheckoutSession', { body }, token)).url);
      const [subscription] = await (
        await fetch(`${server.sandboxUrl}/stripe/subscriptions.json?customer=${user.email}`)
      ).json();
      await stripePages.apply(subscription.id, fate);
      people.push({ token, subscription });
    }
    const visitor = `${randomUUID()}@home.example`;
    await stripePages.sellTo(visitor);

    const { code, stdout, stderr } = await runCli(['billing', 'reconcile', '--json'], settings);
    expect({ code, stderr, answer: JSON.parse(stdout) }).toEqual({
      code: 0,
      stderr: '',
      answer: { customers: 5, strangers: 0, failed: 0 },
    });
    for (const { token, subscription } of people) {
      const now = await stripePages.stripe.subscriptions.retrieve(subscription.id);
      const { plan } = await server.call('me', {}, token);
      const goesOn = now.status !== 'canceled' && now.cancel_at === null;
      const periodEnd = new Date((now.items.data[0]?.current_period_end ?? 0) * 1000).toISOString();
      expect(plan).toEqual({
        source: 'subscription',
        status: now.status,
        renewsAt: goesOn ? periodEnd : null,
        endsAt: goesOn ? null : periodEnd,
      });
    }
    // The worker beside the server sends what the command has queued.
    await server.settle();
    expect((await server.mailsTo(visitor)).length).toBe(2);

    const again = await runCli(['billing', 'reconcile'], settings);
    expect(again).toMatchObject({
      code: 0,
      stdout: '5 customers checked; 0 of them belong to no household.\n',
      stderr: '',
    });
    expect(await server.mailsTo(visitor)).toHaveLength(2);
  });

  it('exits with 1 and a message when Stripe cannot be reached', async () => {
    const [nothing] = await reservePorts(1);
    const { code, stdout, stderr } = await runCli(['billing', 'reconcile'], { ...settings, SANDBOX_PORT: nothing });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('Our payment provider cannot be reached right now.');
    expect(stderr).not.toMatch(/payments_unavailable|\n {4}at /);
  });

  it('exits with 1 where premium is not sold', async () => {
    const { code, stdout, stderr } = await runCli(['billing', 'reconcile'], {
      ...settings,
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://home.upkept.example',
      POSTMARK_SERVER_TOKEN: 'unused',
    });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toBe('Premium isn’t sold here: the settings name no account at Stripe.\n');
  });
});
