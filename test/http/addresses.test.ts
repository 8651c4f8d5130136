import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeStripePages, type StripePages } from '../support/server/stripe-pages.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
let stripePages: StripePages;
beforeAll(async () => {
  // The sandbox uses the machine's clock.
  server = await startTestServer({ now: new Date().toISOString() });
  stripePages = makeStripePages({ sandboxUrl: server.sandboxUrl, webhookSecret: 'unused' });
});
afterAll(() => server.close());

/** What was typed at Stripe, and where mail about it goes. */
const buyers = [
  ['tom&ann@home.example', 'tom&ann@home.example'],
  ["Peg.O'Hara@Home.example", "peg.o'hara@home.example"],
  ['eva@bücher.example', 'eva@xn--bcher-kva.example'],
] as const;

describe.each(buyers)('a visitor who buys premium as %s', (typed, email) => {
  const mails = async () => (await server.mailsTo(email)).map(({ subject }) => subject);

  it('is welcomed, signs in, is found, withdraws, and cancels', async () => {
    await stripePages.sellTo(typed);
    await server.settle();
    expect(await mails()).toContain('Welcome to Upkept Premium');
    await server.call('requestMagicLink', { body: { email: typed } });
    const me = await server.call('verifyMagicLink', { body: { token: await server.mailedToken(email) } });
    expect(await server.call('me', {}, me.token)).toMatchObject({ email, isPremium: true });
    for (const kind of ['cancellation', 'withdrawal'] as const)
      await server.call('submitDeclaration', { body: { kind, email: typed, name: 'Tom' } });
    await server.settle();
    expect((await mails()).filter((subject) => /cancel|withdraw/i.test(subject)).length).toBeGreaterThanOrEqual(2);
  });
});
