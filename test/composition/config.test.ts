import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#apps/composition/config.ts';
import { checkSeller } from '#apps/composition/doctor/seller.ts';
import { missingCompany } from '#apps/composition/missing-company.ts';
import { problemsOf, production, stripe } from './problems-of.ts';

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

  it('name what looks like one and is none, and nothing that other programs set', () => {
    const misspelt = (env: Record<string, string>) => readConfig(env).misspelt;
    expect(misspelt({ SIGNUP: 'invited', SMPT_URL: 'x', OIDC_CLIENT_NAME: 'x', PUBLIC_ULR: 'x' })).toEqual([
      { name: 'OIDC_CLIENT_NAME' },
      { name: 'PUBLIC_ULR', meant: 'PUBLIC_URL' },
      { name: 'SIGNUP', meant: 'SIGN_UP' },
      { name: 'SMPT_URL', meant: 'SMTP_URL' },
    ]);
    const ofOthers = [
      'COLOR',
      'EDITOR',
      'HOME',
      'INIT_CWD',
      'HOSTNAME',
      'LANG',
      'LOGNAME',
      'MAIL',
      'NODE_OPTIONS',
      'PATH',
      'POSTGRES_PASSWORD',
      'SHELL',
    ];
    const ofCompose = ['BACKUPS_FOLDER', 'DELETIONS_FOLDER', 'FILES_FOLDER', 'MEMORY_LIMIT', 'COMPOSE_PROJECT_NAME'];
    const names = [
      ...ofOthers,
      ...ofCompose,
      'APP_SECRET',
      'PUBLIC_URL',
      'NODE_EXTRA_CA_CERTS',
      'GOOGLE_CLOUD_PROJECT',
    ];
    expect(
      misspelt({
        ...production,
        ...Object.fromEntries(names.map((name) => [name, production.APP_SECRET])),
        PUBLIC_URL: 'https://home.example',
      }),
    ).toEqual([]);
    expect(problemsOf({ APP_SECRTE: 'x', PORT: 'x' })).toContain('APP_SECRTE is no setting; did you mean APP_SECRET?');
  });

  it('are all known by their names in docs/settings.md', () => {
    const page = readFileSync(new URL('../../docs/settings.md', import.meta.url), 'utf8');
    const names = [...page.matchAll(/^\| `([A-Z][A-Z0-9_]{5,})`/gm)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(40);
    for (const name of names) {
      const wrong = `${name.slice(0, 2)}Q${name.slice(2)}`;
      expect(problemsOf({ [wrong]: 'x', PORT: 'x' })).toContain(`${wrong} is no setting; did you mean ${name}?`);
    }
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

  it('sells in English without tax, unless the settings say more', () => {
    const { contractLanguages, tax } = readConfig(production);
    expect([contractLanguages, tax]).toEqual([['en'], 'none']);
    const chosen = readConfig({ ...production, ...seller, CONTRACT_LANGUAGES: 'fr, en', TAX: 'automatic' });
    expect([chosen.contractLanguages, chosen.tax]).toEqual([['fr', 'en'], 'automatic']);
    for (const CONTRACT_LANGUAGES of ['es', 'en,en', 'en,,fr'])
      expect(problemsOf({ CONTRACT_LANGUAGES })).toEqual([
        'CONTRACT_LANGUAGES: must name each language once, of en, fr, de, separated by commas',
      ]);
    expect(problemsOf({ TAX: 'some' })).toHaveLength(1);
  });

  it('sells nothing in French without a mediator, whom the law of France asks of every seller, and doctor fails', async () => {
    const sells = { ...production, ...company, ...seller, ...stripe, CONTRACT_LANGUAGES: 'en,fr' };
    const found = (env: Record<string, string>) =>
      checkSeller({ config: readConfig(env), getPrice: () => Promise.resolve(undefined) });
    const without = readConfig({ ...sells, MEDIATOR: '' });
    expect([without.contractLanguages, without.unsoldLanguages]).toEqual([['en'], ['fr']]);
    expect(await found({ ...sells, MEDIATOR: '' })).toEqual({
      status: 'fail',
      message: 'CONTRACT_LANGUAGES has fr, but nothing is sold there, because MEDIATOR isn’t set.',
      advice: expect.stringMatching(/^Set MEDIATOR, .* or take fr out of CONTRACT_LANGUAGES\.$/),
    });
    expect(readConfig(sells).contractLanguages).toEqual(['en', 'fr']);
    expect((await found(sells)).status).toBe('ok');
    expect((await found({ ...sells, MEDIATOR: '', CONTRACT_LANGUAGES: 'en' })).status).toBe('warn');
    // The sandbox, which sells nothing, needs none.
    expect(readConfig({}).contractLanguages).toEqual(['en', 'fr', 'de']);
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
