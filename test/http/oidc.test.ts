import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Language } from '#core/domain/languages.ts';
import {
  client,
  type Distortion,
  type IdentityServer,
  startIdentityServer,
} from '../support/access/identity-server.ts';
import { onboarding } from '../support/people/onboarding.ts';
import { publicUrl, type ServerOptions, startTestServer, type TestServer } from '../support/server/test-server.ts';

const cookieName = '__Host-upkept_oidc';
let provider: IdentityServer;
let server: TestServer;
let noMail: TestServer;

const start = (settings: ServerOptions['settings'] = {}) =>
  startTestServer({
    settings: {
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: client.id,
      OIDC_CLIENT_SECRET: client.secret,
      SIGN_UP_DOMAINS: 'home.example',
      ...settings,
    },
  });

beforeAll(async () => {
  provider = await startIdentityServer(`${publicUrl}/api/auth/oidc/callback`);
  [server, noMail] = await Promise.all([start(), start({ OIDC_ONLY: 'true' })]);
});
afterAll(async () => {
  await Promise.all([server?.close(), noMail?.close()]);
  await provider?.close();
});

let people = 0;
let sub = '';
let email = '';
beforeEach(() => {
  people += 1;
  sub = `subject-${people}`;
  email = `person-${people}@home.example`;
});

type Browser = {
  readonly at: TestServer;
  /** Begins a visit, and returns the provider's page. */
  begin(): Promise<string>;
  /** Comes back from the provider; returns the page that we send the browser to. */
  comeBack(search: string): Promise<URL>;
  /** The nonce of the last visit. */
  nonce(): string;
  /** Opens a link's page, which posts its token. */
  open(token: string): Promise<Response>;
};

