import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#apps/contract/endpoint.ts';
import { contract, type EndpointName } from '#apps/contract/index.ts';
import { tokenAccess } from '#apps/contract/token-access.ts';
import { isReading } from '#apps/http/pipeline/checks.ts';
import { mostApiTokens } from '#core/domain/access/api-token.ts';
import { onboarding } from '../support/people/onboarding.ts';
import type { SignedIn } from '../support/server/client.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';
import { jsonEndpoints, schemaOf, valid } from './bad-values.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let homes = 0;
async function join(): Promise<SignedIn> {
  homes += 1;
  const { token } = await server.signIn(`tokens-${homes}@home.example`);
  return { token, user: await server.call('onboard', { body: onboarding() }, token) };
}

const inDays = (days: number) => new Date(server.clock.now().getTime() + days * 86_400_000).toISOString();

const create = ({ token }: SignedIn, wish: { name?: string; scope?: 'read' | 'write'; days?: number } = {}) => {
  const { name = 'Home Assistant', scope = 'read', days = 30 } = wish;
  return server.call('createApiToken', { body: { name, scope, expiresAt: inDays(days) } }, token);
};

const list = async ({ token }: SignedIn) => (await server.call('listApiTokens', {}, token)).tokens;
const week = (token: string) => server.call('getWeek', { params: { offset: '0' } }, token);

describe('a token', () => {
  it('is shown once, stored as a hash, listed with its last use, and reported by mail', async () => {
    const me = await join();
    const { token, ...created } = await create(me, { name: ' Kitchen display ' });
    const now = server.clock.now().toISOString();
    const shown = { id: created.id, name: 'Kitchen display', scope: 'read', createdAt: now, lastUsedAt: null };
    expect(created).toEqual({ ...shown, expiresAt: inDays(30) });
    expect(await list(me)).toEqual([created]);
    const [, secret = ''] = /^upkept_[0-9a-f]{32}_([0-9a-f]{64})$/.exec(token) ?? [];
    const { rows } = await server.database.knex.raw('select to_jsonb(t)::text as row from api_tokens t');
    expect(JSON.stringify(rows)).toContain(createHash('sha256').update(secret).digest('hex'));
    expect(JSON.stringify(rows)).not.toContain(secret);

    server.clock.advance({ hours: 1 });
    await week(token);
    const used = server.clock.now().toISOString();
    server.clock.advance({ hours: 1 });
    await week(token);
    expect((await list(me)).map(({ lastUsedAt }) => lastUsedAt)).toEqual([used]);
    expect(server.log.filter((line) => line.includes(secret))).toEqual([]);

    await server.settle();
    expect(await server.mailsTo(me.user.email)).toHaveLength(1);
    const [mail] = await server.mailsTo(me.user.email);
    expect(mail?.subject).toBe('A new API token for your home in Upkept');
    expect(mail?.text).toContain('“Kitchen display”');
    expect(mail?.text).not.toContain(secret);
  });

  it('reads, and with the scope `write` changes the same tasks as its person', async () => {
    const me = await join();
    const { token: reader } = await create(me);
    const { token: writer } = await create(me, { scope: 'write' });
    const { tasks } = await week(reader);
    expect(tasks).toEqual((await week(me.token)).tasks);
    const params = { id: tasks[0]?.id ?? '' };
    const refusal = await server.refusal('completeTask', { params, body: { completed: true } }, reader);
    expect([refusal.status, refusal.body.code]).toEqual([403, 'token_scope']);
    expect((await server.call('completeTask', { params, body: { completed: true } }, writer)).completed).toBe(true);
    expect((await week(reader)).tasks.find(({ id }) => id === params.id)?.completed).toBe(true);
  });

  it('isn’t a visit, so summaries pause if no person reads them', async () => {
    const me = await join();
    const { token } = await create(me);
    const schedule = () => server.database.knex('summary_schedules').where({ household_id: me.user.id });
    await schedule().update({ unseen: 3 });
    server.clock.advance({ days: 2 });
    await week(token);
    await server.call('getHome', {}, token);
    expect(await schedule().pluck('unseen')).toEqual([3]);
    await week(me.token);
    expect(await schedule().pluck('unseen')).toEqual([0]);
  });

  it('is refused once it is removed or expired, and while its household leaves', async () => {
    const [me, other] = [await join(), await join()];
    const refusal = async (token: string) => {
      const { status, body } = await server.refusal('getWeek', { params: { offset: '0' } }, token);
      return [status, body.code];
    };
    const refused = [401, 'not_signed_in'];
    const [first, second, third] = [await create(me), await create(me, { days: 31 }), await create(other)];
    expect((await server.refusal('removeApiToken', { params: { id: third.id } }, me.token)).body.code).toBe(
      'token_not_found',
    );
    await server.call('removeApiToken', { params: { id: first.id } }, me.token);
    expect((await server.refusal('removeApiToken', { params: { id: first.id } }, me.token)).status).toBe(404);
    expect(await refusal(first.token)).toEqual(refused);
    await server.call('deleteAccount', {}, other.token);
    expect(await refusal(third.token)).toEqual(refused);

    await week(second.token);
    server.clock.advance({ days: 31 });
    expect(await refusal(second.token)).toEqual(refused);
    const { token } = await server.signIn(me.user.email);
    expect(await list({ ...me, token })).toEqual([]);
    // Creating another one deletes it.
    await create({ ...me, token });
    const stored = await server.database.knex('api_tokens').where({ household_id: me.user.id }).pluck('id');
    expect(stored).not.toContain(second.id);
    expect(stored).toHaveLength(1);
  });

  it('can’t be created for the past or for more than a year, nor without end', async () => {
    const me = await join();
    for (const [days, message] of [
      [0, 'Choose a day in the future'],
      [367, 'A token can be valid for a year at most'],
    ] as const) {
      const body = { name: 'x', scope: 'read', expiresAt: inDays(days) };
      const refusal = await server.refusal('createApiToken', { body }, me.token);
      expect([refusal.status, refusal.body.issues]).toEqual([400, [{ path: 'expiresAt', message }]]);
    }
    for (let count = 0; count < mostApiTokens; count++) await create(me);
    const body = { name: 'x', scope: 'read', expiresAt: inDays(1) };
    const refusal = await server.refusal('createApiToken', { body }, me.token);
    expect([refusal.status, refusal.body.code]).toEqual([409, 'too_many_tokens']);
  });

  it('isn’t found by guessing: neither another household’s, nor a changed one', async () => {
    const [me, other] = [await join(), await join()];
    const [{ token }, { token: theirs }] = [await create(me), await create(other)];
    const [, mine, secret = ''] = token.split('_');
    const [, , foreign = ''] = theirs.split('_');
    const wrong = [
      ...Array.from({ length: 14 }, () => `upkept_${mine}_${(randomUUID() + randomUUID()).replaceAll('-', '')}`),
      `upkept_${mine}_${foreign}`,
      `upkept_${theirs.split('_')[1]}_${secret}`,
      `upkept_${'0'.repeat(32)}_${secret}`,
      `${token}0`,
      token.slice(0, -1),
      token.toUpperCase(),
    ];
    expect(wrong).toHaveLength(20);
    for (const each of wrong) {
      const { status, body } = await server.refusal('me', {}, each);
      expect([each, status, body.code]).toEqual([each, 401, 'not_signed_in']);
    }
    const { id: theirTask = '' } = (await week(other.token)).tasks[0] ?? {};
    const { token: writer } = await create(me, { scope: 'write' });
    for (const id of [theirTask, randomUUID()]) {
      const input = { params: { id }, body: { completed: true } };
      expect((await server.refusal('completeTask', input, writer)).body.code).toBe('task_not_found');
    }
  });
});

