import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it.each(['TRACE', 'PROPFIND', 'LINK', 'OPTIONS'])('%s of any address is no failure of the server', async (method) => {
  const before = server.log.length;
  for (const path of ['/', '/guides', '/api/auth/me', '/api/nothing']) {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.write(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    const [data] = await once(socket, 'data');
    socket.destroy();
    expect([path, Number(/^HTTP\/1.1 (\d+)/.exec(String(data))?.[1]) < 500]).toEqual([path, true]);
  }
  expect(server.log.slice(before).filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
});
