import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#apps/composition/config.ts';
import { fillIn } from '#apps/http/site/fill-in.ts';
import type { SiteFacts } from '#apps/http/site/site-facts.ts';
import { companyPlaceholders } from '#apps/ui/site-settings.ts';
import { publicUrl, startTestServer, type TestServer } from '../support/server/test-server.ts';
import { type BuiltWeb, copyOfBuiltWeb } from '../support/site/built-web.ts';

let web: BuiltWeb;
let folder: string;
let plain: TestServer;
let full: TestServer;
const badgeUrl = 'https://listing.example/upkept?a=1&b=2';
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="32"/>';

beforeAll(async () => {
  web = await copyOfBuiltWeb();
  folder = await mkdtemp(join(tmpdir(), 'upkept-badge-'));
  await writeFile(join(folder, 'badge.svg'), picture);
  const options = { webFolder: web.folder };
  plain = await startTestServer({ ...options });
  full = await startTestServer({
    ...options,
    settings: {
      GOOGLE_ANALYTICS_ID: 'G-TEST12345',
      BADGE_IMAGE: join(folder, 'badge.svg'),
      BADGE_URL: badgeUrl,
      COMPANY_NAME: 'Ada & "Söhne" <GmbH>',
      COMPANY_EMAIL: 'hello@company.example',
      STRIPE_PRICING_TABLE_ID: 'prctbl_test',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_</script>',
    },
  });
}, 120_000);
afterAll(async () => {
  await plain?.close();
  await full?.close();
  await web?.remove();
  await rm(folder, { recursive: true, force: true });
});

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: publicUrl,
  DATABASE_URL: 'postgres://database.example/upkept',
  APP_SECRET: 'a secret of thirty-two characters',
  POSTMARK_SERVER_TOKEN: 'token',
};
const index = {
  placeholders: {
    publicUrl: 'https://public-url.invalid',
    badgeUrl: 'https://badge-url.invalid/',
    company: companyPlaceholders,
  },
};

const read = async (server: TestServer, path: string) => (await fetch(`${server.url}${path}`)).text();
async function settingsIn(server: TestServer, path: string): Promise<unknown> {
  const [, text = ''] =
    /<script type="application\/json" id="site">(.*?)<\/script>/s.exec(await read(server, path)) ?? [];
  return JSON.parse(text);
}
async function policy(server: TestServer): Promise<ReadonlyMap<string, readonly string[]>> {
  const { headers } = await fetch(server.url);
  const directives = (headers.get('Content-Security-Policy') ?? '').split('; ').map((one) => one.split(' '));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}
const google = ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'];

describe('the settings that a page receives', () => {
  it('are the public URL, without the settings that are not set', async () => {
    for (const path of ['/', '/pricing', '/dashboard', '/no/such/page']) {
      expect(await settingsIn(plain, path)).toEqual({
        publicUrl,
        supportEmail: 'hello@upkept.example',
        connectsApps: true,
        knowsHomeAssistant: true,
      });
    }
  });

  it('are the public part of the settings that are set', async () => {
    for (const path of ['/', '/pricing', '/dashboard', '/no/such/page']) {
      expect(await settingsIn(full, path)).toEqual({
        publicUrl,
        supportEmail: 'hello@company.example',
        analyticsId: 'G-TEST12345',
        badge: { image: '/badge', url: badgeUrl },
        company: { name: 'Ada & "Söhne" <GmbH>', email: 'hello@company.example' },
        pricingTable: { id: 'prctbl_test', publishableKey: 'pk_test_</script>' },
        connectsApps: true,
        knowsHomeAssistant: true,
      });
    }
  });

  it('say that nothing is sold when production has no Stripe keys', () => {
    const keys = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec', STRIPE_PRICE_ID: 'price' };
    const filled = (settings: Record<string, string>) =>
      fillIn(readConfig(settings), index)('<script type="application/json" id="site">{}</script>');
    expect(filled(production)).toContain('"sellsNothing":true');
    expect(filled({ ...production, ...keys })).not.toContain('sellsNothing');
    const french = (settings: Record<string, string>) =>
      fillIn(
        readConfig(settings),
        index,
      )(
        '<html lang="fr"><p data-where="sold-elsewhere">A</p><p data-where="not-sold">B</p><script type="application/json" id="site">{}</script>',
      );
    expect(french({ ...production, ...keys })).toMatch(/<p[^>]*>A<.*"sellsNothing":true,"sellsElsewhere":true/);
    const both = { ...production, ...keys, CONTRACT_LANGUAGES: 'en,fr', MEDIATOR: 'CM2C, Paris' };
    expect(french(both)).not.toMatch(/sells|>A<|>B</);
    expect(french({ ...both, MEDIATOR: '' })).toMatch(/>A<.*"sellsElsewhere":true/);
    // Then nothing is sold in any language.
    expect(french({ ...both, MEDIATOR: '', CONTRACT_LANGUAGES: 'fr' })).toMatch(/>B<.*"sellsNothing":true/);
    expect(french(production)).not.toContain('sellsElsewhere');
  });

  it('say that apps can be connected where they can', () => {
    const filled = (settings: Record<string, string>) =>
      fillIn(readConfig(settings), index)('<script type="application/json" id="site">{}</script>');
    expect(filled({ MCP: 'on' })).toContain('"connectsApps":true');
    expect(filled({})).not.toContain('connectsApps');
    expect(filled({ MQTT_URL: 'mqtt://user:secret@broker' })).toContain('"knowsHomeAssistant":true');
    expect(filled({ MQTT_URL: 'mqtt://user:secret@broker' })).not.toContain('secret');
    expect(filled({})).not.toContain('knowsHomeAssistant');
  });
});