describe('what a token may call', () => {
  const guarded = (Object.keys(contract) as EndpointName[]).filter(
    (name) => contract[name].access !== 'public' && contract[name].kind !== 'dav',
  );
  const inputOf = (name: EndpointName) => {
    const endpoint = jsonEndpoints.find((each) => each.name === name);
    const part = (key: 'params' | 'body') => endpoint && schemaOf(endpoint, key);
    const [params, body] = [part('params'), part('body')];
    return { ...(params && { params: valid(params) as object }), ...(body && { body: valid(body) }) };
  };

  it.each(['read', 'write'] as const)('with the scope `%s` is what the list says, and nothing else', async (scope) => {
    const me = await join();
    const { token } = await create(me, { scope });
    const table: Record<string, boolean> = {};
    for (const name of guarded) {
      const response = await server.send(name, inputOf(name), token);
      const { code } = (await response.json()) as { code?: string };
      expect([name, response.status, code]).not.toEqual([name, 401, 'not_signed_in']);
      table[name] = code !== 'token_scope';
      if (!table[name]) expect([name, response.status]).toEqual([name, 403]);
    }
    const listed = (name: EndpointName) => tokenAccess[name] === 'read' || tokenAccess[name] === scope;
    expect(table).toEqual(Object.fromEntries(guarded.map((name) => [name, listed(name)])));
  });

  it('never concerns the security of an account, and changes nothing with the scope `read`', () => {
    for (const name of Object.keys(tokenAccess) as EndpointName[]) {
      const endpoint: Endpoint = contract[name];
      expect([name, endpoint.securityEvent, ['viewer', 'member'].includes(endpoint.access)]).toEqual([
        name,
        undefined,
        true,
      ]);
      // What a tool changes is another endpoint.
      const reads = isReading(endpoint) || name === 'callTools';
      expect([name, tokenAccess[name]]).toEqual([name, reads ? 'read' : 'write']);
    }
  });
});
