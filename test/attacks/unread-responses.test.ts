import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { document } from '#apps/contract/endpoint.ts';
import { makeServe } from '../http/serve-endpoint.ts';

const { serve } = makeServe();

const costly = document('GET /api/large', {
  access: 'public',
  costly: true,
  summary: 'More than a connection holds',
  contentType: 'text/plain',
});

function beginRequest(address: string) {
  const { port, pathname } = new URL(address);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(`GET ${pathname} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  return socket;
}

it('a large response that is not read holds up the next one to the same reader, so that there is only one in memory', async () => {
  let calls = 0;
  const address = await serve(costly, async () => {
    calls++;
    return { body: 'x'.repeat(30_000_000) };
  });
  const unread = beginRequest(address);
  await once(unread, 'data');
  unread.pause();
  const read = async () => {
    const response = await fetch(address);
    await response.arrayBuffer();
    return response.status;
  };
  const others = Array.from({ length: 12 }, read);
  expect([await Promise.race(others), calls]).toEqual([429, 1]);
  unread.destroy();
  const statuses = await Promise.all(others);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(calls).toBe(1 + statuses.filter((status) => status === 200).length);
});

it('a reader who leaves before it is their turn keeps no one waiting', async () => {
  const begun = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const address = await serve(costly, async () => {
    begun.resolve();
    await released.promise;
    return { body: 'done' };
  });
  const first = fetch(address);
  await begun.promise;
  const leaving = beginRequest(address);
  await once(leaving, 'connect');
  const last = fetch(address);
  leaving.destroy();
  released.resolve();
  expect(await (await first).text()).toBe('done');
  expect(await (await last).text()).toBe('done');
});
