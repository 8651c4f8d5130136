import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { client, email, makeGoogleFixture, redirectUri, scope, verifier } from './google.fixture.ts';

let google: Awaited<ReturnType<typeof makeGoogleFixture>>;
beforeAll(async () => {
  google = await makeGoogleFixture();
});
afterAll(() => google.close());

const other = 'https://www.googleapis.com/auth/calendar';

describe('Google’s consent page', () => {
  it('says what the application may do, and to whose account', async () => {
    const page = await (await fetch(google.consentUrl())).text();
    for (const text of ['Make secondary Google calendars', `value="${email}"`, 'Allow', 'Refuse', 'Untick'])
      expect(page).toContain(text);
  });

  it.each([
    ['another scope', { scope: other }, 400, 'invalid_scope'],
    ['another scope besides', { scope: `${scope} ${other}.readonly` }, 400, 'invalid_scope'],
    ['no scope', { scope: undefined }, 400, 'invalid_request'],
    ['an unknown client', { client_id: 'nobody' }, 401, 'invalid_client'],
    ['another callback', { redirect_uri: 'https://upkept.example/callback' }, 400, 'redirect_uri_mismatch'],
    ['plain http', { redirect_uri: 'http://upkept.example/api/calendar/callback' }, 400, 'redirect_uri_mismatch'],
    ['no proof', { code_challenge: undefined }, 400, 'invalid_request'],
    ['a plain proof', { code_challenge_method: 'plain' }, 400, 'invalid_request'],
    ['a token instead of a code', { response_type: 'token' }, 400, 'unsupported_response_type'],
    ['no state', { state: undefined }, 400, 'invalid_request'],
  ])('refuses %s, without going back', async (_, changes, status, error) => {
    for (const method of ['GET', 'POST']) {
      const response = await fetch(google.consentUrl(changes), { method, redirect: 'manual' });
      expect(response.status).toBe(status);
      expect(await response.text()).toContain(error);
    }
  });

  it('grants an email address besides, and this machine as a callback', async () => {
    const local = 'http://localhost:3000/api/calendar/callback';
    const url = google.consentUrl({ scope: `openid email ${scope}`, redirect_uri: local });
    const { body } = await google.exchange({ code: await google.code(url), redirect_uri: local });
    expect(body.scope.split(' ')).toEqual(['openid', 'https://www.googleapis.com/auth/userinfo.email', scope]);
  });

  it('returns an error to the application when the user refuses', async () => {
    const back = new URL(await google.pages.consent(google.consentUrl(), 'refuse'));
    expect(back.href.split('?')[0]).toBe(redirectUri);
    expect(Object.fromEntries(back.searchParams)).toEqual({ state: 'state', error: 'access_denied' });
  });

  it('returns a code without the scope when the user unticks it, which then opens no calendar', async () => {
    const back = new URL(await google.pages.consent(google.consentUrl(), 'untick'));
    expect(back.searchParams.get('scope')).toBe('');
    const { body } = await google.exchange({ code: back.searchParams.get('code') ?? '' });
    expect(body.scope).toBe('');
    expect(await google.call(body.access_token, 'POST', '/calendars', { summary: 'Upkept' })).toMatchObject({
      status: 403,
      body: { error: { code: 403, errors: [{ reason: 'insufficientPermissions' }] } },
    });
  });

  it('can be answered with another account', async () => {
    const back = new URL(await google.pages.consent(google.consentUrl(), 'other-account'));
    const { body } = await google.exchange({ code: back.searchParams.get('code') ?? '' });
    const { token, path } = await google.open();
    expect(await google.call(body.access_token, 'GET', path)).toMatchObject({ status: 404 });
    expect(await google.call(token, 'GET', path)).toMatchObject({ status: 200 });
  });
});

