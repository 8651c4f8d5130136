import { describe, expect, it } from 'vitest';
import { readConfig } from '#apps/composition/config.ts';
import { oidc, problemsOf, production, stripe } from './problems-of.ts';

describe('a setting that could not work', () => {
  const noPath = 'must be an address without a path, such as https://home.example';
  it.each([
    ['https://h.example/app?x=1#y', noPath],
    ['https://home.example/app', noPath],
    ['https://home.example?x=1', noPath],
    ['https://ada:secret@home.example', noPath],
    ['http://home.example', 'needs https in production'],
  ])('is the public address %s in production', (PUBLIC_URL, problem) => {
    expect(problemsOf({ ...production, PUBLIC_URL })).toEqual([`PUBLIC_URL: ${problem}`]);
  });

  it('is not a public address of this machine', () => {
    expect(problemsOf({ ...production, PUBLIC_URL: 'http://localhost:3000' })).toEqual([]);
    expect(problemsOf({ PUBLIC_URL: 'http://home.example:8080/' })).toEqual([]);
  });

  it.each([' '.repeat(40), 'z'.repeat(40), 'abab'.repeat(10)])('is the secret "%s"', (APP_SECRET) => {
    expect(problemsOf({ APP_SECRET })).toEqual(['APP_SECRET: is too easy to guess: generate a random one']);
  });

  it.each(['nonsense', 'Upkept <hello>', 'Upkept hello@home.example', 'a@b.example\r\nBcc: c@d.example'])(
    'is the sender "%s"',
    (MAIL_FROM) => {
      expect(problemsOf({ MAIL_FROM })).toEqual(['MAIL_FROM: must be an address, or Name <address>']);
    },
  );

  it.each(['hello@home.example', 'Upkept <hello@home.example>', '"Upkept, Inc." <hello@home.example>'])(
    'is not the sender %s',
    (MAIL_FROM) => {
      expect(problemsOf({ MAIL_FROM })).toEqual([]);
    },
  );

  it.each(['not a url …', 'mysql://home.example/upkept', 'postgres://', 'postgres://ada:p#ss@home.example/upkept'])(
    'is the database "%s"',
    (DATABASE_URL) => {
      expect(problemsOf({ DATABASE_URL })).toEqual([expect.stringMatching(/^DATABASE_URL: must look like postgres:/)]);
    },
  );
});

