import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicPages } from '#apps/site/addresses.ts';
import { appPaths } from '#apps/ui/paths.ts';
import { guideOfItem } from '#core/catalogue/guide-of-item.ts';
import { catalogue } from '#core/catalogue/index.ts';
import { wordsIn } from '#core/languages/words-in.ts';
import { publicUrl, startTestServer, type TestServer } from '../support/server/test-server.ts';
import { type BuiltWeb, copyOfBuiltWeb } from '../support/site/built-web.ts';
import { isTranslated, translated } from '../support/site/translated-pages.ts';

let web: BuiltWeb;
let server: TestServer;
beforeAll(async () => {
  web = await copyOfBuiltWeb();
  server = await startTestServer({ webFolder: web.folder });
}, 120_000);
afterAll(async () => {
  await server?.close();
  await web?.remove();
});

type Raw = { status: number | undefined; headers: Record<string, unknown>; body: Buffer };

/** Returns the response as the server sends it: without following redirects, decompressing, or changing the path. */
function raw(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    request({ hostname, port, path, headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });
}
/** The canonical page of an item whose texts are in a guide. */
const guideOfPage = new Map(
  catalogue.flatMap(({ name, slug }) => {
    const guide = guideOfItem.get(name);
    return guide ? [[`/items/${slug}`, `/maintenance/${guide}`]] : [];
  }),
);
/** Uncompressed: the server takes longer to compress every page than these tests take. */
const get = (path: string) => fetch(`${server.url}${path}`, { headers: { 'Accept-Encoding': 'identity' } });
const read = async (path: string) => (await get(path)).text();
const scriptOf = async () => /data-modules="([^" ]+)/.exec(await read('/'))?.[1] ?? '';

describe('every page', () => {
  it.each([...publicPages])('is complete, with its metadata: %s', async (path) => {
    const response = await get(path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    const attribute = (pattern: RegExp) => pattern.exec(html)?.[1];
    expect(attribute(/<link rel="canonical" href="([^"]*)"/)).toBe(publicUrl + (guideOfPage.get(path) ?? path));
    expect(attribute(/<meta property="og:url" content="([^"]*)"/)).toBe(publicUrl + path);
    expect(attribute(/<meta name="robots" content="([^"]*)"/)).toBe('index, follow');
    for (const name of ['description', 'keywords', 'twitter:card', 'twitter:title', 'twitter:image']) {
      expect([name, html.includes(`<meta name="${name}" content="`)]).toEqual([name, true]);
    }
    const image = attribute(/<meta property="og:image" content="([^"]*)"/) ?? '';
    expect(image.startsWith(`${publicUrl}/share/`)).toBe(true);
    const picture = await fetch(server.url + image.slice(publicUrl.length));
    const png = Buffer.from(await picture.arrayBuffer());
    expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/png']);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    const data = JSON.parse(attribute(/<script type="application\/ld\+json">(.*?)<\/script>/s) ?? '');
    expect(data['@context']).toBe('https://schema.org');
    expect(html).not.toContain('.invalid');
    expect(html).not.toContain('"/badge"');
  });

  it('of the app is an empty frame that search engines must not index', async () => {
    for (const path of Object.values(appPaths)) {
      const html = await read(path);
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(html).toContain('Loading...');
      expect(html).toContain('<noscript>');
    }
  });
});

describe('structured data', () => {
  const nodes = async (path: string) => {
    const [, text = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await read(path)) ?? [];
    return JSON.parse(text)['@graph'] as Record<string, unknown>[];
  };
  const node = async (path: string, type: string) => (await nodes(path)).find((one) => one['@type'] === type);

  it('describes the guide’s visible tasks as structured data, with their anchors', async () => {
    const howTo = (await node('/maintenance/fridge', 'HowTo')) as { step: { name: string; url: string }[] };
    expect(howTo.step).toHaveLength(4);
    const html = await read('/maintenance/fridge');
    for (const { url, name } of howTo.step) {
      expect(html).toContain(`id="${url.split('#')[1]}"`);
      expect(html).toContain(name);
    }
  });

  it('contains the questions with their answers', async () => {
    const page = (await node('/faq', 'FAQPage')) as {
      mainEntity: { name: string; acceptedAnswer: { text: string } }[];
    };
    expect(page.mainEntity.length).toBeGreaterThan(5);
    const html = await read('/faq');
    for (const { name, acceptedAnswer } of page.mainEntity) {
      expect(html).toContain(name.replaceAll("'", '&#x27;'));
      expect(acceptedAnswer.text).toMatch(/^\S.{20}/);
    }
  });
});