describe('Google’s token endpoint', () => {
  it('exchanges a code once', async () => {
    const code = await google.code();
    expect(await google.exchange({ code })).toEqual({
      status: 200,
      body: {
        access_token: expect.stringMatching(/^ya29\./),
        refresh_token: expect.stringMatching(/^1\/\/0/),
        expires_in: 3599,
        scope,
        token_type: 'Bearer',
      },
    });
    expect(await google.exchange({ code })).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  it.each([
    ['another verifier', { code_verifier: `${verifier}x` }, 400, 'invalid_grant'],
    ['no verifier', { code_verifier: undefined }, 400, 'invalid_grant'],
    ['another callback', { redirect_uri: `${redirectUri}/` }, 400, 'redirect_uri_mismatch'],
    ['an unknown code', { code: '4/0never' }, 400, 'invalid_grant'],
    ['no code', { code: undefined }, 400, 'invalid_request'],
    ['another secret', { client_secret: 'GOCSPX-other' }, 401, 'invalid_client'],
    ['no client', { client_id: undefined }, 400, 'invalid_request'],
    ['another kind of grant', { grant_type: 'password' }, 400, 'unsupported_grant_type'],
  ])('refuses %s', async (_, changes, status, error) => {
    expect(await google.exchange({ code: await google.code(), ...changes })).toMatchObject({
      status,
      body: { error },
    });
  });

  it('refuses a code after ten minutes', async () => {
    const code = await google.code();
    google.later(601);
    expect(await google.exchange({ code })).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  const refresh = (refresh_token: string) =>
    google.post('/token', { ...client, grant_type: 'refresh_token', refresh_token });

  it('refreshes access as often as asked, and never replaces the refresh token', async () => {
    const { refresh_token } = await google.connect();
    const [first, second] = [await refresh(refresh_token), await refresh(refresh_token)];
    for (const { status, body } of [first, second])
      expect([status, Object.keys(body).sort()]).toEqual([200, ['access_token', 'expires_in', 'scope', 'token_type']]);
    expect(second.body.access_token).not.toBe(first.body.access_token);
    expect(await refresh('1//0never')).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  it('grants a refresh token only to who asks for one, and again only after another consent', async () => {
    const account = { login_hint: 'once@gmail.example', prompt: undefined };
    expect(await google.connect(google.consentUrl({ ...account, access_type: 'online' }))).not.toHaveProperty(
      'refresh_token',
    );
    await google.pages.revoke('once@gmail.example');
    expect(await google.connect(google.consentUrl(account))).toHaveProperty('refresh_token');
    expect(await google.connect(google.consentUrl(account))).not.toHaveProperty('refresh_token');
    expect(await google.connect(google.consentUrl({ ...account, prompt: 'consent' }))).toHaveProperty('refresh_token');
  });

  it('ends an account’s oldest refresh token when it has more than a hundred', async () => {
    const url = google.consentUrl({ login_hint: 'many@gmail.example' });
    const tokens: string[] = [];
    for (let count = 0; count < 101; count++) tokens.push((await google.connect(url)).refresh_token);
    expect((await refresh(tokens[0] ?? '')).body).toMatchObject({ error: 'invalid_grant' });
    expect((await refresh(tokens[1] ?? '')).status).toBe(200);
  });

  it.each([
    ['in the body', (token: string) => google.post('/revoke', { token })],
    ['in the address', (token: string) => google.post(`/revoke?token=${encodeURIComponent(token)}`, {})],
  ])('revokes everything of the account, with a token %s', async (_, revoke) => {
    const [first, second] = [await google.connect(), await google.connect()];
    expect((await revoke(first.refresh_token)).status).toBe(200);
    expect((await refresh(second.refresh_token)).body).toEqual({
      error: 'invalid_grant',
      error_description: 'Token has been expired or revoked.',
    });
    expect((await google.call(second.access_token, 'POST', '/calendars', { summary: 'Upkept' })).status).toBe(401);
    expect(await revoke(first.refresh_token)).toMatchObject({ status: 400, body: { error: 'invalid_token' } });
  });

  it('gives access for an hour', async () => {
    const { token, path } = await google.open();
    google.later(3598);
    expect((await google.call(token, 'GET', path)).status).toBe(200);
    google.later(2);
    expect(await google.call(token, 'GET', path)).toMatchObject({
      status: 401,
      body: { error: { code: 401, errors: [{ reason: 'authError', location: 'Authorization' }] } },
    });
  });
});
