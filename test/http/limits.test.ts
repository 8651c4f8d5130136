import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { errors } from '#apps/contract/errors.ts';
import { homeHeader } from '#apps/contract/home-header.ts';
import { makeMcpClient, use } from '../support/access/mcp-client.ts';
import { reservePorts } from '../support/server/ports.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
afterEach(() => server.close());

const start = async (settings: Record<string, string> = {}) => {
  server = await startTestServer({ settings: { SIGN_IN_REQUESTS_PER_HOUR: '60', ...settings } });
};
/** As if the client that has called once had called so many times. */
const countOn = async (points: number) => expect(await server.database.knex('rate_limits').update({ points })).toBe(1);
const ask = (headers?: Record<string, string>, email = 'crowd@home.example') =>
  server.send('requestMagicLink', { body: { email } }, undefined, headers);

describe('requests from one client address', () => {
  it('are refused from the sixty-first sign-in request in an hour, with Retry-After', async () => {
    await start();
    for (let count = 1; count <= 60; count++) expect((await ask()).status).toBe(200);
    const { status, headers, body } = await server.refusal('requestMagicLink', { body: { email: 'new@home.example' } });
    expect({ status, code: body.code, message: body.message }).toEqual({
      status: 429,
      code: 'too_many_requests',
      message: 'Too many requests. Please try again later.',
    });
    const seconds = Number(headers.get('Retry-After'));
    expect(seconds).toBeGreaterThan(3500);
    expect(seconds).toBeLessThanOrEqual(3600);
    // Invalid requests count too.
    expect((await server.refusal('requestMagicLink', { body: { email: 1 } })).status).toBe(429);
    // Without a trusted proxy, a header can't make a client count as another one.
    expect((await ask({ 'X-Forwarded-For': '203.0.113.9' })).status).toBe(429);
  });

  it('are refused from the three hundred and first look at shared passports in an hour', async () => {
    await start();
    let looks = 0;
    const look = () => server.send('readPassport', { params: { secret: String(++looks).padStart(64, '0') } });
    expect((await look()).status).toBe(404);
    await countOn(299);
    expect([(await look()).status, (await look()).status]).toEqual([404, 429]);
  });

  it('are refused from the six hundred and first call to the payment provider in an hour', async () => {
    await start({ TRUST_PROXY: 'true' });
    const { token } = await server.signIn('payer@home.example');
    const from = { 'X-Forwarded-For': '203.0.113.9' };
    const complete = () => fetch(`${server.url}/api/payments/complete`, { headers: from, redirect: 'manual' });
    expect((await complete()).status).toBe(302);
    await countOn(599);
    expect((await complete()).status).toBe(302);
    const body = { product: 'premium_subscription' };
    for (const name of ['createCheckoutSession', 'createPortalSession'] as const) {
      const { status, headers } = await server.send(name, { body }, token, from);
      expect([name, status, Number(headers.get('Retry-After')) > 3500]).toEqual([name, 429, true]);
    }
    expect((await complete()).status).toBe(429);
    expect((await server.send('createCheckoutSession', { body }, token)).status).toBe(200);
  });

  it('are counted for a client whatever its port, which some proxies add', async () => {
    await start({ TRUST_PROXY: 'true', SIGN_IN_REQUESTS_PER_HOUR: '2' });
    const from = async (address: string) => (await ask({ 'X-Forwarded-For': address })).status;
    expect([await from('203.0.113.7:4001'), await from('203.0.113.7:4002')]).toEqual([200, 200]);
    for (const same of ['203.0.113.7:4003', '203.0.113.7', '::ffff:203.0.113.7', '::ffff:203.0.113.7:4004'])
      expect([same, await from(same)]).toEqual([same, 429]);
    expect([await from('[2001:db8::1]:4001'), await from('[2001:db8::1]:4002')]).toEqual([200, 200]);
    expect(await from('2001:db8::2')).toBe(429);
  });

  it('are counted for each client behind a trusted proxy, and together for an IPv6 network', async () => {
    await start({ TRUST_PROXY: 'true', SIGN_IN_REQUESTS_PER_HOUR: '2' });
    const from = async (address: string) => (await ask({ 'X-Forwarded-For': address })).status;
    expect([await from('203.0.113.9'), await from('203.0.113.9'), await from('203.0.113.9')]).toEqual([200, 200, 429]);
    expect(await from('203.0.113.10')).toBe(200);
    // A client can invent the entries before the proxy's own.
    expect(await from('198.51.100.1, 203.0.113.9')).toBe(429);
    const network = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::7', '2001:0db8:1:2:0:0:0:3'] as const;
    expect([await from(network[0]), await from(network[1]), await from(network[2])]).toEqual([200, 200, 429]);
    expect(await from('2001:db8:1:3::1')).toBe(200);
    // A server that listens on IPv6 receives addresses of IPv4 clients in this form.
    expect(await from('::ffff:203.0.113.9')).toBe(429);
    const abbreviated = ['2001:db9::1', '2001:db9::a:b:c:d', '2001:db9:0:0:e::'] as const;
    expect([await from(abbreviated[0]), await from(abbreviated[1]), await from(abbreviated[2])]).toEqual([
      200, 200, 429,
    ]);
    for (const nonsense of ['::::', 'x', '1:2', ':', 'fe80::1%eth0']) expect(await from(nonsense)).toBe(200);
  });
});

