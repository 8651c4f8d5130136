import { describe, expect, it } from 'vitest';
import { answerAddress, isCodeVerifier, mayAnswer, staysOnComputer, wishIn } from '#core/domain/access/app-request.ts';
import { isClientId, readClientDocument } from '#core/domain/access/client-document.ts';
import { appTokenText, isAccessOpen, isAppOver, readAppToken } from '#core/domain/access/connected-app.ts';
import { buildConnectedApp } from '../../../support/people/factories.ts';

const householdId = '5f0c7e0c-53d5-4f5c-8dd5-0c6a3b7b1a11';
const id = '70cce000-0000-4000-8000-000000000001';
const secret = 'ab'.repeat(32);
const clientId = 'https://assistant.example/oauth/client.json';

describe('a code or token of an app', () => {
  const text = `upkept_access_5f0c7e0c53d54f5c8dd50c6a3b7b1a1170cce000000040008000000000000001_${secret}`;

  it('names its kind, the home and the app', () => {
    expect(appTokenText('access', { householdId, id, secret })).toBe(text);
    expect(readAppToken('access', text)).toEqual({ householdId, id, secret });
    expect([readAppToken('refresh', text), readAppToken('code', text)]).toEqual([undefined, undefined]);
  });

  it.each([
    '',
    `${text}0`,
    ` ${text}`,
    text.toUpperCase(),
    text.replace('access', ''),
    `upkept_${'0'.repeat(32)}_${secret}`,
  ])('isn’t %j', (wrong) => {
    expect(readAppToken('access', wrong)).toBeUndefined();
  });

  it('opens the home until the end of its hour, and only if it is the newest', () => {
    const app = buildConnectedApp(householdId, id);
    const { accessHash = '', accessExpiresAt = new Date() } = app.tokens ?? {};
    const before = new Date(accessExpiresAt.getTime() - 1);
    expect(isAccessOpen(app, accessHash, before)).toBe(true);
    expect(isAccessOpen(app, accessHash, accessExpiresAt)).toBe(false);
    expect(isAccessOpen(app, app.codeHash, before)).toBe(false);
    const { tokens: _, ...waiting } = app;
    expect(isAccessOpen(waiting, accessHash, before)).toBe(false);
    expect([isAppOver(app, new Date(app.expiresAt.getTime() - 1)), isAppOver(app, app.expiresAt)]).toEqual([
      false,
      true,
    ]);
  });
});

describe('the document of an app', () => {
  it.each([clientId, 'https://assistant.example:8443/client?v=1'])('can be at %s', (address) => {
    expect(isClientId(address)).toBe(true);
  });

  it.each([
    '',
    'client-1',
    'http://assistant.example/client.json',
    'https://assistant.example',
    'https://assistant.example/',
    'https://assistant.example/client.json#a',
    'https://assistant.example/client.json#',
    'https://ada@assistant.example/client.json',
    'https://assistant.example/a/../client.json',
    'https://Assistant.example/client.json',
    'https://127.1/client.json',
    `https://assistant.example/${'a'.repeat(500)}`,
  ])('can’t be at %s', (address) => {
    expect(isClientId(address)).toBe(false);
  });

  const redirect_uris = ['https://assistant.example/callback'];
  const read = (fields: unknown) => readClientDocument(clientId, JSON.stringify(fields));

  it('names the app and its addresses', () => {
    const document = { name: 'Desk assistant', redirectUris: redirect_uris };
    expect(read({ client_id: clientId, client_name: ' Desk assistant ', redirect_uris })).toEqual(document);
    const more = { token_endpoint_auth_method: 'none', logo_uri: 'https://assistant.example/logo.svg' };
    const mixed = [...redirect_uris, 7, null];
    expect(read({ ...more, client_id: clientId, client_name: 'Desk assistant', redirect_uris: mixed })).toEqual(
      document,
    );
  });

  it.each([undefined, 7, '', '   ', 'a'.repeat(61), 'two\nlines', 'reversed \u202etxet'])(
    'has its host as a name if it calls itself %j',
    (client_name) => {
      expect(read({ client_id: clientId, client_name, redirect_uris })?.name).toBe('assistant.example');
    },
  );

  it.each([
    null,
    [],
    'text',
    {},
    { redirect_uris },
    { client_id: 'https://other.example/client.json', redirect_uris },
    { client_id: clientId },
    { client_id: clientId, redirect_uris: 'https://assistant.example/callback' },
    { client_id: clientId, redirect_uris, token_endpoint_auth_method: 'client_secret_basic' },
    { client_id: clientId, redirect_uris, token_endpoint_auth_method: 'private_key_jwt' },
  ])('is none that says %j', (fields) => {
    expect(read(fields)).toBeUndefined();
    expect(readClientDocument(clientId, '{"client_id"')).toBeUndefined();
  });
});

