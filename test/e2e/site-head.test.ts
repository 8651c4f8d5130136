import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { expect } from '../support/browser/visitors.ts';
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
  it('describes the page to which an address redirects', async () => {
    const page = await site.open('/dashboard');
    await expect(page).toHaveURL(/\/login$/);
    const served = await headOf(page, await (await fetch(`${site.server.url}/login`)).text());
    await expect.poll(() => headOf(page)).toEqual(served);
  });
});