/** A browser on a page of ours, which keeps our cookie. */
function openBrowser(at = server, page: Language = 'en'): Browser {
  const cookies = new Map<string, string>();
  const keep = ({ headers }: Response) => {
    for (const set of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
  };
  const cookie = () => ({ Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') });
  let nonce = '';
  return {
    at,
    begin: async () => {
      const response = await at.send('startOidc', {}, undefined, { ...cookie(), 'Accept-Language': page });
      keep(response);
      const begun = (await response.json()) as { url: string; nonce: string };
      nonce = begun.nonce;
      return begun.url;
    },
    comeBack: async (search) => {
      const address = `${at.url}/api/auth/oidc/callback${search}`;
      const response = await fetch(address, { redirect: 'manual', headers: cookie() });
      keep(response);
      expect(response.status).toBe(302);
      return new URL(response.headers.get('Location') ?? '');
    },
    nonce: () => nonce,
    open: (token) => at.send('verifyMagicLink', { body: { token } }, undefined, cookie()),
  };
}

type Claimed = { readonly sub?: string; readonly email?: unknown; readonly email_verified?: unknown };

/** Goes to the provider and comes back, as the person with these claims. */
async function visit(browser: Browser, claims: Claimed = {}): Promise<URL> {
  const person = { sub, email, email_verified: true, ...claims };
  return browser.comeBack((await provider.signIn(await browser.begin(), person)).search);
}

const tokenOf = (page: URL) => page.searchParams.get('token') ?? '';

async function signIn(browser: Browser, claims: Claimed = {}) {
  const page = await visit(browser, claims);
  expect(page.pathname).toBe('/verify-auth');
  const response = await browser.open(tokenOf(page));
  expect(response.status).toBe(200);
  return (await response.json()) as { token: string; user: { id: string; email: string } };
}

const outcomeOf = ({ pathname, searchParams }: URL) => [pathname, searchParams.get('service')];
const refusalOf = async (response: Response) => [response.status, ((await response.json()) as { code: string }).code];
const identities = (at = server) => at.database.knex('identities');
const noteOf = (outcome: string) => server.log.filter((line) => line.includes(`"status":"${outcome}"`)).length;

describe('the sign-in service', () => {
  it('leads back to pages of the language in which the visit began', async () => {
    const refused = await visit(openBrowser(server, 'fr'), { email: undefined });
    expect(outcomeOf(refused)).toEqual(['/fr/connexion', 'refused']);
    const signedIn = await visit(openBrowser(server, 'fr'));
    expect([signedIn.pathname, signedIn.searchParams.get('lang')]).toEqual(['/verify-auth', 'fr']);
  });

  it('shows a person who signs in the invitation to their address before anything else', async () => {
    const owner = await server.signIn(`owner-of-${people}@home.example`);
    await server.call('onboard', { body: onboarding() }, owner.token);
    const { id } = await server.call('invite', { body: { role: 'member', email } }, owner.token);
    const { user } = await signIn(openBrowser());
    expect(user).toMatchObject({ isOnboarded: false, invitations: [{ id }] });
  });

  it('signs in with no mail, and its subject then opens the account whatever address it names', async () => {
    const browser = openBrowser();
    const page = await visit(browser);
    expect(page.origin).toBe(publicUrl);
    // The browser that began the visit opens the link without a click.
    expect(tokenOf(page).startsWith(`${browser.nonce()}.`)).toBe(true);
    const first = (await (await browser.open(tokenOf(page))).json()) as { user: { id: string } };
    const changed = { email: 'changed@home.example', email_verified: false };
    for (const claims of [{}, changed, { email: undefined }]) {
      const { token, user } = await signIn(openBrowser(), claims);
      expect(user).toMatchObject({ id: first.user.id, email });
      expect(await server.call('me', {}, token)).toMatchObject({ email });
    }
    expect(await server.mailsTo(email)).toEqual([]);
    expect(await server.mailsTo('changed@home.example')).toEqual([]);
    expect(await identities().where({ subject: sub })).toHaveLength(1);
  });

  it('is connected with the account of an address that it has verified, and a mail says so', async () => {
    const known = await server.signIn(email);
    const { token, user } = await signIn(openBrowser(), { email: email.toUpperCase() });
    expect(user.id).toBe(known.user.id);
    await server.settle();
    expect((await server.mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'A new way to sign in to your Upkept account',
    ]);
    const [mail] = await server.mailsTo(email);
    expect(mail?.text).toContain(`${publicUrl}/settings#sign-in-service`);
    const listed = await server.call('listIdentities', {}, token);
    const linkedAt = server.clock.now().toISOString();
    expect(listed.identities).toEqual([{ id: expect.any(String), name: new URL(provider.issuer).host, linkedAt }]);
  });

  it.each([[{ email_verified: false }], [{ email_verified: undefined }], [{ email_verified: 'true' }]])(
    'is connected after our own mail where the address has %j, once',
    async (claims) => {
      const known = await server.signIn(email);
      const browser = openBrowser();
      expect(outcomeOf(await visit(browser, claims))).toEqual(['/login', 'mailed']);
      expect(await identities().where({ subject: sub })).toEqual([]);
      const token = await server.mailedToken(email);
      const [mail] = await server.mailsTo(email);
      expect(mail?.subject).toBe('Confirm your address to sign in to Upkept');
      expect(mail?.text).toContain(new URL(provider.issuer).host);
      expect(token.startsWith(`${browser.nonce()}.`)).toBe(true);
      const opened = (await (await browser.open(token)).json()) as { user: { id: string } };
      expect(opened.user.id).toBe(known.user.id);
      expect((await signIn(openBrowser(), claims)).user.id).toBe(known.user.id);
    },
  );

  it('gives no one an account who names its address: the owner’s click on our mail lets only their own browser in', async () => {
    const known = await server.signIn(email);
    const attacker = openBrowser();
    expect(outcomeOf(await visit(attacker, { email_verified: false }))).toEqual(['/login', 'mailed']);
    const token = await server.mailedToken(email);
    const owner = openBrowser();
    expect(await refusalOf(await owner.open(token))).toEqual([409, 'other_browser']);
    await owner.begin();
    expect(await refusalOf(await owner.open(token))).toEqual([409, 'other_browser']);
    expect(await identities().where({ person_id: known.user.id })).toEqual([]);
    expect(outcomeOf(await visit(attacker, { email_verified: false }))).toEqual(['/login', 'mailed']);
  });

  it('leaves no token that works in another browser', async () => {
    const page = await visit(openBrowser());
    expect(await refusalOf(await openBrowser().open(tokenOf(page)))).toEqual([409, 'other_browser']);
    expect(await identities().where({ subject: sub })).toEqual([]);
  });

  it('refuses who may have no account, and who has no address', async () => {
    for (const claims of [{ email: 'eve@evil.example' }, { email: undefined }, { email: ['a@home.example'] }]) {
      const before = noteOf('refused');
      expect(outcomeOf(await visit(openBrowser(), claims))).toEqual(['/login', 'refused']);
      expect(noteOf('refused')).toBe(before + 1);
    }
    expect(await identities().where({ subject: sub })).toEqual([]);
  });

  it.each<[string, Distortion]>([
    ['for another client', { claims: (claims) => ({ ...claims, aud: 'another' }) }],
    ['of another issuer', { claims: (claims) => ({ ...claims, iss: 'https://evil.example' }) }],
    ['of another visit', { claims: (claims) => ({ ...claims, nonce: 'another' }) }],
    ['that has expired', { claims: (claims) => ({ ...claims, exp: 1 }) }],
    ['that is forged', { isForged: true }],
  ])('isn’t believed with a token %s', async (_, distortion) => {
    await server.signIn(email);
    const browser = openBrowser();
    const { search } = await provider.signIn(await browser.begin(), { sub, email, email_verified: true });
    provider.distort(distortion);
    expect(outcomeOf(await browser.comeBack(search))).toEqual(['/login', 'failed']);
    expect(await identities().where({ subject: sub })).toEqual([]);
  });

  it('isn’t believed about another browser’s visit, twice, too late, or when it was declined', async () => {
    const person = { sub, email, email_verified: true };
    const [mine, another] = [openBrowser(), openBrowser()];
    const { search } = await provider.signIn(await mine.begin(), person);
    expect(outcomeOf(await another.comeBack(search))).toEqual(['/login', 'failed']);
    await another.begin();
    expect(outcomeOf(await another.comeBack(search))).toEqual(['/login', 'failed']);
    const state = new URLSearchParams(search).get('state');
    expect(outcomeOf(await mine.comeBack(`?error=access_denied&state=${state}`))).toEqual(['/login', 'failed']);
    expect(outcomeOf(await mine.comeBack(`${search}&code=twice`))).toEqual(['/login', 'failed']);
    expect(outcomeOf(await mine.comeBack(''))).toEqual(['/login', 'failed']);
    expect((await mine.comeBack(search)).pathname).toBe('/verify-auth');
    expect(outcomeOf(await mine.comeBack(search))).toEqual(['/login', 'failed']);

    const late = await provider.signIn(await mine.begin(), person);
    server.clock.advance({ minutes: 10 });
    expect(outcomeOf(await mine.comeBack(late.search))).toEqual(['/login', 'failed']);
    expect(await identities().where({ subject: sub })).toEqual([]);
  });

  it('hands out links that work once, and for five minutes', async () => {
    const browser = openBrowser();
    const once = tokenOf(await visit(browser));
    expect((await browser.open(once)).status).toBe(200);
    expect(await refusalOf(await browser.open(once))).toEqual([401, 'invalid_link']);
    const late = tokenOf(await visit(browser));
    server.clock.advance({ minutes: 5 });
    expect(await refusalOf(await browser.open(late))).toEqual([401, 'invalid_link']);
  });

  it('may be away: at the start, and when a person comes back', async () => {
    const browser = openBrowser();
    const { search } = await provider.signIn(await browser.begin(), { sub, email, email_verified: true });
    provider.fail(true);
    try {
      expect(outcomeOf(await browser.comeBack(search))).toEqual(['/login', 'away']);
      const away = await start();
      try {
        expect(await refusalOf(await away.send('startOidc', {}))).toEqual([503, 'identity_unavailable']);
        expect(outcomeOf(await openBrowser(away).comeBack(search))).toEqual(['/login', 'failed']);
      } finally {
        await away.close();
      }
    } finally {
      provider.fail(false);
    }
    expect((await visit(browser)).pathname).toBe('/verify-auth');
  });

  it('floods no one with mail', async () => {
    for (let time = 0; time < 7; time++) {
      expect(outcomeOf(await visit(openBrowser(), { email_verified: false }))).toEqual(['/login', 'mailed']);
    }
    await server.settle();
    expect((await server.mailsTo(email)).length).toBe(5);
  });

  it('is removed by its person alone, and no longer signs in without being connected again', async () => {
    const { token } = await signIn(openBrowser());
    const stranger = await server.signIn(`stranger-${people}@home.example`);
    const [mine] = (await server.call('listIdentities', {}, token)).identities;
    const params = { id: mine?.id ?? '' };
    expect((await server.refusal('deleteIdentity', { params }, stranger.token)).body.code).toBe('identity_not_found');
    expect((await server.call('listIdentities', {}, stranger.token)).identities).toEqual([]);
    await server.call('deleteIdentity', { params }, token);
    expect((await server.refusal('deleteIdentity', { params }, token)).status).toBe(404);
    expect(await identities().where({ subject: sub })).toEqual([]);
    expect(outcomeOf(await visit(openBrowser(), { email_verified: false }))).toEqual(['/login', 'mailed']);
  });

  it('ends with the account, and is in its export', async () => {
    const { token, user } = await signIn(openBrowser());
    await server.call('onboard', { body: onboarding() }, token);
    const exported = await server.send('exportAccount', {}, token);
    expect(await exported.text()).toContain(sub);
    await server.call('deleteAccount', {}, token);
    await server.settle();
    expect(await identities().where({ subject: sub })).toEqual([]);
    const again = await signIn(openBrowser());
    expect(again.user.id).not.toBe(user.id);
  });

  it('isn’t offered where the settings name none', async () => {
    const plain = await startTestServer();
    try {
      expect(await refusalOf(await plain.send('startOidc', {}))).toEqual([404, 'identity_not_offered']);
      expect(outcomeOf(await openBrowser(plain).comeBack('?code=x&state=y'))).toEqual(['/login', 'failed']);
    } finally {
      await plain.close();
    }
  });

  it('binds a visit to the browser with a cookie that scripts and other sites can’t read', async () => {
    const response = await server.send('startOidc', {});
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        new RegExp(`^${cookieName}=[\\w.-]+; Path=/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$`),
      ),
    ]);
    const { url } = (await response.json()) as { url: string };
    const state = new URL(url).searchParams.get('state') ?? '';
    expect(response.headers.getSetCookie().join()).not.toContain(state);
  });
});

