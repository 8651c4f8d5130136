import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeLength, codeTries } from '#core/domain/access/sign-in-code.ts';
import { codeIn, tokenIn } from '../support/server/inbox.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { SIGN_IN_REQUESTS_PER_HOUR: '10000' } });
});
afterAll(() => server.close());

const newAddress = () => `${randomUUID()}@home.example`;
const enter = async (request: string, code: string) => {
  const response = await server.send('verifyMagicLink', { body: { request, code } });
  return { status: response.status, body: (await response.json()) as { code?: string; user?: { email: string } } };
};
const refused = { status: 401, body: { code: 'invalid_code' } };

async function ask(email = newAddress()) {
  const { request } = await server.call('requestMagicLink', { body: { email } });
  await server.settle();
  const [mail] = await server.mailsTo(email);
  if (!mail) throw new Error('No mail came');
  return { email, request, code: codeIn(mail), token: tokenIn(mail) };
}

/** Another code of the same letters. */
const wrongOf = (code: string) => (code.startsWith('2') ? '3' : '2') + code.slice(1);

describe('the code beside a link', () => {
  it('signs in once, however it is typed', async () => {
    const { email, request, code } = await ask();
    expect(code).toMatch(new RegExp(`^[2-9B-DF-HJ-NP-TV-Z]{${codeLength}}$`));
    const typed = ` ${code.slice(0, 4).toLowerCase()} - ${code.slice(4)}\u00a0`;
    expect(await enter(request, typed)).toMatchObject({ status: 200, body: { user: { email } } });
    expect(await enter(request, code)).toMatchObject(refused);
  });

  it('ends with the link, and the link with it', async () => {
    const [one, other] = [await ask(), await ask()];
    expect((await server.send('verifyMagicLink', { body: { token: one.token } })).status).toBe(200);
    expect(await enter(one.request, one.code)).toMatchObject(refused);
    expect((await enter(other.request, other.code)).status).toBe(200);
    expect((await server.send('verifyMagicLink', { body: { token: other.token } })).status).toBe(401);
  });

  it('works for ten minutes', async () => {
    const { request, code } = await ask();
    server.clock.advance({ minutes: 9, seconds: 59 });
    expect((await enter(request, code)).status).toBe(200);
    const late = await ask();
    server.clock.advance({ minutes: 10 });
    expect(await enter(late.request, late.code)).toMatchObject(refused);
  });

  it('is used up by five tries, from however many browsers at once, and the link still works', async () => {
    const { request, code, token } = await ask();
    const tries = await Promise.all(Array.from({ length: 40 }, () => enter(request, wrongOf(code))));
    for (const each of tries) expect(each).toMatchObject(refused);
    expect(await enter(request, code)).toMatchObject(refused);
    expect((await server.send('verifyMagicLink', { body: { token } })).status).toBe(200);
  });

  it('counts a try also if it is right: fifty at once open one session', async () => {
    const { request, code, email } = await ask();
    const statuses = await Promise.all(Array.from({ length: 50 }, async () => (await enter(request, code)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const persons = server.database.knex('persons').select('id').where({ email });
    expect(await server.database.knex('sessions').whereIn('person_id', persons)).toHaveLength(1);
  });

  it('works after four wrong ones', async () => {
    const { request, code } = await ask();
    for (let time = 1; time < codeTries; time++) expect(await enter(request, wrongOf(code))).toMatchObject(refused);
    expect((await enter(request, code)).status).toBe(200);
  });
});

describe('a stranger', () => {
  it('gains nothing from a code without the request, or from a request without the code', async () => {
    const { request, code, token, email } = await ask();
    const stranger = await server.call('requestMagicLink', { body: { email } });
    const { request: elsewhere } = await ask();
    for (const foreign of [stranger.request, elsewhere, stranger.nonce, token, token.slice(0, 36), '', 'x'.repeat(200)])
      expect(await enter(foreign, code)).toMatchObject(refused);
    for (const guess of ['', '\u200b', '0'.repeat(8), code.slice(1), `${code}2`, '%', wrongOf(code), token]) {
      const fresh = await ask();
      const { status, body } = await enter(fresh.request, guess.slice(0, 40));
      expect([guess, status < 500, status, body.user]).toEqual([guess, true, guess === '' ? 400 : 401, undefined]);
    }
    // What strangers tried took none of the owner's tries.
    expect((await enter(request, code)).status).toBe(200);
  });

  it('is not let in when the owner opens the link that the stranger asked for', async () => {
    const { request, token, code } = await ask();
    expect((await server.send('verifyMagicLink', { body: { token } })).status).toBe(200);
    for (const guess of [wrongOf(code), code]) expect(await enter(request, guess)).toMatchObject(refused);
  });

  it('learns from no response whether an address has an account, or whether a mail was sent', async () => {
    const { email: known } = await ask();
    await server.signIn(known);
    const shapes = [];
    for (const email of [known, newAddress()]) {
      for (let time = 0; time < 8; time++) {
        const { message, nonce, request } = await server.call('requestMagicLink', { body: { email } });
        const { body } = await enter(request, '22222222');
        const { requestId: _, ...said } = body as { requestId?: string };
        shapes.push(JSON.stringify([message.replaceAll(email, 'EMAIL'), nonce.length, request.length, said]));
      }
    }
    expect(new Set(shapes).size).toBe(1);
  });

  it('who reads the database finds neither code nor request', async () => {
    const { email, request, code } = await ask();
    const rows = await server.database.knex('sign_in_links').where({ email });
    expect(rows).toHaveLength(1);
    for (const secret of [code, request, request.slice(37)]) expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('can put no words of theirs into the mail by the name of their browser', async () => {
    const email = newAddress();
    const said = 'Your account is locked. Call 0800 or see https://evil.example/';
    for (const agent of [`${said}/1.0 (${said})`, `Mozilla/5.0 (X11; Linux x86_64) ${said}`])
      await server.send('requestMagicLink', { body: { email } }, undefined, { 'User-Agent': agent });
    await server.settle();
    const mails = await server.mailsTo(email);
    expect(mails).toHaveLength(2);
    for (const { text, html } of mails) expect(`${text}${html}`).not.toMatch(/locked|0800|evil/);
  });
});

it('the mail says in which browser and when it was asked for, and that the code is for no one else', async () => {
  const email = newAddress();
  const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
  server.clock.set('2027-01-06T12:00:00Z');
  await server.send('requestMagicLink', { body: { email } }, undefined, { 'User-Agent': agent });
  await server.settle();
  const [mail] = await server.mailsTo(email);
  expect(mail?.text).toContain('Asked: 6 January 2027 at 12:00 UTC, in Firefox on Windows');
  expect(mail?.text).toContain('Never tell anyone the code.');
});
