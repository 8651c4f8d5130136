import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mail } from '../support/server/inbox.ts';
import { makeStripePages } from '../support/server/stripe-pages.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    now: new Date().toISOString(),
    settings: { SIGN_IN_REQUESTS_PER_HOUR: '10000' },
  });
});
afterAll(() => server.close());

const newAddress = () => `${randomUUID()}@home.example`;
const form = (email: string) => ({ body: { kind: 'withdrawal', email, name: 'Ada', reference: '' } }) as const;
/** The text without everything that may differ between two addresses. */
const bare = (text: string, email: string) =>
  text
    .replaceAll(email, 'EMAIL')
    .replaceAll(/token=[\w.-]+/g, 'TOKEN')
    .replaceAll(/\d\d:\d\d:\d\d/g, 'TIME')
    .replaceAll(/20\d\d-\d\d-\d\dT[\d:.]+Z/g, 'INSTANT');

async function buyer(): Promise<string> {
  const email = newAddress();
  const { token } = await server.signIn(email);
  const body = { product: 'premium_subscription' } as const;
  const { url } = await server.call('createCheckoutSession', { body }, token);
  await makeStripePages({ sandboxUrl: server.sandboxUrl, webhookSecret: 'unused' }).pay(url);
  await server.settle();
  expect((await server.call('me', {}, token)).isPremium).toBe(true);
  expect((await server.mailsTo(email)).length).toBe(1);
  return email;
}

async function receiptOf(email: string): Promise<Mail> {
  const find = async () =>
    (await server.mailsTo(email)).find(({ subject }) => /^(We received|One more step|Your withdrawal)/.test(subject));
  await server.settle();
  expect(await find()).toBeDefined();
  return (await find()) as Mail;
}

describe('a declaration for an address whose owner is unknown', () => {
  it('does not show in the response who has an account; only the mailbox’s owner learns it', async () => {
    const seen = [];
    for (const email of [await buyer(), newAddress()]) {
      const response = await server.send('submitDeclaration', form(email));
      const { date: _, 'x-request-id': __, etag: ___, ...headers } = Object.fromEntries(response.headers);
      seen.push({
        status: response.status,
        headers: { ...headers, 'content-length': undefined },
        body: bare(await response.text(), email),
      });
      expect((await receiptOf(email)).to).toBe(email);
    }
    expect(seen[0]).toEqual(seen[1]);
  });

  it('is saved however many there are; a buyer is mailed three times an hour, and a stranger once a day', async () => {
    const sent = [];
    for (const email of [await buyer(), newAddress()]) {
      const before = (await server.mailsTo(email)).length;
      for (let times = 0; times < 12; times++)
        expect((await server.send('submitDeclaration', form(email))).status).toBe(200);
      await server.settle();
      sent.push((await server.mailsTo(email)).length - before);
      expect(await server.database.knex('declarations').where({ email })).toHaveLength(12);
    }
    expect(sent).toEqual([3, 1]);
  });

  it('mails nothing that was typed with it', async () => {
    const typed = 'Your account is locked: https://evil.example/login';
    for (const email of [await buyer(), newAddress()])
      for (const kind of ['withdrawal', 'cancellation'] as const) {
        await server.call('submitDeclaration', { body: { kind, email, name: typed, reference: typed } });
        await server.settle();
        for (const { html, text, subject } of await server.mailsTo(email))
          expect(`${html} ${text} ${subject}`).not.toMatch(/locked|evil/);
      }
  });

  it('has no effect without the owner’s mailbox', async () => {
    const email = await buyer();
    const { token } = await server.signIn(email);
    await server.call('submitDeclaration', form(email));
    const [{ id }] = await server.database.knex('declarations').where({ email }).select('id');
    for (const guess of [id, `${id}.${'A'.repeat(43)}`])
      expect((await server.refusal('confirmDeclaration', { params: { token: guess } })).status).toBe(401);
    expect((await server.call('getContract', {}, token)).contract?.state).toBe('running');
  });
});
