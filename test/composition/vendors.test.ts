import { Container } from 'inversify';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#apps/composition/config.ts';
import { part } from '#apps/composition/parts.ts';
import { standInsFor, vendorModules } from '#apps/composition/vendors/index.ts';

const postmark = { POSTMARK_SERVER_TOKEN: 'token' };
const stripe = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec', STRIPE_PRICE_ID: 'price' };
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://home.example',
  DATABASE_URL: 'postgres://database.example/upkept',
  APP_SECRET: 'a secret of thirty-two characters',
};
const standIns = (env: Record<string, string>) => standInsFor(readConfig(env)).map(({ name }) => name);

describe('the sandbox', () => {
  it('replaces each vendor whose keys are missing', () => {
    expect(standIns({})).toEqual(['postmark', 'stripe']);
    expect(standIns(postmark)).toEqual(['stripe']);
    expect(standIns(stripe)).toEqual(['postmark']);
    expect(standIns({ ...postmark, ...stripe })).toEqual([]);
    expect(standIns({ SMTP_URL: 'smtp://mail.example' })).toEqual(['stripe']);
  });

  it('replaces none in production', () => {
    expect(standIns({ ...production, ...postmark })).toEqual([]);
  });
});

describe('the mail', () => {
  const smtp = { SMTP_URL: 'smtp://127.0.0.1:9' };
  const webhookSecret = 'the secret of this test';

  function mailOf(env: Record<string, string>) {
    const container = new Container({ defaultScope: 'Singleton' });
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
