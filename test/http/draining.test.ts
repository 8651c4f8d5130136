import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDraining } from '#apps/http/draining.ts';

const { middleware, drain } = makeDraining();
const app = new Koa().use(middleware).use((ctx) => {
  ctx.body = 'served';
});
const server = createServer(app.callback());
const get = async (path: string) => {
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  return { status: response.status, connection: response.headers.get('Connection'), body: await response.text() };
};

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

it('serves requests until it stops, but is not ready any more and closes its connections', async () => {
  const served = { status: 200, body: 'served' };
  expect(await get('/readyz')).toEqual({ ...served, connection: 'keep-alive' });
  await drain(0);
  expect(await get('/readyz')).toEqual({ status: 503, connection: 'close', body: '{"status":"stopping"}' });
  expect(await get('/api/tasks/week/0')).toEqual({ ...served, connection: 'close' });
});
