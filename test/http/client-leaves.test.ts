import { once } from 'node:events';
import { createServer, get, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import Koa from 'koa';
import { expect, it } from 'vitest';
import { isClientGone, isSenderGone } from '#apps/http/is-client-gone.ts';

const piece = Buffer.alloc(64 * 1024);
/** Bytes without an end. */
const endless = () =>
  new Readable({
    read() {
      this.push(piece);
    },
  });

/** Serves a body, and returns whether what failed is taken for a client that left. */
async function judged(body: Readable, act: (client: ReturnType<typeof get>) => void): Promise<boolean> {
  const koa = new Koa();
  koa.use((ctx) => {
    ctx.length = 10 * 1024 * 1024;
    ctx.body = body;
  });
  const { promise, resolve } = Promise.withResolvers<boolean>();
  koa.on('error', (error, ctx) => resolve(isClientGone(error, ctx?.body)));
  const server = createServer(koa.callback()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
  client.on('error', () => {});
  client.on('response', (response) => {
    response.on('error', () => {});
    response.once('data', () => act(client));
  });
  const result = await promise;
  client.destroy();
  server.closeAllConnections();
  server.close();
  return result;
}

it('a client that closes the connection in the middle has left', async () => {
  expect(await judged(endless(), (client) => client.destroy())).toBe(true);
});

it.each([
  ['breaks', new Error('the disk is gone')],
  ['is reset by the storage', Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })],
  ['ends early without a reason', undefined],
])('a file that %s is our failure', async (_, error) => {
  const body = endless();
  expect(await judged(body, () => body.destroy(error))).toBe(false);
});

it('what isn’t about a connection is our failure', () => {
  expect([isClientGone(new Error('no'), undefined), isClientGone('ECONNRESET', undefined)]).toEqual([false, false]);
  expect(isClientGone(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }), undefined)).toBe(true);
});

it('a client that goes in the middle of its upload has left, and one that waits for an answer has not', async () => {
  const judge = async (leaves: boolean) => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const server = createServer((req, res) => {
      req.on('error', () => {});
      req.on('data', () => leaves && client.destroy());
      req.on('end', () => res.end());
      req.on('close', () => resolve(isSenderGone(req)));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const client = request({ port, host: '127.0.0.1', method: 'POST', headers: { 'Content-Length': 8 } });
    client.on('error', () => {});
    client.write('half');
    if (!leaves) client.end('half');
    const isGone = await promise;
    client.destroy();
    server.close();
    return isGone;
  };
  expect(await judge(false)).toBe(false);
  expect(await judge(true)).toBe(true);
});
