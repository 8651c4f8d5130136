import { readFileSync, statSync } from 'node:fs';
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

const sizeOnDisk = (file: URL) => statSync(file, { throwIfNoEntry: false })?.size;

/** The built scripts stay the same during a run. */
const knownSizes = new Map<string, number>();

/** The build has compressed each file in the same way, unless that makes it larger. */
function sizeOfFile(file: URL): number {
  const size = knownSizes.get(file.href) ?? sizeOnDisk(new URL(`${file.href}.gz`)) ?? sizeOf(readFileSync(file));
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

/** A screen that can never be used ends the wait of what is for idle moments, too. */
const longestWaitMs = 10_000;

/**
 * Records the time at which an element that matches the selector first appears, even if the test looks later. On pages at
 * these addresses, what is for idle moments waits until then: on a slow machine, the server's response would come after
 * the scripts for later, which the screen doesn't need.
 */
export function watchForUse(page: Page, selector: string, addresses: readonly string[]) {
  return page.addInitScript(
    ({ usable, addresses, longestWaitMs }) => {
      const { requestIdleCallback } = window;
      const held: Parameters<typeof requestIdleCallback>[] = [];
      const release = () => {
        window.requestIdleCallback = requestIdleCallback;
        for (const each of held.splice(0)) requestIdleCallback(...each);
      };
      if (addresses.includes(location.pathname + location.search)) {
        window.requestIdleCallback = (...each) => held.push(each);
        setTimeout(release, longestWaitMs);
      }
      new MutationObserver((_, watch) => {
        if (!document.querySelector(usable)) return;
        window.usableAt = performance.now();
        watch.disconnect();
        release();
      }).observe(document, { childList: true, subtree: true });
    },
    { usable: selector, addresses, longestWaitMs },
  );
}