describe('a setting that is wrong', () => {
  it.each(['PUBLIC_URL', 'DATABASE_URL', 'APP_SECRET'])('is named when production lacks %s', (name) => {
    expect(problemsOf({ ...production, [name]: '' })).toEqual([`${name}: needed in production`]);
  });

  it('is named with its alternative when production can send no mail', () => {
    expect(problemsOf({ ...production, POSTMARK_SERVER_TOKEN: '' })).toEqual([
      'POSTMARK_SERVER_TOKEN or SMTP_URL: needed in production',
    ]);
  });

  it('is no mail where everyone signs in with the sign-in service', () => {
    const { POSTMARK_SERVER_TOKEN: _, ...withoutMail } = production;
    const only = { ...withoutMail, ...oidc, OIDC_ONLY: 'true' };
    expect(readConfig(only)).toMatchObject({ sendsMail: false, identity: { name: 'id.example', isOnlyWay: true } });
    expect(readConfig({ ...only, SMTP_URL: 'smtp://mail.example' }).sendsMail).toBe(true);
    expect(problemsOf({ ...withoutMail, ...oidc })).toEqual([
      'POSTMARK_SERVER_TOKEN or SMTP_URL: needed in production',
    ]);
    expect(problemsOf({ ...only, ...stripe })).toEqual([
      'OIDC_ONLY: can’t be combined with STRIPE_SECRET_KEY, because visitors who buy sign in by mail',
    ]);
  });

  it('is a part of a sign-in service, or one that others could listen to', () => {
    expect(problemsOf({ ...oidc, OIDC_CLIENT_SECRET: '' })).toEqual([
      'OIDC_CLIENT_SECRET: needed together with OIDC_ISSUER and OIDC_CLIENT_ID',
    ]);
    expect(problemsOf({ OIDC_ONLY: 'true' })).toEqual([
      'OIDC_ONLY: needs OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET',
    ]);
    expect(problemsOf({ ...oidc, OIDC_ISSUER: 'id.example' })).toEqual([
      'OIDC_ISSUER: must be an address such as https://id.example.com',
    ]);
    const insecure = { ...oidc, OIDC_ISSUER: 'http://id.example/' };
    expect(problemsOf({ ...production, ...insecure })).toEqual(['OIDC_ISSUER: needs https in production']);
    expect(readConfig(insecure).identity?.issuer).toBe('http://id.example/');
  });

  it.each([
    ['mail.example', 'must look like smtp://user:password@mail.example.com:587'],
    ['https://mail.example', 'must look like smtp://user:password@mail.example.com:587'],
    ['smtp:mail.example', 'must look like smtp://user:password@mail.example.com:587'],
    ['smtp://ada:100%@mail.example', 'contains a % that is not part of an encoded character: write %25 for it'],
    ['smtps://ada@mail.example', 'has a user name without a password'],
  ])('is an address of an SMTP server like %s', (SMTP_URL, problem) => {
    expect(problemsOf({ SMTP_URL })).toEqual([`SMTP_URL: ${problem}`]);
  });

  it.each([
    ['broker.example', 'must look like mqtt://user:password@broker.example.com:1883'],
    ['ws://broker.example', 'must look like mqtt://user:password@broker.example.com:1883'],
    ['mqtt://broker.example/topic', 'must look like mqtt://user:password@broker.example.com:1883'],
    ['mqtts://ada:100%@broker.example', 'contains a % that is not part of an encoded character: write %25 for it'],
    ['mqtt://ada@broker.example', 'has a user name without a password'],
  ])('is an address of a broker like %s', (MQTT_URL, problem) => {
    expect(problemsOf({ MQTT_URL })).toEqual([`MQTT_URL: ${problem}`]);
  });

  it('is a message stream that Postmark could not have, or a secret that can be guessed', () => {
    expect(problemsOf({ POSTMARK_SUMMARY_STREAM: 'My stream', POSTMARK_WEBHOOK_SECRET: 'short' })).toEqual([
      'POSTMARK_SUMMARY_STREAM: must be the ID of a message stream: small letters, digits and hyphens',
      'POSTMARK_WEBHOOK_SECRET: needs at least 16 characters',
    ]);
  });

  it('is a budget for the assistant that is negative or no number', () => {
    expect(problemsOf({ AI_BUDGET_CENTS: '-1' })).toEqual(['AI_BUDGET_CENTS: must be at least 0']);
    expect(problemsOf({ AI_BUDGET_CENTS: 'much' })).toEqual(['AI_BUDGET_CENTS: must be a number']);
  });

  it('is named once, together with every other', () => {
    expect(problemsOf({ NODE_ENV: 'test', PORT: 'many', APP_SECRET: 'short', GOOGLE_ANALYTICS_ID: 'UA-1' })).toEqual([
      expect.stringMatching(/^PORT: /),
      'APP_SECRET: needs at least 32 characters',
      'GOOGLE_ANALYTICS_ID: must look like G-XXXXXXXXXX',
    ]);
    expect(problemsOf({ NODE_ENV: 'staging' })).toHaveLength(1);
  });

  it('is named when the others of its group are set', () => {
    expect(problemsOf({ STRIPE_SECRET_KEY: 'sk', BADGE_URL: 'https://badge.example' })).toEqual([
      'BADGE_IMAGE: needed together with BADGE_URL',
      'STRIPE_WEBHOOK_SECRET: needed together with STRIPE_SECRET_KEY and STRIPE_PRICE_ID',
      'STRIPE_PRICE_ID: needed together with STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET',
    ]);
    expect(problemsOf({ GOOGLE_CLIENT_ID: 'id' })).toEqual([
      'GOOGLE_CLIENT_SECRET: needed together with GOOGLE_CLIENT_ID',
    ]);
    expect(problemsOf({ GOOGLE_API_URL: 'http://localhost:4000' })).toEqual([
      'GOOGLE_API_URL: needs GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET',
    ]);
    expect(problemsOf({ OPENAI_MODEL: 'gpt-6-luna', OPENAI_PRICES: '1/2/3' })).toEqual([
      'OPENAI_MODEL: needs OPENAI_API_KEY',
      'OPENAI_PRICES: needs OPENAI_API_KEY',
    ]);
    expect(problemsOf({ OPENAI_API_KEY: 'key', OPENAI_PRICES: 'cheap' })).toEqual([
      'OPENAI_PRICES: must be three prices such as 0.10/0.01/0.50',
    ]);
    expect(problemsOf({ STRIPE_PRICING_TABLE_ID: 'prctbl' })).toEqual([
      'STRIPE_PUBLISHABLE_KEY: needed together with STRIPE_PRICING_TABLE_ID',
    ]);
  });

  it('is the port 0 without an address that leads there', () => {
    expect(problemsOf({ PORT: '0' })).toEqual([
      'PORT: 0 takes any free port, so PUBLIC_URL has to say where people reach it',
    ]);
    expect(problemsOf({ PORT: '0', PUBLIC_URL: 'http://home.example' })).toEqual([]);
  });
});