describe('changes by one person', () => {
  it('are refused from the fourth in a minute where three are allowed, but they can read and leave', async () => {
    await start({ CHANGES_PER_MINUTE: '3' });
    const { token } = await server.signIn('hasty@home.example');
    const rename = () => server.send('updateProfile', { body: { name: 'Ada' } }, token);
    expect([(await rename()).status, (await rename()).status, (await rename()).status]).toEqual([200, 200, 200]);
    const { status, headers, body } = await server.refusal('updateProfile', { body: { name: 'Ada' } }, token);
    expect({ status, message: body.message }).toEqual({
      status: 429,
      message: 'That was a lot of changes at once. Please pause for a moment.',
    });
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    const { token: other } = await server.signIn('calm@home.example');
    expect((await server.send('updateProfile', { body: { name: 'Bea' } }, other)).status).toBe(200);
    expect((await server.send('me', {}, token)).status).toBe(200);
    expect((await server.send('logOutEverywhere', {}, token)).status).toBe(200);
  });

  it('are counted in all their homes together', async () => {
    await start({ CHANGES_PER_MINUTE: '3' });
    const { token } = await server.signIn('busy@home.example');
    const { homes } = await server.call('addHome', { body: { name: 'Cottage' } }, token);
    const rename = (home: string) =>
      fetch(`${server.url}/api/users/profile`, {
        method: 'PUT',
        headers: {
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
          [homeHeader]: home,
        },
        body: JSON.stringify({ name: 'Ada' }),
      });
    const [one = '', other = ''] = homes.map(({ id }) => id);
    const statuses = [await rename(one), await rename(other), await rename(one), await rename(other)];
    expect(statuses.at(-1)?.status).toBe(429);
  });

  it('include those of their programs', async () => {
    await start({ CHANGES_PER_MINUTE: '3' });
    const { token } = await server.signIn('ada@home.example');
    const expiresAt = new Date(server.clock.now().getTime() + 86_400_000).toISOString();
    const body = { name: 'Script', scope: 'write' as const, expiresAt };
    const { token: program } = await server.call('createApiToken', { body }, token);
    const tick = async () => {
      const change = { params: { id: randomUUID() }, body: { completed: true } };
      const { status, body } = await server.refusal('completeTask', change, program);
      return [status, body.code];
    };
    expect([await tick(), await tick()]).toEqual(Array.from({ length: 2 }, () => [404, 'task_not_found']));
    expect(await tick()).toEqual([429, 'too_many_changes']);
  });

  it('don’t include what programs read, which has a limit of its own', async () => {
    const [port = ''] = await reservePorts(1);
    const publicUrl = `http://localhost:${port}`;
    await start({ CHANGES_PER_MINUTE: '3', PORT: port, PUBLIC_URL: publicUrl });
    const { token } = await server.signIn('ada@home.example');
    const expiresAt = new Date(server.clock.now().getTime() + 86_400_000).toISOString();
    const body = { name: 'Script', scope: 'write' as const, expiresAt };
    const { token: program } = await server.call('createApiToken', { body }, token);
    const { client, connect } = makeMcpClient(publicUrl, { token: program });
    // Finds out what the server speaks.
    await connect();
    const skip = () => use(client, 'skip', { id: randomUUID() });
    expect(await skip()).toEqual({ refusal: errors.task_not_found.message });
    expect(await skip()).toEqual({ refusal: errors.task_not_found.message });
    await expect(skip()).rejects.toThrow();
    expect((await server.send('updateProfile', { body: { name: 'Ada' } }, token)).status).toBe(429);
    expect((await server.send('getWeek', { params: { offset: '0' } }, token)).status).not.toBe(429);
  });
});

describe('reads by one person', () => {
  it('are refused from the fifth in a minute where four are allowed, in all their homes, but changes aren’t', async () => {
    await start({ READS_PER_MINUTE: '4' });
    // Signing in reads once.
    const { token, user } = await server.signIn('curious@home.example');
    const { homes } = await server.call('addHome', { body: { name: 'Cottage' } }, token);
    const other = homes.find(({ id }) => id !== user.id)?.id ?? '';
    const read = (home: string) => server.send('getWeek', { params: { offset: '0' } }, token, { 'Upkept-Home': home });
    for (const home of [other, user.id, other]) expect((await read(home)).status).not.toBe(429);
    const refused = await read(user.id);
    expect([refused.status, (await refused.json()).code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await server.send('updateProfile', { body: { name: 'Ada' } }, token)).status).toBe(200);
    const { token: calm } = await server.signIn('calm@home.example');
    expect((await server.send('me', {}, calm)).status).toBe(200);
  });
});
