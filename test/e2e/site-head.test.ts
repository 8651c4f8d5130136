import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { publicPages } from '#apps/web/app/public-pages.ts';
import { expect } from '../support/browser/visitors.ts';
import { waitForHydration } from '../support/browser/wait-for-hydration.ts';
import { makeSite } from '../support/site/site.ts';

const site = makeSite();

/** Returns everything in the page's head that describes the page to other sites. */
const headOf = (page: Page, html?: string) =>
  page.evaluate((source) => {
    const read = source === undefined ? document : new DOMParser().parseFromString(source, 'text/html');
    const attributes = ['name', 'property', 'rel', 'content', 'href'];
    return {
      title: read.title,
      tags: [...read.head.querySelectorAll('meta[name]:not([media]), meta[property], link[rel="canonical"]')]
        .map((one) => attributes.map((name) => one.getAttribute(name)))
        .sort(),
      data: JSON.parse(read.head.querySelector('script[type="application/ld+json"]')?.textContent ?? ''),
    };
  }, html);

describe('the head of the page', () => {
  it('matches the server’s version of the page after each navigation', async () => {
    const page = await site.open('/');
    await waitForHydration(page);
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    // One item is enough: all of their pages are made in the same way.
    const paths = publicPages.filter((path) => !path.startsWith('/items/') || path === '/items/dryer');
    for (const path of paths.reverse()) {
      await page.evaluate((to) => {
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      }, path);
      const served = await headOf(page, await (await fetch(site.server.url + path)).text());
      await expect.poll(() => headOf(page)).toEqual(served);
    }
    expect(loads).toBe(0);
  });

  it('describes the page to which an address redirects', async () => {
    const page = await site.open('/dashboard');
    await expect(page).toHaveURL(/\/login$/);
    const served = await headOf(page, await (await fetch(`${site.server.url}/login`)).text());
    await expect.poll(() => headOf(page)).toEqual(served);
  });
});
