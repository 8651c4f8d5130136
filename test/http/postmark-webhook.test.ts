import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onboarding } from '../support/people/onboarding.ts';
import { refused } from '../support/server/client.ts';
import { mailsTo } from '../support/server/inbox.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  // Events that are older than a household's settings change nothing, and the sandbox's clock is the machine's.
  server = await startTestServer({ now: new Date().toISOString() });
});
afterAll(() => server.close());

let count = 0;
/** A new household that has received a summary. */
async function reader() {
  const email = `reader-${++count}@home.example`;
  const { token } = await server.signIn(email);
  await server.call('onboard', { body: onboarding() }, token);
  await server.call('sendWeeklySummary', {}, token);
  await server.settle();
  expect(await mailsTo(server.sandboxUrl, email)).toHaveLength(1);
  const settings = () => server.call('getWeeklySummary', {}, token);
  return { email, token, settings };
}

/** Presses a button on the newest mail to the address in the sandbox, which sends the webhook. */
async function press(email: string, button: 'bounce' | 'complain' | 'unsubscribe'): Promise<void> {
  const [mail]: { headers: Record<string, string> }[] = await (
    await fetch(`${server.sandboxUrl}/inbox.json?to=${email}`)
  ).json();
  const address = `${server.sandboxUrl}/inbox/${mail?.headers['X-PM-Message-Id']}/${button}`;
  expect((await fetch(address, { method: 'POST', redirect: 'manual' })).status).toBe(303);
}

const signInMails = async (email: string) =>
  (await mailsTo(server.sandboxUrl, email)).filter(({ subject }) => subject.includes('sign-in'));
async function askForLink(email: string): Promise<void> {
  const before = (await signInMails(email)).length;
  await server.call('requestMagicLink', { body: { email } });
  await server.settle();
  expect((await signInMails(email)).length).toBe(before + 1);
}

describe('a summary that', () => {
  it.each([
    ['complain', 'complained'],
    ['bounce', 'bounced'],
    ['unsubscribe', 'unsubscribed'],
  ] as const)('meets with "%s" stops summaries and no sign-in link', async (button, stopped) => {
    const { email, settings } = await reader();
    expect(await settings()).toMatchObject({ stopped: null });
    await press(email, button);
    expect(await settings()).toMatchObject({ stopped, nextAt: null });
    await askForLink(email);
    expect(await settings()).toMatchObject({ emailRefused: false });
  });

  it('was unsubscribed from can be asked for again', async () => {
    const { email, token, settings } = await reader();
    await press(email, 'unsubscribe');
    const body = { enabled: true };
    expect(await server.call('updateWeeklySummary', { body }, token)).toMatchObject({ stopped: null });
    // Postmark sends an event again if it missed our response. This one is older than the person's decision.
    expect(await settings()).toMatchObject({ enabled: true, stopped: null });
  });
});

describe('a sign-in mail that bounces', () => {
  it('stops summaries and shows on the account that mail does not arrive', async () => {
    const { email, settings } = await reader();
    await askForLink(email);
    await press(email, 'bounce');
    expect(await settings()).toMatchObject({ emailRefused: true, stopped: 'bounced' });
  });
});

describe('the webhook', () => {
  const event = {
    RecordType: 'SpamComplaint',
    Email: 'reader-1@home.example',
    MessageStream: 'summaries',
    BouncedAt: '2027-01-06T12:00:00.0000000Z',
  };
  const deliver = (body: string, authorization?: string) =>
    fetch(`${server.url}/api/webhooks/postmark`, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', ...(authorization && { Authorization: authorization }) },
    });

  it('refuses callers without the secret, and changes nothing', async () => {
    const { email, settings } = await reader();
    const body = JSON.stringify({ ...event, Email: email });
    for (const credentials of ['', 'postmark:', 'postmark:wrong', ':the secret of the sandbox']) {
      const basic = credentials && `Basic ${Buffer.from(credentials).toString('base64')}`;
      const { status, body: reply } = await refused(await deliver(body, basic));
      expect([credentials, status, reply.code]).toEqual([credentials, 401, 'not_authorised']);
    }
    expect(await settings()).toMatchObject({ stopped: null });
  });

  it('accepts events about addresses that it does not know, and events of other kinds', async () => {
    const basic = `Basic ${Buffer.from('postmark:the secret of the sandbox').toString('base64')}`;
    for (const record of [{ ...event, Email: 'stranger@home.example' }, { RecordType: 'Open' }]) {
      const response = await deliver(JSON.stringify(record), basic);
      expect([response.status, await response.json()]).toEqual([200, { received: true }]);
    }
    const { status, body } = await refused(await deliver('{"RecordType":"Bounce"}', basic));
    expect([status, body.code]).toEqual([400, 'invalid_input']);
  });

  it('leaves no address in the log', () => {
    expect(server.log.filter((line) => /@home\.example/.test(line))).toEqual([]);
  });
});
