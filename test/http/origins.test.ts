import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { PUBLIC_URL: 'http://localhost:3000/' } });
});
afterAll(() => server.close());

const statusFrom = async (Origin: string) =>
  (await server.send('requestMagicLink', { body: { email: 'ada@home.example' } }, undefined, { Origin })).status;

describe('a server on this machine', () => {
  it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'accepts requests from any of its own names: %s',
    async (origin) => {
      expect(await statusFrom(origin)).toBe(200);
    },
  );

  it.each([
    'http://localhost:3001',
    'http://localhost',
    'http://localhost.evil.example:3000',
    'http://10.0.0.1:3000',
    'x',
  ])('takes none from %s', async (origin) => {
    expect(await statusFrom(origin)).toBe(403);
  });

  it('lets mail programs unsubscribe from pages of their own', async () => {
    const from = (path: string) =>
      fetch(`${server.url}${path}`, {
        method: 'POST',
        headers: { Origin: 'https://mail.example', 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
    expect((await from('/api/unsubscribe/forged')).status).toBe(410);
    expect((await from('/api/unsubscribe/forged/more')).status).toBe(403);
    expect((await from('/api/unsubscribe/../tasks')).status).toBe(403);
  });

  it('lets other sites read public data', async () => {
    const response = await fetch(`${server.url}/healthz`, { headers: { Origin: 'https://evil.example' } });
    expect(response.status).toBe(200);
  });
});
