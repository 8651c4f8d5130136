import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request as send } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, type EndpointName } from '#apps/contract/index.ts';
import { mostConnectedApps } from '#core/domain/access/connected-app.ts';
import { appRequest, clientId, outgoingToClient, redirectUri } from '../support/access/oauth-client.ts';
import { onboarding } from '../support/people/onboarding.ts';
import type { SignedIn } from '../support/server/client.ts';
import { reservePorts } from '../support/server/ports.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';
import { isOfProtocol } from './bad-values.ts';

const [port = ''] = await reservePorts(1);
const publicUrl = `http://localhost:${port}`;
let server: TestServer;
beforeAll(async () => {
  const settings = { PORT: port, PUBLIC_URL: publicUrl };
  server = await startTestServer({ settings, overrides: { outgoing: outgoingToClient() } });
});
afterAll(() => server.close());

async function join(): Promise<SignedIn> {
  const { token } = await server.signIn(`${randomUUID()}@home.example`);
  return { token, user: await server.call('onboard', { body: onboarding() }, token) };
}

type Fields = Readonly<Record<string, string | undefined>>;
type Tokens = { access_token: string; refresh_token: string; scope: string; expires_in: number; token_type: string };

const form = (fields: Fields) =>
  new URLSearchParams(Object.entries(fields).filter((each): each is [string, string] => each[1] !== undefined));
const post = (path: string, fields: Fields | URLSearchParams) =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    body: fields instanceof URLSearchParams ? fields : form(fields),
  });

/** Lets the app in as the person would, and returns what it would send for its code. */
async function consent({ token, user }: SignedIn, scope: 'read' | 'write' = 'write', changes: Fields = {}) {
  const { request, verifier } = appRequest(publicUrl, changes);
  const { returnTo } = await server.call('connectApp', { body: { request, scope, home: user.id } }, token);
  const code = new URL(returnTo).searchParams.get('code') ?? '';
  const fields = { grant_type: 'authorization_code', client_id: clientId, redirect_uri: redirectUri };
  return { returnTo, fields: { ...fields, code, code_verifier: verifier } };
}

async function tokensOf(response: Response): Promise<Tokens> {
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  return (await response.json()) as Tokens;
}
const connect = async (who: SignedIn, scope?: 'read' | 'write') =>
  tokensOf(await post('/api/oauth/token', (await consent(who, scope)).fields));

const refresh = (refresh_token: string, changes: Fields = {}) =>
  post('/api/oauth/token', { grant_type: 'refresh_token', client_id: clientId, refresh_token, ...changes });

async function expectRefused(response: Response, error = 'invalid_grant') {
  expect([response.status, await response.json()]).toEqual([400, { error }]);
}

/** Whether a token opens the tools. A refusal says where tokens come from. */
async function opens(token: string): Promise<boolean> {
  const response = await mcp(token);
  if (response.status === 200) return true;
  expect(response.status).toBe(401);
  const metadata = `${publicUrl}/.well-known/oauth-protected-resource/api/mcp`;
  expect(response.headers.get('WWW-Authenticate')).toBe(`Bearer resource_metadata="${metadata}"`);
  return false;
}

const list = async ({ token }: SignedIn) => (await server.call('listConnectedApps', {}, token)).apps;

const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
const headersOf = (token: string | undefined) => ({
  'Content-Type': 'application/json',
  Accept: 'application/json, text/event-stream',
  ...(token !== undefined && { Authorization: `Bearer ${token}` }),
});
const mcp = (token: string | undefined) =>
  fetch(`${publicUrl}/api/mcp`, { method: 'POST', body: JSON.stringify(ping), headers: headersOf(token) });

