import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSandbox } from '#apps/sandbox/sandbox.ts';

const now = new Date('2027-01-04T08:00:00Z');
const secret = 'the secret of this test';
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let receiver: Server;
let events: { authorization: string; record: Record<string, unknown> }[] = [];
/** The statuses with which the receiver responds, before it accepts everything. */
let statuses: number[] = [];

beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    events.push({ authorization: request.headers.authorization ?? '', record: JSON.parse(await text(request)) });
    response.writeHead(statuses.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  sandbox = await startSandbox({ port: 0, clock: { now: () => now }, background: false });
  const { port } = receiver.address() as AddressInfo;
  sandbox.sendEvents('postmark', { url: `http://127.0.0.1:${port}/webhook`, secret });
});
afterAll(async () => {
  await sandbox.close();
  await new Promise((resolve) => receiver.close(resolve));
});
beforeEach(() => {
  events = [];
  statuses = [];
});

const headers = { 'X-Postmark-Server-Token': 'token', 'Content-Type': 'application/json', Accept: 'application/json' };
async function send(To: string, MessageStream: string, Headers: readonly object[] = []) {
  const body = JSON.stringify({
    From: 'hello@upkept.example',
    To,
    TextBody: 'Text',
    Tag: 'tag',
    MessageStream,
    Headers,
  });
  const response = await fetch(`${sandbox.url}/postmark/email`, { method: 'POST', headers, body });
  const { ErrorCode, MessageID }: { ErrorCode: number; MessageID: string } = await response.json();
  return { ErrorCode, MessageID };
}
/** Sends again what was refused. */
async function retried() {
  sandbox.passTime();
  return Array.fromAsync(sandbox.runDue());
}
const press = (path: string) => fetch(`${sandbox.url}/inbox/${path}`, { method: 'POST', redirect: 'manual' });

describe('a message stream', () => {
  it('exists or not, as the API says', async () => {
    const stream = async (id: string) => {
      const response = await fetch(`${sandbox.url}/postmark/message-streams/${id}`, { headers });
      return { status: response.status, body: await response.json() };
    };
    expect(await stream('summaries')).toMatchObject({ status: 200, body: { MessageStreamType: 'Transactional' } });
    expect(await stream('letters')).toMatchObject({ status: 422, body: { ErrorCode: 1226 } });
  });
});

describe('a mail that', () => {
  it.each([
    ['bounce', 'bounced', ['Bounce', 'SubscriptionChange'], 'HardBounce'],
    ['complain', 'is reported as spam', ['SpamComplaint', 'SubscriptionChange'], 'SpamComplaint'],
    ['unsubscribe', 'is unsubscribed from', ['SubscriptionChange'], 'ManualSuppression'],
  ])('meets with %s is followed by refusals in its stream alone', async (button, _, types, reason) => {
    const to = `${button}@home.example`;
    const { MessageID } = await send(to, 'summaries');
    expect((await press(`${MessageID}/${button}`)).status).toBe(303);
    expect(events.map(({ record }) => record.RecordType)).toEqual(types);
    for (const { authorization, record } of events) {
      expect(authorization).toBe(`Basic ${Buffer.from(`postmark:${secret}`).toString('base64')}`);
      expect(record).toMatchObject({ MessageID, MessageStream: 'summaries', Tag: 'tag' });
    }
    expect(events.at(-1)?.record).toMatchObject({
      Recipient: to,
      SuppressSending: true,
      SuppressionReason: reason,
      ChangedAt: now.toISOString(),
    });
    expect((await send(to.toUpperCase(), 'summaries')).ErrorCode).toBe(406);
    expect((await send(to, 'outbound')).ErrorCode).toBe(0);
  });
});

describe('a suppressed address', () => {
  it('receives mail again once it is reactivated', async () => {
    const to = 'again@home.example';
    const { MessageID } = await send(to, 'summaries');
    await press(`${MessageID}/complain`);
    const page = await (await fetch(`${sandbox.url}/inbox`)).text();
    expect(page).toContain(to);
    const action = /action="(\/inbox\/suppressions\/summaries\/again[^"]+)"/.exec(page)?.[1];
    events = [];
    await fetch(`${sandbox.url}${action}`, { method: 'POST', redirect: 'manual' });
    expect(events).toMatchObject([{ record: { Recipient: to, SuppressSending: false, SuppressionReason: null } }]);
    expect((await send(to, 'summaries')).ErrorCode).toBe(0);
  });
});

describe('an event', () => {
  it('is sent again until it is accepted', async () => {
    statuses = [500];
    const { MessageID } = await send('retry@home.example', 'outbound');
    await press(`${MessageID}/unsubscribe`);
    expect(await retried()).toEqual([{ name: 'postmark: SubscriptionChange', succeeded: true }]);
    expect(events).toHaveLength(2);
    expect(events[0]).toEqual(events[1]);
    expect(await retried()).toEqual([]);
  });

  it('is not sent again to a server that forbids it', async () => {
    statuses = [403, 500];
    const { MessageID } = await send('forbidden@home.example', 'outbound');
    await press(`${MessageID}/unsubscribe`);
    const next = await send('next@home.example', 'outbound');
    await press(`${next.MessageID}/unsubscribe`);
    await retried();
    expect(events.map(({ record }) => record.Recipient)).toEqual([
      'forbidden@home.example',
      'next@home.example',
      'next@home.example',
    ]);
  });
});

describe('the mail program’s button', () => {
  it('posts to the address in the headers, without following redirects', async () => {
    const requests: string[] = [];
    const server = createServer(async (request, response) => {
      requests.push(`${request.method} ${request.url} ${request.headers['content-type']} ${await text(request)}`);
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/unsubscribe/token`;
    const { MessageID } = await send('click@home.example', 'summaries', [
      { Name: 'List-Unsubscribe', Value: `<${address}>` },
      { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
    ]);
    expect(await (await fetch(`${sandbox.url}/inbox/${MessageID}`)).text()).toContain('/one-click"');
    expect((await press(`${MessageID}/one-click`)).status).toBe(303);
    expect(requests).toEqual([
      expect.stringMatching(
        /^POST \/api\/unsubscribe\/token application\/x-www-form-urlencoded\S* ?\S* List-Unsubscribe=One-Click$/,
      ),
    ]);
    await new Promise((resolve) => server.close(resolve));
  });
});
