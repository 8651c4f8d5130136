import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeIdentityProvider } from '#adapters/openid-client/identity-provider.ts';
import {
  client,
  type Distortion,
  type IdentityServer,
  startIdentityServer,
} from '../support/access/identity-server.ts';

const callbackUrl = 'https://home.upkept.example/api/auth/oidc/callback';
let server: IdentityServer;
beforeAll(async () => {
  server = await startIdentityServer(callbackUrl);
});
afterAll(() => server.close());

const open = (settings: { issuer?: string; clientSecret?: string } = {}) =>
  makeIdentityProvider({
    issuer: server.issuer,
    clientId: client.id,
    clientSecret: client.secret,
    callbackUrl,
    ...settings,
  });

const now = () => Math.floor(Date.now() / 1000);

let visits = 0;
const secrets = () => {
  visits += 1;
  const secret = (name: string) => `${name}-${visits}`.padEnd(43, 'x');
  return { state: secret('state'), nonce: secret('nonce'), codeVerifier: secret('verifier') };
};

const ada = { sub: 'ada', email: 'Ada@home.example', email_verified: true };

describe('the identity provider', () => {
  it('is asked with PKCE, and its person’s claims come back', async () => {
    const [provider, visit] = [open(), secrets()];
    const address = await provider.signInUrl(visit);
    expect(Object.fromEntries(new URL(address).searchParams)).toMatchObject({
      response_type: 'code',
      scope: 'openid email',
      code_challenge_method: 'S256',
      redirect_uri: callbackUrl,
      state: visit.state,
      nonce: visit.nonce,
    });
    const { search } = await server.signIn(address, ada);
    const claims = { issuer: server.issuer, subject: 'ada', email: 'ada@home.example', emailVerified: true };
    expect(await provider.claimsFrom(search, visit)).toEqual(claims);
    // A code is exchanged once.
    expect(await provider.claimsFrom(search, visit)).toBeUndefined();
  });

  it.each([
    [{ email: 'ada@home.example' }, { email: 'ada@home.example', emailVerified: false }],
    [
      { email: 'ada@home.example', email_verified: false },
      { email: 'ada@home.example', emailVerified: false },
    ],
    [
      { email: 'ada@home.example', email_verified: 'true' },
      { email: 'ada@home.example', emailVerified: false },
    ],
    [
      { email: 'ada@home.example', email_verified: 1 },
      { email: 'ada@home.example', emailVerified: false },
    ],
    [{ email: 'not an address', email_verified: true }, { emailVerified: true }],
    [{ email: ['ada@home.example'], email_verified: true }, { emailVerified: true }],
    [{}, { emailVerified: false }],
  ])('says %j, which is taken as %j', async (given, taken) => {
    const [provider, visit] = [open(), secrets()];
    const { search } = await server.signIn(await provider.signInUrl(visit), { sub: 'eve', ...given });
    expect(await provider.claimsFrom(search, visit)).toEqual({ issuer: server.issuer, subject: 'eve', ...taken });
  });

  it('isn’t believed about another visit, without a code, or when it names another issuer', async () => {
    const [provider, visit, other] = [open(), secrets(), secrets()];
    const back = async () => (await server.signIn(await provider.signInUrl(visit), ada)).search;
    expect(await provider.claimsFrom(await back(), { ...visit, state: other.state })).toBeUndefined();
    expect(await provider.claimsFrom(await back(), { ...visit, nonce: other.nonce })).toBeUndefined();
    expect(await provider.claimsFrom(await back(), { ...visit, codeVerifier: other.codeVerifier })).toBeUndefined();
    expect(await provider.claimsFrom('', visit)).toBeUndefined();
    expect(await provider.claimsFrom(`?error=access_denied&state=${visit.state}`, visit)).toBeUndefined();
    const foreign = new URLSearchParams(await back());
    foreign.set('iss', 'https://evil.example');
    expect(await provider.claimsFrom(`?${foreign}`, visit)).toBeUndefined();
  });

  it.each<[string, Distortion]>([
    ['is for another client', { claims: (claims) => ({ ...claims, aud: 'another client' }) }],
    ['is for several clients', { claims: (claims) => ({ ...claims, aud: [client.id, 'another client'] }) }],
    ['names another issuer', { claims: (claims) => ({ ...claims, iss: 'https://evil.example' }) }],
    ['answers another visit', { claims: (claims) => ({ ...claims, nonce: 'another' }) }],
    ['answers no visit', { claims: ({ nonce: _, ...claims }) => claims }],
    ['has expired', { claims: (claims) => ({ ...claims, exp: now() - 3600 }) }],
    ['never expires', { claims: ({ exp: _, ...claims }) => claims }],
    ['names no one', { claims: ({ sub: _, ...claims }) => claims }],
    ['is signed with another key', { isForged: true }],
  ])('isn’t believed when its token %s', async (_, distortion) => {
    const [provider, visit] = [open(), secrets()];
    const { search } = await server.signIn(await provider.signInUrl(visit), ada);
    server.distort(distortion);
    expect(await provider.claimsFrom(search, visit)).toBeUndefined();
  });

  it('isn’t believed about anyone but the person in its token', async () => {
    const [provider, visit] = [open(), secrets()];
    const { search } = await server.signIn(await provider.signInUrl(visit), ada);
    server.distort({ claims: (claims) => ({ ...claims, sub: 'grace' }) });
    expect(await provider.claimsFrom(search, visit)).toBeUndefined();
  });

  it('may be away, and is tried again', async () => {
    const away = open({ issuer: 'http://127.0.0.1:9' });
    await expect(away.signInUrl(secrets())).rejects.toMatchObject({ code: 'identity_unavailable' });
    await expect(away.signInUrl(secrets())).rejects.toMatchObject({ code: 'identity_unavailable' });
  });

  it('may fail while a person signs in, or not know our client, which is no fault of the person', async () => {
    const [provider, visit] = [open(), secrets()];
    const back = async () => (await server.signIn(await provider.signInUrl(visit), ada)).search;
    const search = await back();
    server.fail(true);
    await expect(provider.claimsFrom(search, visit)).rejects.toMatchObject({ code: 'identity_unavailable' });
    server.fail(false);
    const unknown = open({ clientSecret: 'a wrong secret' });
    await expect(unknown.claimsFrom(await back(), visit)).rejects.toMatchObject({ code: 'identity_unavailable' });
  });

  it('says what its operator has to correct', async () => {
    expect(await open().findProblem()).toBeUndefined();
    expect(await open({ clientSecret: 'a wrong secret' }).findProblem()).toMatchObject({
      severity: 'fail',
      what: 'OIDC_CLIENT_ID, OIDC_CLIENT_SECRET: the provider rejects them.',
    });
    for (const issuer of ['http://127.0.0.1:9', `${server.issuer}/another`]) {
      const problem = await open({ issuer }).findProblem();
      expect(problem?.what).toContain(`OIDC_ISSUER: ${issuer} gives no description of a provider: `);
    }
  });
});
