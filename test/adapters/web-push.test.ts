import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeOutgoing } from '#adapters/node-http/outgoing.ts';
import { makePushes } from '#adapters/web-push/pushes.ts';
import type { PushKeys } from '#core/ports/pushes.ts';
import { makePushReceiver, readVapid } from '../support/push/push-receiver.ts';

type Received = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer };
const received: Received[] = [];
/** A push service, which answers with the status that the path names. */
const service = createServer(async (request, response) => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  const { url: path = '', headers } = request;
  received.push({ path, headers, body: Buffer.concat(pieces) });
  response.writeHead(Number(path.slice(1))).end();
});

const pushesOf = (permitsPrivate: boolean) =>
  makePushes({ outgoing: makeOutgoing({ permitsPrivate }), subject: 'mailto:ada@home.example' });
const pushes = pushesOf(true);
let origin: string;
let keys: PushKeys;
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  keys = await pushes.makeKeys();
});
afterAll(() => service.close());

const browser = makePushReceiver();
const targetAt = (path: string) => ({ endpoint: `${origin}${path}`, ...browser.keys });

it('encrypts what a browser shows so that only that browser can read it, and signs the request', async () => {
  const titles = ['Clean the oven', 'Check the smoke alarm’s date', 'Descale the kettle', 'Oil the hinges'];
  expect(await pushes.send(targetAt('/201'), { heading: '4 tasks today', titles, renewal: 'sealed' }, keys)).toBe(
    'sent',
  );
  const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = received.splice(0);
  expect(JSON.parse(browser.decrypt(body))).toEqual({
    title: '4 tasks today',
    body: 'Clean the oven\nCheck the smoke alarm’s date\nDescale the kettle',
    renewal: 'sealed',
  });
  expect(() => makePushReceiver().decrypt(body)).toThrow();
  expect(body.includes('oven')).toBe(false);
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', topic: 'today', urgency: 'normal' });
  const { key, aud, sub, exp = 0 } = await readVapid(headers.authorization ?? '', new Date());
  expect([key, aud, sub]).toEqual([keys.publicKey, origin, 'mailto:ada@home.example']);
  expect(exp * 1000 - Date.now()).toBeLessThanOrEqual(86_400_000);
});

it('has room for the longest titles', async () => {
  const titles = Array.from({ length: 50 }, () => '🧹'.repeat(60));
  expect(await pushes.send(targetAt('/201'), { heading: '50 tasks today', titles, renewal: 'sealed' }, keys)).toBe(
    'sent',
  );
  const [{ body } = { body: Buffer.alloc(0) }] = received.splice(0);
  expect(body.length).toBeLessThan(4096);
  expect(JSON.parse(browser.decrypt(body)).title).toBe('50 tasks today');
});

it.each([
  [200, 'sent'],
  [202, 'sent'],
  [301, 'failed'],
  [400, 'failed'],
  [403, 'failed'],
  [404, 'gone'],
  [410, 'gone'],
  [413, 'failed'],
  [429, 'failed'],
  [500, 'failed'],
] as const)('understands %i as %s', async (status, outcome) => {
  expect(
    await pushes.send(
      targetAt(`/${status}`),
      { heading: 'One task today', titles: ['Clean the oven'], renewal: 'sealed' },
      keys,
    ),
  ).toBe(outcome);
  const [{ body } = { body: Buffer.alloc(0) }] = received.splice(0);
  expect(JSON.parse(browser.decrypt(body)).title).toBe('One task today');
});

it('fails while the push service can’t be reached, and never goes to a private address', async () => {
  const notice = { heading: 'One task today', titles: ['Clean the oven'], renewal: 'sealed' };
  expect(await pushes.send({ ...browser.keys, endpoint: 'http://127.0.0.1:9/x' }, notice, keys)).toBe('failed');
  expect(await pushesOf(false).send(targetAt('/201'), notice, keys)).toBe('failed');
  expect(received).toEqual([]);
});

it('gives up a key that no browser can have', async () => {
  const point = Buffer.alloc(65, 1);
  point[0] = 4;
  const target = { ...targetAt('/201'), p256dh: point.toString('base64url') };
  expect(
    await pushes.send(target, { heading: 'One task today', titles: ['Clean the oven'], renewal: 'sealed' }, keys),
  ).toBe('gone');
  expect(received).toEqual([]);
});
