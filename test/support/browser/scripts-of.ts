import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { inject } from 'vitest';

declare global {
  interface Window {
    usableAt?: number;
  }
}

/** The size in bytes after compression with gzip. */
const sizeOf = (content: string | Buffer) => gzipSync(content, { level: 9 }).length;

/** Returns the scripts that the page has asked for, or had asked for when it became usable. */
export const scriptsOf = async (page: Page): Promise<readonly string[]> => {
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime <= (window.usableAt ?? Number.POSITIVE_INFINITY))
      .map(({ name }) => new URL(name).pathname)
      .filter((file) => file.endsWith('.js')),
  );
  return [...new Set(asked)];
};

/** The built scripts stay the same during a run. */
const knownSizes = new Map<string, number>();

function sizeOfFile(file: URL): number {
  const size = knownSizes.get(file.href) ?? sizeOf(readFileSync(file));
  knownSizes.set(file.href, size);
  return size;
}

/** The size of some scripts and of the one in the page, in kilobytes after compression, with one decimal. */
export async function kilobytesOf(page: Page, scripts: readonly string[]): Promise<number> {
  const files = new URL('files/', inject('web'));
  const inline = await page.locator('script[data-modules]').evaluate((one) => one.outerHTML);
  const sizes = scripts.map((path) => sizeOfFile(new URL(`.${path}`, files)));
  return Math.round(sizes.reduce((sum, size) => sum + size, sizeOf(inline)) / 102.4) / 10;
}

/** Records the time at which an element that matches the selector first appears, even if the test looks later. */
export function watchForUse(page: Page, selector: string) {
  return page.addInitScript((usable) => {
    new MutationObserver((_, watch) => {
      if (!document.querySelector(usable)) return;
      window.usableAt = performance.now();
      watch.disconnect();
    }).observe(document, { childList: true, subtree: true });
  }, selector);
}
