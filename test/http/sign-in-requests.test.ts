import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobNames } from '#adapters/pg-boss/queues.ts';
import { contract } from '#apps/contract/index.ts';
import { refused } from '../support/server/client.ts';
import { linkIn } from '../support/server/inbox.ts';
import { publicUrl, startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const { path } = contract.requestMagicLink;
const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } });

/** Returns the numbers of everything that could become a mail or already is one. */
async function mailsAndLinks(): Promise<readonly number[]> {
  const { knex } = server.database;
  const inbox: unknown[] = await (await fetch(`${server.sandboxUrl}/inbox.json`)).json();
  const links = await knex('sign_in_links').select('id');
  const jobs = await knex('pgboss.job').whereIn('name', jobNames).select('id');
  return [inbox.length, links.length, jobs.length];
}

/** Returns what a response reveals, without the parts that differ between all requests. */
async function shapeOf(response: Response, email: string) {
  const { message, nonce, request, ...rest } = await response.json();
  const headers = [...response.headers.keys()].filter((name) => name !== 'x-request-id');
  return {
    status: response.status,
    headers,
    length: response.headers.get('content-length'),
    message: message.replace(email, 'ADDRESS'),
    nonceShape: nonce.replaceAll(/[0-9a-f]/g, 'x'),
    requestShape: request.replaceAll(/[\w-]/g, 'x'),
    rest,
  };
}

describe('an address', () => {
  it.each(['\u212aate@home.example', 'd\u0131na@home.example', 'adäm@home.example'])(
    'with another letter than those of ASCII before the @ is refused: %s',
    async (email) => {
      const { status, body } = await server.refusal('requestMagicLink', { body: { email } });
      expect([status, body.message]).toEqual([400, 'Please enter a valid email address']);
    },
  );
});

describe('requesting a sign-in link', () => {
  it('mails an address at most five times an hour, and responds as to an unknown one', async () => {
    const known = 'known@home.example';
    await server.signInByMail(known);
    const responses = [];
    for (let count = 0; count < 20; count++) {
      responses.push(await shapeOf(await post(JSON.stringify({ email: known })), known));
    }
    const unknown = 'noone@home.example';
    const expected = await shapeOf(await post(JSON.stringify({ email: unknown })), unknown);
    expect(expected.status).toBe(200);
    expect(expected.message).toContain("If you have an account with us, we've sent an email to ADDRESS");
    // A response repeats its address, so the lengths are compared without the addresses.
    for (const reply of responses) {
      expect({ ...reply, length: Number(reply.length) - known.length }).toEqual({
        ...expected,
        length: Number(expected.length) - unknown.length,
      });
    }
    await server.mailedToken(unknown);
    // Scheduled jobs, which come at any moment, may wait.
    const waiting = () =>
      server.database.knex('pgboss.job').whereIn('name', jobNames).where('state', '<', 'completed').pluck('id');
    await server.settle();
    expect(await waiting()).toHaveLength(0);
    expect(await server.mailsTo(known)).toHaveLength(5);
  });

  it('mails at most five times for twenty concurrent requests', async () => {
    const email = 'crowd@home.example';
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => (await post(JSON.stringify({ email }))).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    await server.settle();
    expect(await server.mailsTo(email)).toHaveLength(5);
    expect(await server.database.knex('sign_in_links').where({ email })).toHaveLength(5);
  });

  it.each([
    ['two addresses', 'a@x.com,b@y.com'],
    ['two addresses with a semicolon', 'a@x.com;b@y.com'],
    ['two addresses with a blank', 'a@x.com b@y.com'],
    ['quotes in it', '"a b"@x.com'],
    ['CR LF and a header', 'a@x.com\r\nBcc: b@y.com'],
    ['a line feed', 'a@x.com\nb@y.com'],
    ['a carriage return', 'a\r@x.com'],
    ['an encoded line break', 'a@x.com%0d%0aBcc:b@y.com'],
    ['a NUL', 'a@x.com\0'],
    ['ten thousand letters', `${'a'.repeat(10_000)}@x.com`],
    ['a long domain', `a@${'x'.repeat(300)}.com`],
    ['no at sign', 'a.x.com'],
    ['two at signs', 'a@b@x.com'],
    ['no domain', 'a@'],
    ['nothing', ''],
    ['blanks', '   '],
    ['a number', 1],
    ['a list', ['a@x.com']],
    ['an object', { address: 'a@x.com' }],
    ['nothing at all', null],
    ['a missing field', undefined],
  ])('refuses %s with 400 and sends nothing', async (_, email) => {
    const before = await mailsAndLinks();
    const { status, body } = await server.refusal('requestMagicLink', { body: { email } });
    expect({ status, code: body.code, path: body.issues?.[0]?.path }).toEqual({
      status: 400,
      code: 'invalid_input',
      path: 'email',
    });
    expect(await mailsAndLinks()).toEqual(before);
  });

  it.each([
    ['another site', { Origin: 'https://evil.example' }, 403, 'foreign_origin'],
    ['an address that only begins like ours', { Origin: `${publicUrl}.evil.example` }, 403, 'foreign_origin'],
    ['a sandboxed page', { Origin: 'null' }, 403, 'foreign_origin'],
    ['ours without encryption', { Origin: publicUrl.replace('https', 'http') }, 403, 'foreign_origin'],
    ['a plain text body', { 'Content-Type': 'text/plain' }, 415, 'unsupported_media_type'],
    ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415, 'unsupported_media_type'],
    ['parts', { 'Content-Type': 'multipart/form-data; boundary=x' }, 415, 'unsupported_media_type'],
    ['no type', { 'Content-Type': '' }, 415, 'unsupported_media_type'],
    ['something like JSON', { 'Content-Type': 'application/jsonp' }, 415, 'unsupported_media_type'],
  ] as const)('sends nothing for %s', async (_, headers, status, code) => {
    const before = await mailsAndLinks();
    const refusal = await refused(await post(JSON.stringify({ email: 'a@home.example' }), headers));
    expect({ status: refusal.status, code: refusal.body.code }).toEqual({ status, code });
    expect(await mailsAndLinks()).toEqual(before);
  });

  it('accepts our own pages, and clients other than browsers', async () => {
    const own = await post(JSON.stringify({ email: 'own@home.example' }), { Origin: publicUrl });
    expect(own.status).toBe(200);
    expect((await post(JSON.stringify({ email: 'script@home.example' }))).status).toBe(200);
  });

  it('ignores what the Host header says', async () => {
    const email = 'other-host@home.example';
    await new Promise<void>((resolve, reject) => {
      const asking = request(`${server.url}${path}`, {
        method: 'POST',
        headers: { Host: 'evil.example', 'Content-Type': 'application/json' },
      });
      asking.on('response', (response) => response.resume().on('end', resolve)).on('error', reject);
      asking.end(JSON.stringify({ email }));
    });
    await server.mailedToken(email);
    const [mail] = await server.mailsTo(email);
    expect(mail && linkIn(mail).origin).toBe(publicUrl);
  });
});