describe('the answer to an app', () => {
  const may = (registered: string, given: string) => mayAnswer({ name: '', redirectUris: [registered] }, given);

  it('goes to an address that its document names, on any port of the person’s own computer', () => {
    expect(may('https://assistant.example/callback', 'https://assistant.example/callback')).toBe(true);
    expect(may('http://localhost/callback', 'http://localhost:51234/callback')).toBe(true);
    expect(may('http://127.0.0.1:33418/', 'http://127.0.0.1:1/')).toBe(true);
    expect(may('http://[::1]/', 'http://[::1]:8080/')).toBe(true);
    expect(['https://a.example/', 'http://localhost:1/'].map(staysOnComputer)).toEqual([false, true]);
  });

  it.each([
    ['https://assistant.example/callback', 'https://assistant.example/callback/'],
    ['https://assistant.example/callback', 'https://assistant.example/callback?a=1'],
    ['https://assistant.example/callback', 'https://assistant.example:8443/callback'],
    ['https://assistant.example/callback', 'https://assistant.example.evil.example/callback'],
    ['https://assistant.example/callback', ''],
    ['http://localhost/callback', 'http://127.0.0.1/callback'],
    ['http://localhost/callback', 'http://localhost:1/other'],
    ['http://localhost/callback', 'http://localhost.evil.example/callback'],
    ['http://localhost/callback', 'https://localhost/callback'],
    ['http://assistant.example/callback', 'http://assistant.example/callback'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['data:text/html,x', 'data:text/html,x'],
    ['assistant://callback', 'assistant://callback'],
    ['https://assistant.example/#a', 'https://assistant.example/#a'],
    ['https://ada:secret@assistant.example/', 'https://ada:secret@assistant.example/'],
  ])('for %s never goes to %s', (registered, given) => {
    expect(may(registered, given)).toBe(false);
  });

  it('keeps the query of its address', () => {
    const address = answerAddress('https://a.example/back?x=1', {
      code: 'c d',
      state: undefined,
      iss: 'https://b.example',
    });
    expect(address).toBe('https://a.example/back?x=1&code=c+d&iss=https%3A%2F%2Fb.example');
  });
});

describe('the request of an app', () => {
  const resource = 'https://upkept.example/api/mcp';
  const code_challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
  const request = { response_type: 'code', code_challenge, code_challenge_method: 'S256', resource };
  const wish = (changes: object) => wishIn({ ...request, ...changes }, resource);

  it('is for the most that it names, or for everything', () => {
    const scopeOf = (scope?: string) => Object(wish({ scope })).scope;
    expect([scopeOf(), scopeOf('read'), scopeOf('write read'), scopeOf('openid read'), scopeOf('write')]).toEqual([
      'write',
      'read',
      'write',
      'read',
      'write',
    ]);
    expect(wish({ resource: undefined })).toEqual({ codeChallenge: code_challenge, scope: 'write' });
  });

  it.each([
    [{ response_type: undefined }, 'unsupported_response_type'],
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ code_challenge: undefined }, 'invalid_request'],
    [{ code_challenge: 'short' }, 'invalid_request'],
    [{ code_challenge: `${code_challenge}=` }, 'invalid_request'],
    [{ code_challenge_method: undefined }, 'invalid_request'],
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ resource: 'https://upkept.example/' }, 'invalid_target'],
    [{ resource: 'https://other.example/api/mcp' }, 'invalid_target'],
    [{ scope: 'delete' }, 'invalid_scope'],
    [{ scope: '' }, 'invalid_scope'],
  ])('with %j is refused: %s', (changes, error) => {
    expect(wish(changes)).toBe(error);
  });

  it('is proved by a verifier of 43 to 128 characters', () => {
    const tried = ['a'.repeat(42), 'a'.repeat(43), 'Az09-._~'.repeat(16), 'a'.repeat(129), `${'a'.repeat(43)} `];
    expect(tried.map(isCodeVerifier)).toEqual([false, true, true, false, false]);
  });
});
