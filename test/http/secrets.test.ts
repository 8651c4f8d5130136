import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dump } from '../support/database/dump.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const email = 'secret.person@home.example';

/** Returns every value in the dump, every part of a value that could be a token or a code, and their decoded forms. */
function stringsIn(dumped: Awaited<ReturnType<typeof dump>>): readonly string[] {
  const values: string[] = [];
  for (const row of Object.values(dumped).flat()) {
    JSON.parse(row, (_, value: unknown) => {
      if (typeof value === 'string') values.push(value);
      return value;
    });
  }
  const parts = new Set(values.flatMap((value) => [value, ...value.split(/[^\w.-]+/), ...value.split(/[^\w-]+/)]));
  const decoded = [...parts].flatMap((text) => {
    const encodings = [/^([0-9a-f]{2}){8,}$/i.test(text) && 'hex', /^[\w+/-]{12,}=*$/.test(text) && 'base64'] as const;
    return encodings.flatMap((encoding) => {
      const bytes = encoding && Buffer.from(text, encoding);
      return bytes ? [bytes.toString('utf8'), bytes.toString('base64url')] : [];
    });
  });
  return [...new Set([...parts, ...decoded])];
}

describe('a token or code that signs in', () => {
  it('is not stored in the database, neither while links are queued nor after they were mailed', async () => {
    await server.call('requestMagicLink', { body: { email } });
    const queued = await dump(server.database.knex);
    expect(queued['public.sign_in_links']).toHaveLength(1);
    expect(queued['pgboss.job']).toContainEqual(expect.stringContaining('"send-sign-in-link"'));
    await expectNoneOpens(server, stringsIn(queued));

    const token = await server.mailedToken(email);
    const dumped = await dump(server.database.knex);
    const [linkId = '', code = ''] = token.split('.');
    const whole = JSON.stringify(dumped);
    expect(whole).toContain(linkId);
    for (const rendering of renderings(code)) expect(whole).not.toContain(rendering);
    await expectNoneOpens(server, stringsIn(dumped));
    expect((await server.send('verifyMagicLink', { body: { token } })).status).toBe(200);
  });

  it('is not in any stored session', async () => {
    const { token } = await server.signInByMail('session.secret@home.example');
    const whole = JSON.stringify(await dump(server.database.knex));
    for (const part of token.split('.')) expect(whole).not.toContain(part);
  });

  it('is never logged, and neither is an address', async () => {
    const person = 'logged.person@home.example';
    await server.call('requestMagicLink', { body: { email: person } });
    const token = await server.mailedToken(person);
    await fetch(`${server.url}/verify-auth?token=${token}`);
    await fetch(`${server.url}/api/auth/verify?token=${token}&email=${person}`);
    await fetch(`${server.url}/api/none?token=${token}`, { headers: { Referer: `http://x/?token=${token}` } });
    await server.send('verifyMagicLink', { body: { token: `${token}x` } });
    const session = await server.call('verifyMagicLink', { body: { token } });
    await server.send('verifyMagicLink', { body: { token } });
    await server.send('me', {}, session.token);
    await server.send('me', {}, `${session.token}x`);
    await server.send('requestMagicLink', { body: { email: `${person},${person}` } });
    await fetch(`${server.url}/api/auth/request-magic-link`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: `{"email": "${person}"`,
    });
    // Causes a failed mail, a failure of the database, and an unexpected failure.
    await faults({ status: 500, times: 1 });
    await server.call('requestMagicLink', { body: { email: person } });
    await server.settle();
    expect(server.log.some((line) => line.includes('failure in the background'))).toBe(true);
    await server.database.knex.raw('alter table sign_in_links add constraint broken check (false) not valid');
    const broken: unknown = await server.refusal('requestMagicLink', { body: { email: person } });
    expect(broken).toMatchObject({ status: 500, body: { message: 'Failed to send magic link', code: 'internal' } });
    await server.database.knex.raw('alter table sign_in_links drop constraint broken');

    for (const sign of ['"path":"/verify-auth"', 'unforeseen failure', 'violates check constraint']) {
      expect(server.log.some((line) => line.includes(sign))).toBe(true);
    }
    const code = token.split('.')[1] ?? '';
    for (const secret of [code, ...session.token.split('.').slice(1), person, 'logged.person']) {
      expect(server.log.filter((line) => line.includes(secret))).toEqual([]);
    }
    expect(server.log.filter((line) => /[?&]\w+=/.test(line))).toEqual([]);
  });
});

const faults = (postmark: object) =>
  fetch(`${server.sandboxUrl}/faults.json`, { method: 'PUT', body: JSON.stringify({ postmark }) });

const renderings = (code: string) => {
  const bytes = Buffer.from(code, 'base64url');
  return [code, bytes.toString('hex'), bytes.toString('base64').slice(0, 42), Buffer.from(code).toString('base64')];
};

/** Tries each string as a token, and as the code of each link. */
async function expectNoneOpens({ send, database: { knex } }: TestServer, strings: readonly string[]): Promise<void> {
  const links: { id: string }[] = await knex('sign_in_links').select('id');
  const attempts = strings.flatMap((text) => [text, ...links.map(({ id }) => `${id}.${text}`)]);
  expect(attempts.length).toBeGreaterThan(100);
  const statuses = new Map<number, number>();
  for (let start = 0; start < attempts.length; start += 50) {
    const batch = attempts.slice(start, start + 50).map((token) => send('verifyMagicLink', { body: { token } }));
    for (const { status } of await Promise.all(batch)) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect([...statuses.keys()].filter((status) => status !== 401 && status !== 400)).toEqual([]);
  expect(await knex('sessions')).toHaveLength(0);
}
