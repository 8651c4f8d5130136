import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.clock.set('2027-01-06T12:00:00Z'));

const isSignedIn = async (token: string) => {
  const response = await server.send('me', {}, token);
  expect([200, 401]).toContain(response.status);
  // The week checks the session in another way, and both must agree.
  const week = await server.send('getWeek', { params: { offset: '0' } }, token);
  expect(week.status === 401).toBe(response.status === 401);
  return response.status === 200;
};

async function twoSessions(email: string): Promise<readonly [string, string]> {
  const { token: one } = await server.signIn(email);
  const { token: other } = await server.signInByMail(email);
  return [one, other];
}

const list = async (token: string) => (await server.call('listSessions', {}, token)).sessions;

describe('the list of sessions', () => {
  it('names each browser, when it signed in and was last used, and the one that asks', async () => {
    const email = 'devices@home.example';
    await server.call('requestMagicLink', { body: { email } });
    const body = { token: await server.mailedToken(email) };
    const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const response = await server.send('verifyMagicLink', { body }, undefined, { 'User-Agent': agent });
    const { token } = (await response.json()) as { token: string };
    const now = server.clock.now().toISOString();
    const first = { id: expect.any(String), device: 'Firefox on Windows', signedInAt: now, lastUsedAt: now };
    expect(await list(token)).toEqual([{ ...first, isThis: true }]);
    server.clock.advance({ days: 2 });
    const { token: other } = await server.signIn(email);
    const later = server.clock.now().toISOString();
    expect(await list(other)).toEqual([
      { id: expect.any(String), device: null, signedInAt: later, lastUsedAt: later, isThis: true },
      { ...first, isThis: false },
    ]);
  });

  it('leaves out a session that is over', async () => {
    const email = 'forgotten@home.example';
    await server.signIn(email);
    server.clock.advance({ days: 31 });
    const { token } = await server.signIn(email);
    expect(await list(token)).toHaveLength(1);
  });

  it('ends another session of the user, and no one else’s', async () => {
    const [one, other] = await twoSessions('ending@home.example');
    const { token: neighbour } = await server.signIn('ending-neighbour@home.example');
    const foreign = (await list(neighbour))[0]?.id ?? '';
    const id = (await list(one)).find(({ isThis }) => !isThis)?.id ?? '';
    await server.call('endSession', { params: { id } }, one);
    for (const other of [id, foreign]) {
      const { status, body } = await server.refusal('endSession', { params: { id: other } }, one);
      expect([status, body.code]).toEqual([404, 'session_not_found']);
    }
    expect([await isSignedIn(one), await isSignedIn(other), await isSignedIn(neighbour)]).toEqual([true, false, true]);
  });
});

describe('a session', () => {
  it('ends when its user logs out, and no other session does', async () => {
    const [one, other] = await twoSessions('log-out@home.example');
    expect(await isSignedIn(one)).toBe(true);
    await server.call('logOut', {}, one);
    expect(await isSignedIn(one)).toBe(false);
    expect(await isSignedIn(other)).toBe(true);
  });

  it('ends with all other sessions of its user, and no one else’s, after logging out everywhere', async () => {
    const [one, other] = await twoSessions('everywhere@home.example');
    const { token: neighbour } = await server.signIn('neighbour@home.example');
    const body = { name: 'Script', scope: 'read', expiresAt: '2027-06-01T00:00:00Z' } as const;
    const { token: program } = await server.call('createApiToken', { body }, one);
    await server.call('logOutEverywhere', {}, one);
    expect([await isSignedIn(one), await isSignedIn(other)]).toEqual([false, false]);
    expect((await server.send('getWeek', { params: { offset: '0' } }, program)).status).toBe(401);
    expect(await isSignedIn(neighbour)).toBe(true);
  });

  it('ends after thirty days without use', async () => {
    const { token } = await server.signIn('idle@home.example');
    server.clock.advance({ days: 29, hours: 23 });
    expect(await isSignedIn(token)).toBe(true);
    server.clock.advance({ days: 29, hours: 23 });
    expect(await isSignedIn(token)).toBe(true);
    server.clock.advance({ days: 30 });
    expect(await isSignedIn(token)).toBe(false);
  });

  it('ends after ninety days of daily use', async () => {
    const { token } = await server.signIn('daily@home.example');
    for (let day = 1; day < 90; day++) {
      server.clock.advance({ days: 1 });
      expect((await server.send('me', {}, token)).status).toBe(200);
    }
    server.clock.advance({ hours: 23 });
    expect(await isSignedIn(token)).toBe(true);
    server.clock.advance({ hours: 1 });
    expect(await isSignedIn(token)).toBe(false);
  });

  it('is said to have ended if someone ended it, also when its token has expired since, and otherwise only to be over', async () => {
    const codes = async (token: string) => {
      const week = await server.refusal('getWeek', { params: { offset: '0' } }, token);
      return [(await server.refusal('me', {}, token)).body.code, week.body.code];
    };
    const [lost, own] = await twoSessions('lost-phone@home.example');
    const { token: forgotten } = await server.signIn('forgotten-phone@home.example');
    const id = (await list(own)).find(({ isThis }) => !isThis)?.id ?? '';
    await server.call('endSession', { params: { id } }, own);
    expect(await codes(lost)).toEqual(['session_ended', 'session_ended']);
    server.clock.advance({ days: 31 });
    // A later sign-in says nothing about it either, for as long as its browser waits for its person.
    await server.signInByMail('forgotten-phone@home.example');
    expect(await codes(forgotten)).toEqual(['not_signed_in', 'not_signed_in']);
    server.clock.advance({ days: 28 });
    await server.signInByMail('forgotten-phone@home.example');
    expect(await codes(forgotten)).toEqual(['not_signed_in', 'not_signed_in']);
    server.clock.advance({ days: 32 });
    await server.signInByMail('forgotten-phone@home.example');
    expect(await codes(forgotten)).toEqual(['session_ended', 'session_ended']);
    expect(await codes(lost)).toEqual(['session_ended', 'session_ended']);
  });

  it('cannot be obtained with another signature, none, or a token of another kind', async () => {
    const { token } = await server.signIn('signature@home.example');
    const [header = '', payload = '', signature = ''] = token.split('.');
    const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const forged = [
      `${encoded({ alg: 'none', typ: 'JWT' })}.${payload}.`,
      `${encoded({ alg: 'none', typ: 'JWT' })}.${payload}.${signature}`,
      `${header}.${encoded({ ...claims, exp: claims.exp + 1 })}.${signature}`,
      `${header}.${payload}.${signature.slice(0, -2)}AA`,
      `${header}.${payload}`,
      token.toLowerCase(),
      '',
      'x'.repeat(8_000),
    ];
    for (const attempt of forged) {
      const { status, body } = await server.refusal('me', {}, attempt);
      expect([attempt, status, body.code]).toEqual([attempt, 401, 'not_signed_in']);
    }
    expect((await server.send('me', {}, undefined, { Authorization: `Basic ${token}` })).status).toBe(401);
    expect((await server.send('me', {}, undefined, { Authorization: token })).status).toBe(401);
    expect((await server.send('me', {}, undefined, { Authorization: `bearer ${token}` })).status).toBe(200);
  });
});
