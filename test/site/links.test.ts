import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { publicPages } from '#apps/site/addresses.ts';
import { languages } from '#core/domain/languages.ts';
import { builtSite, siteUrl, textOf } from '../support/site/built-page.ts';
import { isTranslated, signInPages } from '../support/site/translated-pages.ts';

const site = builtSite();
const translatedPages = site.paths.filter(isTranslated);

type Found = {
  readonly links: readonly URL[];
  /** Addresses of pictures, styles, fonts and icons. */
  readonly files: readonly URL[];
  readonly ids: readonly string[];
};

function findIn(path: string): Found {
  const page = site.page(path);
  const urls = (selector: string, attribute: string) =>
    page.querySelectorAll(selector).map((one) => new URL(one.getAttribute(attribute) ?? '', siteUrl + path));
  const heads = ['stylesheet', 'preload', 'icon', 'apple-touch-icon', 'manifest'].map((rel) => `link[rel="${rel}"]`);
  return {
    links: urls('a[href]', 'href'),
    files: [...urls('img', 'src'), ...urls('use', 'href'), ...urls(heads.join(', '), 'href')],
    ids: page.querySelectorAll('[id]').map(({ id }) => id),
  };
}

/** Follows every link to our own pages, starting at the home page. */
function crawl(): ReadonlyMap<string, Found> {
  const seen = new Map<string, Found>();
  const queue = ['/'];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (seen.has(path)) continue;
    const found = findIn(path);
    seen.set(path, found);
    queue.push(...found.links.filter(({ origin }) => origin === siteUrl).map(({ pathname }) => pathname));
  }
  return seen;
}

describe('from the home page', () => {
  const seen = crawl();

  it('links lead to every public page, and never to a missing one', () => {
    // Some answers and policies name the settings.
    expect([...seen.keys()].sort()).toEqual([...publicPages, ...translatedPages, '/settings'].sort());
    expect([...seen.keys()].filter((path) => !site.hasPage(path))).toEqual([]);
  });

  it('no link leads to a missing part of a page', () => {
    const broken = [...seen].flatMap(([path, { links }]) =>
      links
        .filter(({ origin, hash }) => origin === siteUrl && hash)
        .filter(({ pathname, hash }) => !seen.get(pathname)?.ids.includes(decodeURIComponent(hash.slice(1))))
        .map(({ href }) => `${path} links to ${href}`),
    );
    expect(broken).toEqual([]);
    expect([...seen.values()].flatMap(({ links }) => links.filter(({ hash }) => hash)).length).toBeGreaterThan(75);
  });

  it('every picture, style sheet, font and icon is among the built files', () => {
    const files = new Set([...seen.values()].flatMap((found) => found.files.map(({ pathname }) => pathname)));
    expect(files.size).toBeGreaterThan(20);
    expect([...files].filter((file) => !site.hasFile(file))).toEqual([]);
  });

  it('every part of a drawing that a page uses is in the drawing', () => {
    const drawings = [...seen.values()].flatMap(({ files }) => files.filter(({ hash }) => hash));
    expect(drawings.length).toBeGreaterThan(15);
    for (const { pathname, hash } of drawings) {
      expect(readFileSync(site.file(pathname), 'utf8')).toContain(`id="${hash.slice(1)}"`);
    }
  });
});

describe.each([...publicPages, ...translatedPages])('%s without JavaScript', (path) => {
  const page = site.page(path);

  it('has its text under one heading', () => {
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    const words = textOf(page.querySelector('main')).split(' ').length;
    // The sign-in page is the shortest.
    expect(words).toBeGreaterThan(signInPages.includes(path) ? 15 : 120);
    expect(textOf(page.querySelector('#root'))).not.toContain('Loading...');
  });

  it('has the main menu, the footer and their links', () => {
    expect(page.querySelectorAll('#root > header > nav[aria-label]')).toHaveLength(1);
    expect(page.querySelectorAll('#root > footer')).toHaveLength(1);
    // The footer of the sign-in page has one line.
    const isSignIn = signInPages.includes(path);
    expect(page.querySelectorAll('a[href]').length).toBeGreaterThan(isSignIn ? 12 : 20);
  });

  it('does not contain the cookie banner, which only scripts can show', () => {
    expect(site.html(path)).not.toContain('count visits only if you agree');
  });
});

it('gives each page its own title and description', () => {
  const heads = [...publicPages, ...translatedPages].map((path) => {
    const page = site.page(path);
    return [
      textOf(page.querySelector('title')),
      page.querySelector('meta[name="description"]')?.getAttribute('content'),
    ];
  });
  expect(new Set(heads.flat()).size).toBe(2 * languages.length * publicPages.length);
  expect(heads.flat().every(Boolean)).toBe(true);
});

it.each(['/dashboard', '/settings', '/onboarding'])('%s says that it needs JavaScript', (path) => {
  const notice = site.page(path).querySelector('noscript');
  expect(notice?.innerHTML).toContain('This page needs JavaScript');
});
