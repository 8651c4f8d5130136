import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { publicPages } from '#apps/web/app/pages.ts';
import { expect } from '../support/browser/visitors.ts';
import { makeSite, newAddress } from '../support/site/site.ts';

const site = makeSite();
const withoutScript = { javaScriptEnabled: false, expected: [/status of 404/] };

/** What a reader without script sees of a page. */
async function see(page: Page) {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    return {
      title: document.title,
      description: document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
      headings: all('h1').map((one) => one.textContent),
      words: (document.querySelector('main')?.innerText ?? '').split(/\s+/).length,
      links: all('a[href]').map((one) => (one as HTMLAnchorElement).href),
      pictures: all('img').map((one) => ({
        src: (one as HTMLImageElement).src,
        shown: (one as HTMLImageElement).complete && (one as HTMLImageElement).naturalWidth > 0,
        lazy: (one as HTMLImageElement).loading === 'lazy',
      })),
      drawings: all('use[href]').map((one) => new URL(one.getAttribute('href') ?? '', location.href).href),
      ids: all('[id]').map((one) => one.id),
      files: all('link[rel="stylesheet"], link[rel="preload"], link[rel~="icon"], link[rel="manifest"]').map(
        (one) => (one as HTMLLinkElement).href,
      ),
    };
  });
}

describe('without script', () => {
  it('a reader comes from the home page to every page, and no link, anchor or picture leads nowhere', async () => {
    const page = await site.open('/', withoutScript);
    const { url } = site.server;
    const seen = new Map<string, Awaited<ReturnType<typeof see>>>();
    const queue = ['/'];
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      if (seen.has(path)) continue;
      const response = await page.goto(path);
      expect([path, response?.status()]).toEqual([path, 200]);
      await page.waitForLoadState('load');
      const found = await see(page);
      seen.set(path, found);
      const ours = found.links.filter((link) => link.startsWith(`${url}/`)).map((link) => new URL(link).pathname);
      queue.push(...ours.filter((link) => !seen.has(link)));
    }
    expect([...seen.keys()]).toEqual(expect.arrayContaining([...publicPages]));

    const files = new Set(
      [...seen.values()].flatMap(({ files: own, drawings, pictures }) => [
        ...own,
        ...drawings,
        ...pictures.map(({ src }) => src),
      ]),
    );
    for (const file of files) {
      const { pathname } = new URL(file);
      expect([pathname, (await fetch(url + pathname)).status]).toEqual([pathname, 200]);
    }
    for (const [path, { links, pictures }] of seen) {
      const broken = pictures.filter(({ shown, lazy }) => !shown && !lazy);
      expect({ path, broken }).toEqual({ path, broken: [] });
      for (const link of links.map((one) => new URL(one)).filter(({ hash, origin }) => hash && origin === url)) {
        const there = seen.get(link.pathname)?.ids.includes(decodeURIComponent(link.hash.slice(1)));
        expect({ path, link: link.href, there }).toEqual({ path, link: link.href, there: true });
      }
    }
  });

  it.each([...publicPages])('%s is all there', async (path) => {
    const page = await site.open(path, withoutScript);
    const { headings, words, links } = await see(page);
    expect(headings).toHaveLength(1);
    // Signing in is the shortest.
    expect(words).toBeGreaterThan(path === '/login' ? 15 : 120);
    expect(links.length).toBeGreaterThan(20);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByText('Loading...')).toHaveCount(0);
  });

  it('no two pages have the same title or description', async () => {
    const page = await site.open('/', withoutScript);
    const told = new Set<string>();
    for (const path of publicPages) {
      await page.goto(path);
      const { title, description } = await see(page);
      told.add(title).add(description);
    }
    expect(told.size).toBe(2 * publicPages.length);
  });

  it('the menu of a phone stands open, and goes away with the top of the page', async () => {
    const page = await site.open('/faq', { ...withoutScript, viewport: { width: 390, height: 800 } });
    await expect(page.getByRole('link', { name: 'Pricing', exact: true }).first()).toBeInViewport();
    await page.getByRole('link', { name: 'Your account' }).click();
    await expect(page.getByRole('heading', { name: 'Your account' })).toBeInViewport();
    await expect(page.getByRole('banner')).not.toBeInViewport();
  });

  it.each(['/dashboard', '/login'])('%s says what it lacks', async (path) => {
    const page = await site.open(path, withoutScript);
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.locator('noscript p')).toContainText('This page needs JavaScript');
  });

  it('the sign-in form keeps an address out of the address bar', async () => {
    const page = await site.open('/login', withoutScript);
    await page.getByLabel('Email Address').fill(newAddress());
    const before = page.url();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('link', { name: 'Pricing', exact: true }).first().click();
    await page.goBack();
    expect(page.url()).toBe(before);
  });
});