describe('a file or page', () => {
  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
    ['', undefined, (body: Buffer) => body],
  ])('is compressed as the browser accepts it: %s', async (accepted, encoding, unpack) => {
    for (const path of ['/', await scriptOf(), '/icon.svg', '/sitemap.xml']) {
      const plain = await raw(path);
      const packed = await raw(path, { 'Accept-Encoding': accepted });
      expect([path, packed.status, packed.headers['content-encoding']]).toEqual([path, 200, encoding]);
      expect(packed.headers.vary).toBe('Accept-Encoding');
      expect(Number(packed.headers['content-length'])).toBe(packed.body.length);
      expect(unpack(packed.body).equals(plain.body)).toBe(true);
    }
  });

  it('has the same headers for HEAD as for GET, and no body', async () => {
    for (const path of ['/', '/maintenance/fridge', await scriptOf(), '/share/fridge.png', '/no/such/page']) {
      const accepted = { 'Accept-Encoding': 'br' };
      const [head, get] = [await raw(path, accepted, 'HEAD'), await raw(path, accepted)];
      expect(head.body).toHaveLength(0);
      const { 'x-request-id': _, date: __, ...same } = head.headers;
      expect([head.status, { ...get.headers, ...same }]).toEqual([get.status, get.headers]);
    }
  });

  it('is not sent again while it is unchanged', async () => {
    for (const path of ['/', '/pricing', '/icon.svg', '/share/home.png', '/robots.txt']) {
      const accepted = { 'Accept-Encoding': 'br' };
      const etag = String((await raw(path, accepted)).headers.etag);
      expect(etag).toMatch(/^W\/"/);
      const again = await raw(path, { ...accepted, 'If-None-Match': etag });
      expect([path, again.status, again.body.length]).toEqual([path, 304, 0]);
      expect((await raw(path, { 'If-None-Match': 'W/"other"' })).status).toBe(200);
    }
  });

  it('is cached for ever if its name contains its hash', async () => {
    expect((await raw(await scriptOf())).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const path of ['/site.webmanifest', '/service-worker.js'])
      expect([path, (await raw(path)).headers['cache-control']]).toEqual([path, 'no-cache']);
  });

  it('may be embedded by other sites only if it is a share image', async () => {
    expect((await raw('/share/home.png')).headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect((await raw('/icon.svg')).headers['cross-origin-resource-policy']).toBe('same-origin');
  });
});

describe('an unknown address', () => {
  it.each(['/no/such/page', '/maintenance/toaster', '/maintenance/fridge/door', '/maintenance/constructor', '/index'])(
    'has a page: %s',
    async (path) => {
      const response = await fetch(`${server.url}${path}`);
      const html = await response.text();
      expect([response.status, response.headers.get('Content-Type')]).toEqual([404, 'text/html; charset=utf-8']);
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(html).toMatch(/<a [^>]*href="\/dashboard"/);
    },
  );

  it.each(['/assets/main-gone.js', '/none.js', '/share/unicorn.png', '/index.html', '/pages/home.html', '/site.json'])(
    'of a file has none: %s',
    async (path) => {
      const response = await fetch(`${server.url}${path}`);
      expect([response.status, response.headers.get('Content-Type')]).toEqual([404, 'text/plain; charset=utf-8']);
    },
  );

  it('cannot leave the site’s folder or redirect to another site', async () => {
    const paths = [
      '/%',
      '/%00',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/..%2f..%2fetc/passwd',
      '/../../etc/passwd',
      '//evil.example/',
    ];
    for (const path of [
      ...paths,
      '//evil.example/pricing/',
      '/%2f%2fevil.example',
      '/\\evil.example/',
      '/assets/../site.json',
    ]) {
      const { status, headers, body } = await raw(path);
      expect([path, status, headers.location]).toEqual([path, 404, undefined]);
      expect(body.toString()).not.toMatch(/root:|placeholders/);
    }
    expect((await raw('/login', {}, 'POST')).status).toBe(404);
  });
});

