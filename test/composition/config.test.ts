import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '#apps/composition/config.ts';
import { missingCompany } from '#apps/composition/missing-company.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://home.example/',
  DATABASE_URL: 'postgres://database.example/upkept',
  APP_SECRET: 'a secret of thirty-two characters',
  POSTMARK_SERVER_TOKEN: 'token',
};
const oidc = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'upkept', OIDC_CLIENT_SECRET: 'secret' };
const stripe = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec', STRIPE_PRICE_ID: 'price' };

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n');
    throw error;
  }
}

describe('the settings', () => {
  it('all have a default for local development', () => {
    expect(readConfig({})).toMatchObject({
      production: false,
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      sandboxPort: 3001,
      databaseUrl: undefined,
      appSecret: undefined,
      mailFrom: 'Upkept <hello@upkept.example>',
      postmark: undefined,
      smtpUrl: undefined,
      stripe: undefined,
      google: undefined,
      openai: undefined,
      sellsPremium: true,
      metrics: undefined,
      logLevel: 'warn',
    });
  });

  it('keep what a previous secret sealed readable', () => {
    expect(readConfig({}).previousSecrets).toEqual([]);
    const previous = 'the secret of thirty-two characters before';
    expect(readConfig({ ...production, APP_SECRET_PREVIOUS: previous }).previousSecrets).toEqual([previous]);
    expect(problemsOf({ APP_SECRET_PREVIOUS: 'short' })).toEqual(['APP_SECRET_PREVIOUS: needs at least 32 characters']);
  });

  it('name the folders outside the database, and where vulnerabilities are reported', () => {
    expect(readConfig({ DATA_DIR: '/data' })).toMatchObject({
      backups: { folder: '/data/backups', kept: 3 },
      deletionsFile: '/data/deletions.txt',
      files: { folder: '/data/files', s3: undefined, limit: 2_048_000_000 },
      securityContact: 'mailto:hello@upkept.example',
    });
    const chosen = {
      BACKUP_DIR: '/b',
      MIGRATION_BACKUPS: '0',
      DELETIONS_FILE: '/d',
      SECURITY_CONTACT: 'https://s.example',
    };
    expect(readConfig(chosen)).toMatchObject({
      backups: { folder: '/b', kept: 0 },
      deletionsFile: '/d',
      securityContact: 'https://s.example',
    });
    const bucket = 'https://KEY:SECRET@s3.example/homes';
    expect(readConfig({ FILES_DIR: '/f', FILES_LIMIT_MB: '5', S3_URL: bucket }).files).toMatchObject({
      folder: '/f',
      s3: { bucketUrl: 'https://s3.example/homes', secretAccessKey: 'SECRET' },
      limit: 5_000_000,
    });
    expect(problemsOf({ FILES_LIMIT_MB: '4000' })[0]).toContain('FILES_LIMIT_MB');
    const [problem] = problemsOf({ S3_URL: 'https://KEY:SECRET@s3.example' });
    expect(problem).toMatch(/^S3_URL: must look like/);
    expect(problemsOf({ MIGRATION_BACKUPS: '-1' })[0]).toContain('MIGRATION_BACKUPS');
    expect(problemsOf({ SECURITY_CONTACT: 'ada@home.example' })).toEqual([
      'SECURITY_CONTACT: must start with mailto: or https://',
    ]);
  });

  it('keep webhooks and notifications out of private networks, and say whom push services may contact', () => {
    expect(readConfig({ SUPPORT_EMAIL: 'ada@home.example' })).toMatchObject({
      permitsPrivateNetworks: false,
      vapidSubject: 'mailto:ada@home.example',
    });
    const chosen = { ALLOW_PRIVATE_NETWORKS: 'true', VAPID_SUBJECT: 'https://home.example/contact' };
    expect(readConfig(chosen)).toMatchObject({
      permitsPrivateNetworks: true,
      vapidSubject: 'https://home.example/contact',
    });
    expect(problemsOf({ VAPID_SUBJECT: 'ada@home.example' })[0]).toContain('VAPID_SUBJECT: must start with');
    expect(problemsOf({ ALLOW_PRIVATE_NETWORKS: 'yes' })[0]).toContain('ALLOW_PRIVATE_NETWORKS');
  });

  it('name one address for support: their own, the company’s, or the sender’s', () => {
    const sender = { MAIL_FROM: 'Home <post@family.example>' };
    const company = { ...sender, COMPANY_EMAIL: 'office@family.example' };
    expect(readConfig(sender)).toMatchObject({
      supportEmail: 'post@family.example',
      securityContact: 'mailto:post@family.example',
    });
    expect(readConfig(company).supportEmail).toBe('office@family.example');
    expect(readConfig({ ...company, SUPPORT_EMAIL: 'help@family.example' })).toMatchObject({
      supportEmail: 'help@family.example',
      securityContact: 'mailto:help@family.example',
    });
  });

  it('say whether apps can be connected', () => {
    expect([readConfig({}).mcp, readConfig({ MCP: 'off' }).mcp, readConfig({ MCP: 'on' }).mcp]).toEqual([
      false,
      false,
      true,
    ]);
    expect(problemsOf({ MCP: 'true' })).toEqual([expect.stringContaining('MCP: ')]);
  });

  it('say who can sign up', () => {
    expect(readConfig({}).signUp).toEqual({ isOpen: true });
    expect(readConfig({ SIGN_UP: 'invited' }).signUp).toEqual({ isOpen: false });
    expect(readConfig({ SIGN_UP_DOMAINS: 'Family.example, friends.example' }).signUp).toEqual({
      isOpen: true,
      domains: ['family.example', 'friends.example'],
    });
    expect(problemsOf({ SIGN_UP: 'nobody' })).toEqual([expect.stringContaining('SIGN_UP: ')]);
    expect(problemsOf({ SIGN_UP_DOMAINS: 'a@family.example' })).toEqual([
      'SIGN_UP_DOMAINS: must be domains with commas between them',
    ]);
    expect(problemsOf({ SIGN_UP: 'invited', SIGN_UP_DOMAINS: 'family.example' })).toEqual([
      'SIGN_UP_DOMAINS: only works with SIGN_UP=open, where it limits who can sign up',
    ]);
  });

  it('read secrets from files', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'upkept-secrets-'));
    const file = join(folder, 'secret');
    await writeFile(file, `${production.APP_SECRET}\n`);
    const { APP_SECRET: _, ...others } = production;
    expect(readConfig({ ...others, APP_SECRET_FILE: file }).appSecret).toBe(production.APP_SECRET);
    expect(problemsOf({ ...production, APP_SECRET_FILE: file })).toEqual([
      'APP_SECRET_FILE: APP_SECRET is set too; set only one of them',
    ]);
    const missing = join(folder, 'none');
    expect(problemsOf({ ...others, APP_SECRET_FILE: missing })[0]).toBe(
      `APP_SECRET_FILE: ${missing} can't be read (ENOENT)`,
    );
    await rm(folder, { recursive: true });
  });

  it('may name a pooler in front of the database', () => {
    expect(readConfig({}).databasePoolerUrl).toBeUndefined();
    const DATABASE_POOLER_URL = 'postgres://pooler.example:6432/upkept';
    expect(readConfig({ ...production, DATABASE_POOLER_URL })).toMatchObject({
      databaseUrl: production.DATABASE_URL,
      databasePoolerUrl: DATABASE_POOLER_URL,
    });
    expect(problemsOf({ DATABASE_POOLER_URL: 'pooler.example:6432' })).toEqual([
      expect.stringMatching(/^DATABASE_POOLER_URL: must look like postgres:/),
    ]);
  });

  it('name one host of the database', () => {
    expect(problemsOf({ DATABASE_URL: 'postgres://u:p@a:5432,b:5432/upkept?target_session_attrs=read-write' })).toEqual(
      ['DATABASE_URL: names several hosts: name one, such as that of HAProxy in front of them'],
    );
    expect(problemsOf({ DATABASE_URL: 'postgres://u:p,w@a:5432/upkept' })).toEqual([]);
  });

  it('count an empty value as absent', () => {
    expect(readConfig({ PORT: '', STRIPE_SECRET_KEY: '' })).toEqual(readConfig({}));
  });

  it('have stricter defaults in production', () => {
    expect(readConfig(production)).toMatchObject({
      production: true,
      host: '0.0.0.0',
      publicUrl: 'https://home.example',
      logLevel: 'info',
      postmark: { serverToken: 'token', summaryStream: 'summaries', webhookSecret: undefined },
      sellsPremium: false,
    });
    const { POSTMARK_SERVER_TOKEN: _, ...withoutMail } = production;
    const SMTP_URL = 'smtp://ada:p%40ss@mail.example';
    expect(readConfig({ ...withoutMail, SMTP_URL })).toMatchObject({ postmark: undefined, smtpUrl: SMTP_URL });
    expect(readConfig({ ...production, ...stripe })).toMatchObject({
      stripe: { secretKey: 'sk', webhookSecret: 'whsec', priceId: 'price' },
      sellsPremium: true,
    });
  });
});

