import { Container } from 'inversify';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#apps/composition/config.ts';
import { part } from '#apps/composition/parts.ts';
import { standInsFor, vendorModules } from '#apps/composition/vendors/index.ts';

const postmark = { POSTMARK_SERVER_TOKEN: 'token' };
const stripe = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec', STRIPE_PRICE_ID: 'price' };
const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://home.example',
  DATABASE_URL: 'postgres://database.example/upkept',
  APP_SECRET: 'a secret of thirty-two characters',
};
const standIns = (env: Record<string, string>) => standInsFor(readConfig(env)).map(({ name }) => name);

describe('the sandbox', () => {
  it('replaces each vendor whose keys are missing', () => {
    expect(standIns({})).toEqual(['postmark', 'stripe', 'google']);
    expect(standIns(postmark)).toEqual(['stripe', 'google']);
    expect(standIns(stripe)).toEqual(['postmark', 'google']);
    expect(standIns(google)).toEqual(['postmark', 'stripe']);
    expect(standIns({ ...postmark, ...stripe, ...google })).toEqual([]);
  });

  it('replaces none in production', () => {
    expect(standIns({ ...production, ...postmark })).toEqual([]);
  });
});

describe('calendars', () => {
  /** Where users are sent to consent. */
  async function consentPage(env: Record<string, string>): Promise<string> {
    const container = new Container();
    container.load(...vendorModules(readConfig(env), 'http://127.0.0.1:3001'));
    container.bind(part.baseUrl).toConstantValue('https://home.example');
    container.bind(part.clock).toConstantValue({ now: () => new Date('2027-01-06T12:00:00Z') });
    const { origin, pathname } = new URL(
      await container.get(part.calendars).consentUrl({ state: 'state', codeVerifier: 'verifier' }),
    );
    return origin + pathname;
  }

  it('are Google’s with keys, and the sandbox’s without', async () => {
    expect(await consentPage({})).toBe('http://127.0.0.1:3001/google/o/oauth2/v2/auth');
    expect(await consentPage(google)).toBe('https://accounts.google.com/o/oauth2/v2/auth');
    expect(await consentPage({ ...production, ...postmark, ...google })).toBe(
      'https://accounts.google.com/o/oauth2/v2/auth',
    );
  });

  it('are those of another server that speaks Google’s protocols, if it is named', async () => {
    const other = { ...google, GOOGLE_API_URL: 'http://127.0.0.1:4000/' };
    expect(await consentPage(other)).toBe('http://127.0.0.1:4000/o/oauth2/v2/auth');
  });

  it('are unavailable in production without keys', async () => {
    await expect(consentPage({ ...production, ...postmark })).rejects.toMatchObject({ code: 'calendar_unavailable' });
  });
});