describe('an app', () => {
  it('finds out how to ask, asks its person, and gets tokens that open the tools and nothing else', async () => {
    const me = await join();
    const resource = await (await fetch(`${publicUrl}/.well-known/oauth-protected-resource/api/mcp`)).json();
    const atRoot = await (await fetch(`${publicUrl}/.well-known/oauth-protected-resource`)).json();
    expect(atRoot).toEqual(resource);
    expect(resource).toMatchObject({ resource: `${publicUrl}/api/mcp`, authorization_servers: [publicUrl] });
    const metadata = await (await fetch(`${publicUrl}/.well-known/oauth-authorization-server`)).json();
    expect(metadata).toMatchObject({
      issuer: publicUrl,
      authorization_endpoint: `${publicUrl}/connect-app`,
      token_endpoint: `${publicUrl}/api/oauth/token`,
      code_challenge_methods_supported: ['S256'],
      client_id_metadata_document_supported: true,
    });
    expect(metadata).not.toHaveProperty('registration_endpoint');

    const { request } = appRequest(publicUrl);
    const asked = await server.call('readAppRequest', { query: request }, me.token);
    const home = { id: me.user.id, name: 'Home', role: 'owner' };
    expect(asked.question).toEqual({
      name: 'Desk assistant',
      host: 'assistant.example',
      isOnComputer: true,
      scope: 'write',
      homes: [home],
    });
    const refusal = new URL(asked.refusal);
    expect(`${refusal.origin}${refusal.pathname}`).toBe(redirectUri);
    const answer = { error: 'access_denied', state: 'a state', iss: publicUrl };
    expect(Object.fromEntries(refusal.searchParams)).toEqual(answer);

    const { returnTo, fields } = await consent(me);
    expect(Object.fromEntries(new URL(returnTo).searchParams)).toEqual({
      code: fields.code,
      state: 'a state',
      iss: publicUrl,
    });
    expect(await list(me)).toEqual([]);
    const tokens = await tokensOf(await post('/api/oauth/token', { ...fields, resource: `${publicUrl}/api/mcp` }));
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 3600, scope: 'write' });
    expect(await opens(tokens.access_token)).toBe(true);
    const [shown] = await list(me);
    const now = server.clock.now().toISOString();
    expect(shown).toMatchObject({ name: 'Desk assistant', host: 'assistant.example', scope: 'write', lastUsedAt: now });

    const { rows } = await server.database.knex.raw('select to_jsonb(t)::text as row from connected_apps t');
    const secrets = [fields.code, tokens.access_token, tokens.refresh_token].map(
      (text) => text.split('_').at(-1) ?? '',
    );
    for (const secret of secrets) {
      expect(JSON.stringify(rows)).not.toContain(secret);
      expect(server.log.filter((line) => line.includes(secret))).toEqual([]);
    }
    await server.settle();
    expect(await server.mailsTo(me.user.email)).toHaveLength(1);
    const [mail] = await server.mailsTo(me.user.email);
    expect(mail?.subject).toBe('A new connected app for your home in Upkept');
    expect(mail?.text).toContain('assistant.example');
  });

  it('gets no more than its person chose, and its person can’t choose more than it asked for', async () => {
    const me = await join();
    expect((await connect(me, 'read')).scope).toBe('read');
    const { request } = appRequest(publicUrl, { scope: 'read' });
    const body = { request, scope: 'write' as const, home: me.user.id };
    const refusal = await server.refusal('connectApp', { body }, me.token);
    expect([refusal.status, refusal.body.code]).toEqual([403, 'token_scope']);
    const { refresh_token } = await connect(me, 'read');
    expect((await tokensOf(await refresh(refresh_token, { scope: 'read write' }))).scope).toBe('read');
  });

  it('belongs to one home of its person', async () => {
    const [me, other] = [await join(), await join()];
    const { request } = appRequest(publicUrl);
    for (const home of [other.user.id, randomUUID()]) {
      const refusal = await server.refusal('connectApp', { body: { request, scope: 'read', home } }, me.token);
      expect([refusal.status, refusal.body.code]).toEqual([404, 'home_not_found']);
    }
    await connect(other);
    const [theirs] = await list(other);
    const params = { id: theirs?.id ?? '' };
    expect((await server.refusal('removeConnectedApp', { params }, me.token)).body.code).toBe('app_not_found');
    expect(await list(other)).toHaveLength(1);
    const limit = Array.from({ length: mostConnectedApps }, () => connect(me));
    await Promise.all(limit);
    const body = { request, scope: 'read', home: me.user.id };
    expect((await server.refusal('connectApp', { body }, me.token)).body.code).toBe('too_many_apps');
  });

  it('ends when its person removes it, returns its token, leaves the home or deletes the account', async () => {
    const me = await join();
    const removed = await connect(me);
    const [first] = await list(me);
    await server.call('removeConnectedApp', { params: { id: first?.id ?? '' } }, me.token);
    expect(await opens(removed.access_token)).toBe(false);
    await expectRefused(await refresh(removed.refresh_token));

    const [returned, revoked, left] = [await connect(me), await connect(me), await connect(me)];
    const revoke = (token: string, client_id = clientId) => post('/api/oauth/revoke', { token, client_id });
    expect((await revoke(returned.access_token, 'https://other.example/client.json')).status).toBe(200);
    expect(await opens(returned.access_token)).toBe(true);
    expect((await revoke(returned.access_token)).status).toBe(200);
    expect(await opens(returned.access_token)).toBe(false);
    expect((await revoke(revoked.refresh_token)).status).toBe(200);
    expect(await opens(revoked.access_token)).toBe(false);
    expect((await revoke('unknown')).status).toBe(200);
    await expectRefused(await revoke(''), 'invalid_request');

    expect(await opens(left.access_token)).toBe(true);
    const whose = { household_id: me.user.id, person_id: me.user.personId };
    await server.database.knex('memberships').where(whose).delete();
    expect(await opens(left.access_token)).toBe(false);
    await expectRefused(await refresh(left.refresh_token));
    expect(await server.database.knex('connected_apps').where(whose)).toEqual([]);

    const leaver = await join();
    const { access_token } = await connect(leaver);
    await server.call('deleteAccount', {}, leaver.token);
    expect(await opens(access_token)).toBe(false);
  });
});

