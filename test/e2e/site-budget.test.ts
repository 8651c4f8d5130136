import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { describe, inject, it } from 'vitest';
import { publicPages } from '#apps/web/app/pages.ts';
import { expect } from '../support/browser/visitors.ts';
import { waitForHydration } from '../support/browser/wait-for-hydration.ts';
import { makeSite } from '../support/site/site.ts';

declare global {
  interface Window {
    usableAt?: number;
  }
}

const site = makeSite();
const files = new URL('files/', inject('web'));

/** In bytes, as gzip sends them. */
const sizeOf = (path: string) => gzipSync(readFileSync(new URL(`.${path}`, files)), { level: 9 }).length;
const kilobytes = (bytes: number) => Math.round(bytes / 102.4) / 10;

/**
 * Opens the page and answers what script it loads by itself, in kilobytes; with a selector only what it has asked for by
 * the moment that there is such an element, however late anybody looks.
 */
async function scriptOf(page: Page, path: string, usable?: string): Promise<number> {
  await page.addInitScript((selector) => {
    if (selector === undefined) return;
    new MutationObserver((_, watch) => {
      if (!document.querySelector(selector)) return;
      window.usableAt = performance.now();
      watch.disconnect();
    }).observe(document, { childList: true, subtree: true });
  }, usable);
  await page.goto(path);
  if (usable) await page.locator(usable).first().waitFor();
  else await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime <= (window.usableAt ?? Number.POSITIVE_INFINITY))
      .map(({ name }) => new URL(name).pathname)
      .filter((file) => file.endsWith('.js')),
  );
  expect(new Set(asked).size).toBeGreaterThan(1);
  const inline = await page.locator('script[data-modules]').evaluate((one) => one.outerHTML);
  const sizes = [...new Set(asked)].map(sizeOf);
  return kilobytes(sizes.reduce((sum, size) => sum + size, gzipSync(inline, { level: 9 }).length));
}

describe('script', () => {
  it.each([...publicPages, '/no/such/page'])('of a public page is at most 100 KB: %s', async (path) => {
    const page = await site.open('/robots.txt', { expected: [/status of 404/] });
    expect(await scriptOf(page, path)).toBeLessThanOrEqual(100);
  });

  it('of the dashboard is at most 130 KB before it can be used', async () => {
    const page = await site.open('/robots.txt', { as: await site.resident() });
    expect(await scriptOf(page, '/dashboard', '[data-task] button')).toBeLessThanOrEqual(130);
  });

  it.each(['account', 'preferences', 'custom-tasks', 'calendar'])(
    'of the settings is at most 130 KB before they can be used: %s',
    async (tab) => {
      const page = await site.open('/robots.txt', { as: await site.resident() });
      expect(await scriptOf(page, `/settings?tab=${tab}`, '[role="tabpanel"] button')).toBeLessThanOrEqual(130);
    },
  );

  it('before a page is drawn is at most 3 KB', async () => {
    for (const path of publicPages) {
      const html = await (await fetch(site.server.url + path)).text();
      const scripts = [...html.matchAll(/<script(?![^>]*type="application)([^>]*)>(.*?)<\/script>/gs)];
      expect(scripts.map(([, attributes]) => attributes?.includes('src='))).toEqual([false]);
      expect(html).not.toMatch(/<link[^>]*modulepreload/);
      expect(kilobytes(scripts[0]?.[0].length ?? 0)).toBeLessThanOrEqual(3);
    }
  });
});
