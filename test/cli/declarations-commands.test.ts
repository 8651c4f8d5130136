import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Settings } from '../support/server/process.ts';
import { makeStripePages } from '../support/server/stripe-pages.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';
import { runCli } from './run-cli.ts';

let server: TestServer;
let settings: Settings;
beforeAll(async () => {
  server = await startTestServer({ now: new Date().toISOString() });
  settings = {
    DATABASE_URL: server.database.connectionString,
    APP_SECRET: 'a secret of thirty-two characters',
    SANDBOX_PORT: new URL(server.sandboxUrl).port,
  };
});
afterAll(() => server.close());

const cli = (...args: readonly string[]) => runCli(args, settings);
const listed = async () => JSON.parse((await cli('declarations', 'list', '--json')).stdout) as { id: string }[];

/** A buyer whose withdrawal has waited for its link for four days, with both reminders sent. */
async function unanswered(): Promise<{ readonly email: string; readonly id: string }> {
  const email = `${randomUUID()}@home.example`;
  const { token } = await server.signIn(email);
  const { url } = await server.call('createCheckoutSession', { body: { product: 'premium_subscription' } }, token);
  await makeStripePages({ sandboxUrl: server.sandboxUrl, webhookSecret: 'unused' }).pay(url);
  await server.settle();
  await server.call('submitDeclaration', { body: { kind: 'withdrawal', email, name: 'Ada' } });
  await server.settle();
  const [{ id }] = await server.database
    .knex('declarations')
    .where({ email })
    .update({ reminders: 2, declared_at: new Date(Date.now() - 4 * 24 * 3600_000) }, ['id']);
  return { email, id };
}
const subjects = async (email: string) => (await server.mailsTo(email)).map(({ subject }) => subject);

describe('declarations', () => {
  it('lists what has no answer, and carries out what is accepted', async () => {
    expect((await cli('declarations', 'list')).stdout).toBe('No declaration waits for you.\n');
    const { email, id } = await unanswered();
    expect(await listed()).toMatchObject([
      { id, kind: 'withdrawal', state: 'unconfirmed', problem: 'unanswered', email, name: 'Ada' },
    ]);
    expect((await cli('declarations', 'list')).stdout).toContain('reminded twice, link not used');
    expect(await cli('declarations', 'accept', id)).toMatchObject({ code: 0 });
    expect(await listed()).toEqual([]);
    await server.settle();
    expect(await subjects(email)).toEqual(
      expect.arrayContaining(['We received your withdrawal', 'Upkept Premium has ended']),
    );
  });

  it('declines with a reason that the buyer reads, once', async () => {
    const { email, id } = await unanswered();
    const decline = () => cli('declarations', 'decline', id, '--reason', 'You wrote that you keep Premium.');
    expect(await decline()).toMatchObject({ code: 0 });
    await server.settle();
    const mail = (await server.mailsTo(email)).find(({ subject }) => subject === 'We have answered your withdrawal');
    expect(mail?.text).toContain('Our reason: You wrote that you keep Premium.');
    expect(await decline()).toMatchObject({ code: 1, stderr: expect.stringContaining('No declaration with this id') });
  });

  it.each([
    [['accept', 'none'], /not the id of a declaration/],
    [['decline', randomUUID()], /--reason/],
    [['decline', randomUUID(), '--reason', ' '], /at most 500 characters/],
  ])('refuses %j', async (args, reason) => {
    const { code, stderr } = await cli('declarations', ...args);
    expect([code, stderr]).toEqual([2, expect.stringMatching(reason)]);
  });
});
