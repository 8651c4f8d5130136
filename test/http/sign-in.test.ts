import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkIn, tokenIn } from '../support/server/inbox.ts';
import { publicUrl, startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ask = (email: string) => server.call('requestMagicLink', { body: { email } });
const open = (token: string) => server.send('verifyMagicLink', { body: { token } });
const sessionsOf = (email: string) =>
  server.database.knex('sessions').whereIn('person_id', server.database.knex('persons').select('id').where({ email }));

describe('a sign-in link', () => {
  it('leads to the address in the settings, not to the one in the request', async () => {
    const email = 'host@home.example';
    await server.send('requestMagicLink', { body: { email } }, undefined, {
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Proto': 'http',
      'X-Original-Host': 'evil.example',
      Forwarded: 'host=evil.example;proto=http',
      Referer: 'https://evil.example/',
    });
    await server.mailedToken(email);
    const [mail] = await server.mailsTo(email);
    expect(mail && linkIn(mail).origin).toBe(publicUrl);
    expect(mail && linkIn(mail).pathname).toBe('/verify-auth');
    expect(`${mail?.html}${mail?.text}`).not.toContain('evil.example');
  });

  it('signs in once when it is opened fifty times at once', async () => {
    const email = 'fifty@home.example';
    await ask(email);
    const token = await server.mailedToken(email);
    const statuses = (await Promise.all(Array.from({ length: 50 }, () => open(token)))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 401)).toHaveLength(49);
    expect(await sessionsOf(email)).toHaveLength(1);
  });

  it('is not used up by viewing its page or by a GET to the API', async () => {
    const email = 'scanner@home.example';
    await ask(email);
    const token = await server.mailedToken(email);
    for (let visit = 0; visit < 20; visit++) {
      const page = await fetch(`${server.url}/verify-auth?token=${token}`, { method: visit % 2 ? 'HEAD' : 'GET' });
      expect(page.status).toBe(200);
      const api = await fetch(`${server.url}/api/auth/verify?token=${token}`, { method: visit % 2 ? 'HEAD' : 'GET' });
      expect(api.status).toBe(405);
    }
    expect(await sessionsOf(email)).toHaveLength(0);
    expect((await open(token)).status).toBe(200);
  });

  it('works, and so does an older one, each once', async () => {
    const email = 'twice@home.example';
    await ask(email);
    await ask(email);
    await server.settle();
    expect(await server.mailsTo(email)).toHaveLength(2);
    const tokens = (await server.mailsTo(email)).map(tokenIn);
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) expect((await open(token)).status).toBe(200);
    for (const token of tokens) expect((await open(token)).status).toBe(401);
    expect(await sessionsOf(email)).toHaveLength(2);
    expect(await server.database.knex('persons').where({ email })).toHaveLength(1);
  });

  it('expires after ten minutes', async () => {
    const email = 'late@home.example';
    await ask(email);
    const token = await server.mailedToken(email);
    server.clock.advance({ minutes: 10 });
    const { status, body } = await server.refusal('verifyMagicLink', { body: { token } });
    expect({ status, code: body.code, message: body.message }).toEqual({
      status: 401,
      code: 'invalid_link',
      message: 'Invalid or expired token',
    });
  });

  it('still works in its last second', async () => {
    const email = 'in-time@home.example';
    await ask(email);
    const token = await server.mailedToken(email);
    server.clock.advance({ minutes: 9, seconds: 59 });
    expect((await open(token)).status).toBe(200);
  });

  it('cannot be forged from its nonce, another link or a guess', async () => {
    const email = 'forger@home.example';
    const { nonce } = await ask(email);
    const token = await server.mailedToken(email);
    expect(token.startsWith(`${nonce}.`)).toBe(true);
    const code = token.slice(nonce.length + 1);
    const forged = [
      nonce,
      `${nonce}.`,
      code,
      `${randomUUID()}.${code}`,
      `${nonce}.${'A'.repeat(43)}`,
      `${nonce}.${code}A`,
      ` ${token}`,
      `${token}\0`,
      token.toUpperCase(),
    ];
    for (const attempt of forged) {
      const { status, body } = await server.refusal('verifyMagicLink', { body: { token: attempt } });
      expect([attempt, status, body.code]).toEqual([attempt, 401, 'invalid_link']);
    }
    expect((await open(token)).status).toBe(200);
  });

  it('finds the same household for every spelling of an address', async () => {
    const first = await server.signInByMail('Ada.Lovelace@Home.Example');
    await ask('  ADA.LOVELACE@home.example ');
    await server.settle();
    expect(await server.mailsTo('ada.lovelace@home.example')).toHaveLength(2);
    const again = await server.call('verifyMagicLink', {
      body: { token: await server.mailedToken('ada.lovelace@home.example') },
    });
    expect(again.user.id).toBe(first.user.id);
    expect(first.user).toMatchObject({ email: 'ada.lovelace@home.example', isOnboarded: false, isPremium: false });
  });
});