describe('a server where everyone signs in with the sign-in service', () => {
  it('signs in without any mail server', async () => {
    const { token } = await signIn(openBrowser(noMail));
    expect(await noMail.call('me', {}, token)).toMatchObject({ email });
    expect(await noMail.mailsTo(email)).toEqual([]);
  });

  it('creates accounts for unverified addresses, but gives no one an account that exists', async () => {
    const first = await signIn(openBrowser(noMail), { email_verified: false });
    const other = { sub: `${sub}-other`, email_verified: false };
    expect(outcomeOf(await visit(openBrowser(noMail), other))).toEqual(['/login', 'refused']);
    const again = await signIn(openBrowser(noMail), { email_verified: false });
    expect(again.user.id).toBe(first.user.id);
  });

  it('has no other way in, and keeps this one', async () => {
    const { token } = await signIn(openBrowser(noMail));
    const code = async (...input: Parameters<TestServer['refusal']>) => {
      const { status, body } = await noMail.refusal(...input);
      return [status, body.code];
    };
    expect(await code('requestMagicLink', { body: { email } })).toEqual([403, 'sign_in_elsewhere']);
    expect(await code('startPasskeySignIn', {})).toEqual([403, 'sign_in_elsewhere']);
    expect(await code('requestEmailChange', { body: { email: `new-${email}` } }, token)).toEqual([
      409,
      'mail_not_sent',
    ]);
    const [mine] = (await noMail.call('listIdentities', {}, token)).identities;
    const params = { id: mine?.id ?? '' };
    expect(await code('deleteIdentity', { params }, token)).toEqual([409, 'identity_needed']);
  });
});