describe('the port of the metrics', () => {
  it('is private to the machine unless HOST is set, in production too', () => {
    expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' });
    expect(readConfig({ ...production, METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' });
    expect(readConfig({ METRICS_PORT: '9464', HOST: '0.0.0.0' }).metrics).toEqual({ port: 9464, host: '0.0.0.0' });
  });

  it('is not that of the server', () => {
    expect(problemsOf({ METRICS_PORT: '3000' })).toEqual(['METRICS_PORT: must differ from PORT']);
  });
});

describe('the company', () => {
  const company = {
    COMPANY_NAME: 'Upkept SAS',
    COMPANY_ADDRESS: '1 rue de la Paix, Lyon',
    COMPANY_REGISTER: 'RCS Lyon 123 456 789',
    COMPANY_EMAIL: 'hello@upkept.example',
    COMPANY_PHONE: '+33 4 00 00 00 00',
    COMPANY_DIRECTOR: 'Ada Lovelace',
    HOSTING: 'Cloud SAS, 2 rue du Port, Lille, +33 3 00 00 00 00',
    SOURCE_URL: 'https://git.example/upkept',
  };
  const seller = { COMPANY_VAT: 'FR 00 123456789', MEDIATOR: 'CM2C, 49 rue de Ponthieu, Paris' };

  it('is described by optional settings', () => {
    expect(readConfig({ ...company, ...seller }).company).toEqual({
      name: 'Upkept SAS',
      address: '1 rue de la Paix, Lyon',
      register: 'RCS Lyon 123 456 789',
      email: 'hello@upkept.example',
      phone: '+33 4 00 00 00 00',
      vat: 'FR 00 123456789',
      director: 'Ada Lovelace',
      hosting: 'Cloud SAS, 2 rue du Port, Lille, +33 3 00 00 00 00',
      mediator: 'CM2C, 49 rue de Ponthieu, Paris',
      source: 'https://git.example/upkept',
    });
    expect(problemsOf({ SOURCE_URL: 'javascript:alert(1)' })).toHaveLength(1);
    expect(problemsOf({ COMPANY_EMAIL: 'hello' })).toEqual(['COMPANY_EMAIL: must be an email address']);
  });

  it('is incomplete in production without one of them, and a seller without two more', () => {
    expect(missingCompany(readConfig(production))).toEqual(Object.keys(company));
    expect(missingCompany(readConfig({ ...production, ...company, COMPANY_REGISTER: '' }))).toEqual([
      'COMPANY_REGISTER',
    ]);
    expect(missingCompany(readConfig({ ...production, ...company }))).toEqual([]);
    const sells = { ...production, ...company, ...stripe };
    expect(missingCompany(readConfig(sells))).toEqual(Object.keys(seller));
    expect(missingCompany(readConfig({ ...sells, ...seller }))).toEqual([]);
    expect(missingCompany(readConfig({}))).toEqual([]);
  });
});

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
