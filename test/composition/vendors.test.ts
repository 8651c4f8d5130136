import { Container } from 'inversify';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#apps/composition/config.ts';
import { part } from '#apps/composition/parts.ts';
import { standInsFor, vendorModules } from '#apps/composition/vendors/index.ts';
import { privacy } from '#words/site/privacy.ts';

const postmark = { POSTMARK_SERVER_TOKEN: 'token' };
const stripe = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec', STRIPE_PRICE_ID: 'price' };
const openai = { OPENAI_API_KEY: 'sk-key' };
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
    expect(standIns({})).toEqual(['postmark', 'stripe', 'google', 'openai']);
    expect(standIns(postmark)).toEqual(['stripe', 'google', 'openai']);
    expect(standIns(stripe)).toEqual(['postmark', 'google', 'openai']);
    expect(standIns(google)).toEqual(['postmark', 'stripe', 'openai']);
    expect(standIns(openai)).toEqual(['postmark', 'stripe', 'google']);
    expect(standIns({ ...postmark, ...stripe, ...google, ...openai })).toEqual([]);
    expect(standIns({ SMTP_URL: 'smtp://mail.example' })).toEqual(['stripe', 'google', 'openai']);
  });

  it('replaces none in production', () => {
    expect(standIns({ ...production, ...postmark })).toEqual([]);
  });
});

it('names each company that the sandbox replaces in the privacy policy', () => {
  const { blocks = [] } = privacy.sections.find(({ id }) => id === 'others') ?? {};
  const names = JSON.stringify(blocks).toLowerCase();
  for (const name of standIns({})) expect(names).toContain(name);
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
    await expect(consentPage({ ...production, ...postmark })).rejects.toMatchObject({ code: 'calendar_not_offered' });
  });
});

describe('the assistant', () => {
  function advisorOf(env: Record<string, string>) {
    const container = new Container();
    container.load(...vendorModules(readConfig(env), 'http://127.0.0.1:9'));
    return container.get(part.advisor);
  }

  it('exists with a key and in the sandbox, and not in production without one', async () => {
    expect(advisorOf({}).isAvailable).toBe(true);
    expect(advisorOf({ ...production, ...postmark, ...openai }).isAvailable).toBe(true);
    const closed = advisorOf({ ...production, ...postmark });
    expect(closed.isAvailable).toBe(false);
    const nameplate = { file: { type: 'image/png', bytes: new Uint8Array() }, items: [] } as const;
    await expect(closed.readPaper(nameplate, { user: '', onCost: () => {} })).rejects.toMatchObject({
      code: 'advisor_unavailable',
    });
  });

  it('reserves by the prices of its model, by those in the settings, or by the highest that are known', () => {
    const request = { file: { type: 'image/png', bytes: new Uint8Array() }, items: [] } as const;
    const costWith = (env: Record<string, string>) =>
      advisorOf({ ...openai, ...env }).highestCost({ kind: 'paper', request });
    expect(costWith({ OPENAI_MODEL: 'my-own-model', OPENAI_PRICES: '0/0/0' })).toBe(0);
    expect(costWith({ OPENAI_MODEL: 'gpt-6-luna' })).toBe(costWith({}));
    expect(costWith({ OPENAI_MODEL: 'my-own-model' })).toBe(costWith({ OPENAI_MODEL: 'gpt-5.4-mini' }));
    expect(costWith({ OPENAI_MODEL: 'my-own-model' })).toBeGreaterThan(costWith({}));
  });
});

describe('the mail', () => {
  const smtp = { SMTP_URL: 'smtp://127.0.0.1:9' };
  const webhookSecret = 'the secret of this test';

  function mailOf(env: Record<string, string>) {
    const container = new Container({ defaultScope: 'Singleton' });
    container.bind(part.supportEmail).toConstantValue('help@upkept.example');
    container.bind(part.mailFrom).toConstantValue('hello@upkept.example');
    container.bind(part.mailRenderer).toConstantValue({ render: () => Promise.reject(new Error('not rendered')) });
    for (const module of vendorModules(readConfig(env), 'http://127.0.0.1:9')) container.load(module);
    return { mailer: container.get(part.mailer), mailEvents: container.get(part.mailEvents) };
  }

  /** Whether an event that Postmark sends with the secret is accepted. */
  const readsPostmark = (env: Record<string, string>) => {
    const authorization = `Basic ${Buffer.from(`postmark:${webhookSecret}`).toString('base64')}`;
    const body = new TextEncoder().encode('{"RecordType":"Delivery"}');
    return mailOf(env)
      .mailEvents.read(body, authorization)
      .then(
        () => true,
        () => false,
      );
  };

  it('goes to the SMTP server if there is nothing else, and in the sandbox otherwise', async () => {
    expect(await mailOf(smtp).mailer.findProblem()).toBe('SMTP_URL: 127.0.0.1 doesn’t accept connections on port 9.');
    expect(await mailOf({}).mailer.findProblem()).toMatch(/^Postmark can’t be reached/);
  });

  it('is sent by Postmark if there is an SMTP server too', async () => {
    const both = { ...smtp, ...postmark, POSTMARK_WEBHOOK_SECRET: webhookSecret };
    expect(await readsPostmark(both)).toBe(true);
    expect(await readsPostmark({ ...both, POSTMARK_SERVER_TOKEN: '' })).toBe(false);
  });
});