describe('the price', () => {
  const offer =
    ',{"@type":"Offer","name":"Premium","price":"premium-amount.invalid","priceCurrency":"premium-currency.invalid"}';
  const document = `<html lang="LANG"><strong data-amount=""></strong> <span data-tax="">Later</span><script type="application/ld+json">[{}${offer}]</script>`;
  const shown = (language: string, facts: SiteFacts) =>
    fillIn(readConfig({}), index)(document.replace('LANG', language), facts);
  const price = { minor: 499, currency: 'EUR', period: 'month', periodCount: 1, tax: 'included' } as const;

  it('is in the page and its structured data, in the language of the page', () => {
    const english = shown('en-GB', { price });
    expect(english).toContain('<strong data-amount="">€4.99 a month</strong> <span data-tax="">including VAT.</span>');
    expect(english).toContain('[{},{"@type":"Offer","name":"Premium","price":"4.99","priceCurrency":"EUR"}]');
    expect(shown('fr', { price: { ...price, currency: 'JPY' } })).toMatch(/par mois<.*TVA comprise\..*"price":"499"/s);
  });

  it('is left out while it isn’t known', () => {
    expect(shown('en', {})).toMatch(/<strong data-amount=""><\/strong> <span data-tax="">Later<.*\[\{\}\]/);
  });
});

describe('what is said of the assistant', () => {
  it('is what this server has: none in production without a model’s key', () => {
    const document =
      '<ul><li>A</li><li class="x" data-where="assistant"><svg><path/></svg> B</li>\n<li data-where="no-assistant">C</li></ul>';
    const shown = (settings: Record<string, string>) => fillIn(readConfig(settings), index)(document);
    expect(shown(production)).toBe('<ul><li>A</li>\n<li data-where="no-assistant">C</li></ul>');
    for (const settings of [{ ...production, OPENAI_API_KEY: 'sk-x' }, {}]) {
      expect(shown(settings)).toBe(
        '<ul><li>A</li><li class="x" data-where="assistant"><svg><path/></svg> B</li>\n</ul>',
      );
    }
  });

  it('names no switch that a reader can’t see', async () => {
    for (const path of ['/', '/pricing', '/faq']) {
      const html = await read(plain, path);
      const withoutScripts = 'Please check that it is switched on';
      expect(html.replaceAll(withoutScripts, '')).not.toMatch(/switched on|data-where="no-assistant"/);
      // The home page says only what is true of every server.
      if (path !== '/') expect(html).toContain('data-where="assistant"');
    }
  });
});