describe('another spelling of an address', () => {
  it.each([
    ['/pricing/', 301, '/pricing'],
    ['/Pricing?plan=1', 301, '/pricing?plan=1'],
    ['/MAINTENANCE/Fridge//', 301, '/maintenance/fridge'],
    ['/%66aq', 301, '/faq'],
    ['/ams', 302, '/'],
    ['/ams/?a=1', 302, '/?a=1'],
  ])('leads to the usual one: %s', async (path, status, target) => {
    const reply = await raw(path);
    expect([reply.status, reply.headers.location]).toEqual([status, target]);
  });
});

describe('for crawlers and home screens', () => {
  it('there is a sitemap of working addresses, and robots.txt names it', async () => {
    const response = await fetch(`${server.url}/sitemap.xml`);
    expect(response.headers.get('Content-Type')).toBe('application/xml');
    const text = await response.text();
    const addresses = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
    const listed = publicPages.filter((path) => !guideOfPage.has(path) && path !== '/login');
    // test/site/languages.test.ts checks those of other languages.
    const english = addresses.filter((address) => !isTranslated(address.slice(publicUrl.length)));
    expect(english).toEqual(listed.map((path) => publicUrl + path));
    for (const address of addresses) {
      expect([address, (await get(new URL(address).pathname)).status]).toEqual([address, 200]);
    }
    const undated = [...text.matchAll(/<loc>([^<]*)<\/loc>(?!<lastmod>)/g)].map(([, address]) => address);
    const pages = ['/', '/pricing', '/passport-sample', '/cancel'];
    const others = translated.flatMap((language) => {
      const { home, pricing, samplePassport, cancel } = wordsIn(language).addresses;
      return [home, pricing, samplePassport, cancel];
    });
    expect(undated).toEqual([...pages, ...others].map((path) => publicUrl + path));
    expect(await read('/robots.txt')).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
    expect(await read('/robots.txt')).not.toMatch(/^Disallow: \/$/m);
  });

  it('each language has a manifest, which its pages name', async () => {
    const manifestOf = async (path: string, headers = {}) => {
      const html = await (await fetch(server.url + path, { headers })).text();
      const [, href] = /<link rel="manifest" href="([^"]+)"/.exec(html) ?? [];
      return (await fetch(server.url + href)).json();
    };
    const [english, french] = [await manifestOf('/pricing'), await manifestOf('/fr/tarifs')];
    expect(await manifestOf('/dashboard', { Cookie: 'language=fr' })).toEqual(french);
    expect(french.lang).toBe('fr');
    expect(french.description).not.toBe(english.description);
    // A browser knows an installed app by its id.
    expect({ ...french, lang: english.lang, description: english.description }).toEqual(english);
  });

  it('there is a manifest, and every icon in its size', async () => {
    const manifest = await fetch(`${server.url}/site.webmanifest`);
    expect(manifest.headers.get('Content-Type')).toBe('application/manifest+json; charset=utf-8');
    const { icons, ...english } = await manifest.json();
    expect(english).toMatchObject({ name: 'Upkept', start_url: '/dashboard', lang: 'en-GB' });
    const named = [...(await read('/')).matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)].map(
      ([, src]) => ({ src, sizes: src === '/apple-touch-icon.png' ? '180x180' : 'any' }),
    );
    expect(named).toHaveLength(3);
    for (const { src, sizes } of [...icons, ...named]) {
      const response = await fetch(server.url + src);
      expect([src, response.status, response.headers.get('Content-Type')?.startsWith('image/')]).toEqual([
        src,
        200,
        true,
      ]);
      if (sizes === 'any') continue;
      const png = Buffer.from(await response.arrayBuffer());
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
    }
  });
});
