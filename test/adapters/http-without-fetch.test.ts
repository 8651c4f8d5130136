import http from 'node:http';
import { expect, it } from 'vitest';
import { httpWithoutFetch } from '../../build/http-without-fetch.ts';

it('the bundle’s node:http has all of Node’s but the classes of fetch', async () => {
  const { load } = httpWithoutFetch;
  if (typeof load !== 'object') throw new Error('The plugin loads nothing');
  const text = Reflect.apply(load.handler, undefined, []);
  const exported = await import(`data:text/javascript,${encodeURIComponent(String(text))}`);
  const missing = Object.keys(http).filter((name) => !(name in exported));
  expect(missing.sort()).toEqual(['CloseEvent', 'MessageEvent', 'WebSocket']);
  expect([exported.globalAgent, exported.maxHeaderSize]).toEqual([http.globalAgent, http.maxHeaderSize]);
  expect(exported.default).toBe(http);
});
