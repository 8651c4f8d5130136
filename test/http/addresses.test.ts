import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** The request is written by hand, because no HTTP client would send such a target. */
function answerTo(target: string): Promise<string> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let reply = '';
    socket.on('data', (chunk) => {
      reply += chunk;
    });
    socket.on('close', () => resolve(reply));
    socket.on('error', reject);
    socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  });
}

it.each(['http://[', 'http://a:b/', '//[', '/api/tasks/week/%E0%A4%A', '/%00'])(
  'refuses the malformed address %s with a client error',
  async (target) => {
    expect(await answerTo(target)).toMatch(/^HTTP\/1\.1 (4\d\d|200) /);
    expect(server.log.filter((line) => line.includes('unforeseen failure'))).toEqual([]);
  },
);

it.each(['/healthz/', '/HealthZ', '/API/OpenAPI.json/'])(
  'finds the route of %s in either case, with or without a slash at the end',
  async (target) => {
    expect(await answerTo(target)).toMatch(/^HTTP\/1\.1 200 [\s\S]*application\/json/);
  },
);