describe('an access token', () => {
  it('lasts an hour, and a refresh token 90 days from the last refresh', async () => {
    const me = await join();
    const first = await connect(me);
    server.clock.advance({ minutes: 59 });
    expect(await opens(first.access_token)).toBe(true);
    server.clock.advance({ minutes: 1 });
    expect(await opens(first.access_token)).toBe(false);
    const second = await tokensOf(await refresh(first.refresh_token));
    expect(await opens(second.access_token)).toBe(true);
    server.clock.advance({ days: 89 });
    const third = await tokensOf(await refresh(second.refresh_token));
    server.clock.advance({ days: 90 });
    await expectRefused(await refresh(third.refresh_token));
    expect(await list({ ...me, token: (await server.signIn(me.user.email)).token })).toEqual([]);
  });

  it('ends with the next one, and one that was replaced ends the app when it comes again', async () => {
    const me = await join();
    const first = await connect(me);
    const second = await tokensOf(await refresh(first.refresh_token));
    expect(await opens(first.access_token)).toBe(false);
    expect(await opens(second.access_token)).toBe(true);
    await expectRefused(await refresh(first.refresh_token));
    expect(await opens(second.access_token)).toBe(false);
    await expectRefused(await refresh(second.refresh_token));
    expect(await list(me)).toEqual([]);
  });

  it('goes to one of two refreshes that arrive together', async () => {
    const { refresh_token } = await connect(await join());
    const responses = await Promise.all(Array.from({ length: 5 }, () => refresh(refresh_token)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('opens nothing but the tools', async () => {
    const { access_token } = await connect(await join());
    const statuses = new Map<string, number>();
    for (const name of Object.keys(contract) as EndpointName[]) {
      if (contract[name].access === 'public' || isOfProtocol(name)) continue;
      const { status } = await server.send(name, {}, access_token);
      statuses.set(name, status);
    }
    expect(new Set(statuses.values())).toEqual(new Set([401]));
  });

  it('isn’t replaced by a session, nor found by guessing', async () => {
    const [me, other] = [await join(), await join()];
    const [mine, theirs] = [await connect(me), await connect(other)];
    const [, , where = '', secret = ''] = mine.access_token.split('_');
    const [, , elsewhere = '', foreign = ''] = theirs.access_token.split('_');
    const random = () => (randomUUID() + randomUUID()).replaceAll('-', '');
    const wrong = [
      me.token,
      mine.refresh_token,
      mine.refresh_token.replace('refresh', 'access'),
      `upkept_access_${where}_${foreign}`,
      `upkept_access_${elsewhere}_${secret}`,
      `upkept_access_${where.slice(0, 32)}${elsewhere.slice(32)}_${secret}`,
      `upkept_access_${'0'.repeat(64)}_${secret}`,
      `upkept_${where.slice(0, 32)}_${secret}`,
      `${mine.access_token}0`,
      mine.access_token.slice(0, -1),
      mine.access_token.toUpperCase(),
      'null',
      ...Array.from({ length: 8 }, () => `upkept_access_${where}_${random()}`),
    ];
    expect(wrong).toHaveLength(20);
    for (const token of wrong) expect([token, await opens(token)]).toEqual([token, false]);
    expect((await mcp(undefined)).status).toBe(401);
    expect(await opens(mine.access_token)).toBe(true);
  });
});

describe('a code', () => {
  it.each<[string, Fields, string]>([
    ['another verifier', { code_verifier: 'a'.repeat(43) }, 'invalid_grant'],
    ['no verifier', { code_verifier: undefined }, 'invalid_grant'],
    [
      'the challenge as the verifier',
      { code_verifier: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM' },
      'invalid_grant',
    ],
    ['another address', { redirect_uri: 'http://127.0.0.1/other' }, 'invalid_grant'],
    ['no address', { redirect_uri: undefined }, 'invalid_grant'],
    ['another app', { client_id: 'https://other.example/client.json' }, 'invalid_grant'],
    ['no app', { client_id: undefined }, 'invalid_request'],
    ['another resource', { resource: 'https://other.example/api/mcp' }, 'invalid_target'],
    ['another kind of grant', { grant_type: 'password' }, 'unsupported_grant_type'],
    ['no kind of grant', { grant_type: undefined }, 'invalid_request'],
    ['another code', { code: 'unknown' }, 'invalid_grant'],
  ])('is refused with %s', async (_, changes, error) => {
    const { fields } = await consent(await join());
    await expectRefused(await post('/api/oauth/token', { ...fields, ...changes }), error);
  });

  it('is refused after two minutes, when it comes twice, and when a field does', async () => {
    const me = await join();
    const { fields } = await consent(me);
    const twice = form(fields);
    twice.append('client_id', clientId);
    await expectRefused(await post('/api/oauth/token', twice), 'invalid_request');
    server.clock.advance({ minutes: 2 });
    await expectRefused(await post('/api/oauth/token', fields));

    const { fields: stolen } = await consent(me);
    const tokens = await tokensOf(await post('/api/oauth/token', stolen));
    expect(await opens(tokens.access_token)).toBe(true);
    await expectRefused(await post('/api/oauth/token', stolen));
    expect(await opens(tokens.access_token)).toBe(false);
    await expectRefused(await refresh(tokens.refresh_token));

    const { fields: raced } = await consent(me);
    const responses = await Promise.all(Array.from({ length: 5 }, () => post('/api/oauth/token', raced)));
    expect(responses.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  });
});

describe('the request of an app', () => {
  it.each<[string, Fields]>([
    ['an unknown app', { client_id: 'https://other.example/client.json' }],
    ['an app without a document', { client_id: 'client-1' }],
    ['an app whose document could be read on the way', { client_id: 'http://assistant.example/oauth/client.json' }],
    ['no app', { client_id: undefined }],
    ['another address', { redirect_uri: 'https://evil.example/callback' }],
    ['an address that looks alike', { redirect_uri: 'http://127.0.0.1.evil.example/callback' }],
    ['a script for an address', { redirect_uri: 'javascript:alert(1)' }],
    ['no address', { redirect_uri: undefined }],
  ])('sends the browser nowhere for %s', async (_, changes) => {
    const me = await join();
    const { request } = appRequest(publicUrl, changes);
    const known = Object.fromEntries(form(request));
    const body = { request: known, scope: 'read', home: me.user.id };
    for (const refusal of [
      await server.refusal('readAppRequest', { query: known }, me.token),
      await server.refusal('connectApp', { body }, me.token),
    ]) {
      expect([refusal.status, refusal.body.code]).toEqual([400, 'app_unknown']);
    }
  });

  it.each<[string, Fields, string]>([
    ['no challenge', { code_challenge: undefined }, 'invalid_request'],
    ['a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['another resource', { resource: 'https://other.example/api/mcp' }, 'invalid_target'],
    ['a scope that doesn’t exist', { scope: 'admin' }, 'invalid_scope'],
    ['another kind of response', { response_type: 'token' }, 'unsupported_response_type'],
  ])('is refused without a question for %s', async (_, changes, error) => {
    const me = await join();
    const { request } = appRequest(publicUrl, changes);
    const known = Object.fromEntries(form(request));
    const { question, refusal } = await server.call('readAppRequest', { query: known }, me.token);
    expect([question, new URL(refusal).searchParams.get('error')]).toEqual([null, error]);
    const body = { request: known, scope: 'read' as const, home: me.user.id };
    const { returnTo } = await server.call('connectApp', { body }, me.token);
    expect([...new URL(returnTo).searchParams.keys()].sort()).toEqual(['error', 'iss', 'state']);
    expect(await server.database.knex('connected_apps').where({ household_id: me.user.id })).toEqual([]);
  });

  it('is read only for people who are signed in', async () => {
    const { request } = appRequest(publicUrl);
    expect((await server.refusal('readAppRequest', { query: request })).status).toBe(401);
  });
});

describe('the address of the tools', () => {
  it('takes requests to its own name only, and from no other site', async () => {
    const { access_token } = await connect(await join());
    // `fetch` doesn't let callers choose the host.
    const statusWith = async (headers: Readonly<Record<string, string>>) => {
      const sent = send(`${publicUrl}/api/mcp`, {
        method: 'POST',
        headers: { ...headersOf(access_token), ...headers },
      });
      sent.end(JSON.stringify(ping));
      const [response] = await once(sent, 'response');
      response.resume();
      return response.statusCode;
    };
    expect(await statusWith({ Host: `127.0.0.1:${port}` })).toBe(200);
    expect(await statusWith({ Origin: publicUrl })).toBe(200);
    expect(await statusWith({ Host: `rebinds.example:${port}` })).toBe(403);
    expect(await statusWith({ Host: `rebinds.example:${port}`, Origin: `http://rebinds.example:${port}` })).toBe(403);
    expect(await statusWith({ Origin: 'https://evil.example' })).toBe(403);
  });

  it('doesn’t exist unless the operator wants it', async () => {
    const plain = await startTestServer({ settings: { MCP: 'off' } });
    try {
      const { token } = await plain.signIn('off@home.example');
      for (const name of Object.keys(contract) as EndpointName[]) {
        if ((contract[name] as { readonly needs?: string }).needs !== 'mcp') continue;
        if (contract[name].path.startsWith('/api/')) expect((await plain.send(name, {}, token)).status).toBe(404);
        else expect(await (await plain.send(name, {})).text()).toContain('<!doctype html>');
      }
    } finally {
      await plain.close();
    }
  });
});