describe('the sign-in page', () => {
  const document =
    '<p data-where="links">A</p><section class="x" data-where="links"><div><p>B</p></div></section>' +
    '<button type="button" data-where="service">C</button><p data-where="only-service">D</p><script type="application/json" id="site">{}</script>';
  const oidc = { OIDC_ISSUER: 'https://id.example/app/', OIDC_CLIENT_ID: 'upkept', OIDC_CLIENT_SECRET: 'hidden' };
  const shown = (settings: Record<string, string>) => fillIn(readConfig(settings), index)(document);

  it('has the ways in that the settings allow', () => {
    const parts = (html: string) => ['>A<', '>B<', '>C<', '>D<'].map((part) => html.includes(part));
    expect(parts(shown({}))).toEqual([true, true, false, false]);
    expect(parts(shown(oidc))).toEqual([true, true, true, false]);
    expect(parts(shown({ ...oidc, OIDC_ONLY: 'true' }))).toEqual([false, false, false, true]);
  });

  it('knows the service’s name, but nothing else of it', () => {
    const only = shown({ ...oidc, OIDC_ONLY: 'true' });
    expect(only).toContain('"signInService":{"name":"id.example","isOnlyWay":true},"sendsNoMail":true');
    expect(only).not.toMatch(/hidden|\/app\//);
    expect(shown(oidc)).not.toContain('sendsNoMail');
  });
});

describe('the badge', () => {
  it('is on every page, with its picture from our own host', async () => {
    const html = await read(full, '/faq');
    const [menu = ''] = /<nav [^>]*aria-label="Main".*?<\/nav>/s.exec(html) ?? [];
    const [, attributes, content] = /<a ([^>]*data-badge[^>]*)>(.*?)<\/a>/s.exec(menu) ?? [];
    expect(attributes).toContain(`href="${badgeUrl.replaceAll('&', '&amp;')}"`);
    expect(content).toMatch(/^<img src="\/badge" alt="Upkept in a product listing/);
    const reply = await fetch(`${full.url}/badge`);
    expect([reply.status, reply.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml']);
    expect(await reply.text()).toBe(picture);
  });

  it('is on no page when it is not set', async () => {
    expect(await read(plain, '/faq')).not.toMatch(/badge-url|data-badge|"\/badge"/);
    expect((await fetch(`${plain.url}/badge`)).status).toBe(404);
  });

  it('needs its file when the server starts', async () => {
    const settings = { BADGE_IMAGE: join(folder, 'none.svg'), BADGE_URL: badgeUrl };
    await expect(startTestServer({ webFolder: web.folder, settings })).rejects.toThrow('none.svg');
  });
});

describe('the company', () => {
  const organisationIn = async (server: TestServer) => {
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await read(server, '/')) ?? [];
    return JSON.parse(data)['@graph'].find((node: { '@type': string }) => node['@type'] === 'Organization');
  };
  const entriesIn = async (server: TestServer, path: string) =>
    parse(await read(server, path))
      .querySelectorAll('[data-company] > div')
      .map((entry) => entry.textContent);
  const entries = ['CompanyAda & "Söhne" <GmbH>', 'Emailhello@company.example'];

  it('is in the footer of every page and at the head of the policies, without what is not set', async () => {
    expect(await entriesIn(full, '/faq')).toEqual(entries);
    for (const path of ['/privacy', '/terms']) expect(await entriesIn(full, path)).toEqual([...entries, ...entries]);
    expect(await read(full, '/terms')).not.toMatch(/company-\w+\.invalid/);
  });

  it('is in the structured data', async () => {
    const organisation = await organisationIn(full);
    expect(organisation).toMatchObject({ legalName: 'Ada & "Söhne" <GmbH>', email: 'hello@company.example' });
    expect(organisation).not.toHaveProperty('address');
  });

  it('leaves no gap when nothing is set', async () => {
    expect(await read(plain, '/privacy')).not.toMatch(/data-company|company-\w+\.invalid/);
    expect(await organisationIn(plain)).toMatchObject({ name: 'Upkept', email: 'hello@upkept.example' });
  });
});

describe('the content security policy', () => {
  it('allows only our own sources, and inline only our own script and the rules for prefetching', async () => {
    const { scriptHashes } = JSON.parse(await readFile(new URL('site.json', web.folder), 'utf8'));
    const rules = await policy(plain);
    expect(scriptHashes).toHaveLength(2);
    expect(Object.fromEntries(rules)).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'", ...scriptHashes.map((hash: string) => `'${hash}'`)],
      'style-src': ["'self'"],
      'style-src-attr': ["'unsafe-inline'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'manifest-src': ["'self'"],
      'worker-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    });
  });

  it('allows exactly the sources that Google Analytics and Stripe’s table need, when they are set', async () => {
    const [narrow, wide] = [await policy(plain), await policy(full)];
    const added = [...wide].flatMap(([name, sources]) => {
      const more = sources.filter((source) => !narrow.get(name)?.includes(source));
      return more.length > 0 ? [[name, more]] : [];
    });
    expect(Object.fromEntries(added)).toEqual({
      'script-src': ['https://*.googletagmanager.com', 'https://js.stripe.com'],
      'img-src': google,
      'connect-src': [...google, 'https://api.stripe.com'],
      'frame-src': ['https://js.stripe.com'],
    });
  });

  it('requires HTTPS in production', async () => {
    const production = await startTestServer({
      webFolder: web.folder,
      settings: { NODE_ENV: 'production', HOST: '127.0.0.1', POSTMARK_SERVER_TOKEN: 'unused' },
    });
    try {
      expect((await policy(production)).has('upgrade-insecure-requests')).toBe(true);
      const { headers } = await fetch(production.url);
      expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains');
    } finally {
      await production.close();
    }
  });
});
