import type { CDPSession } from 'playwright';
import { kilobytesOf, scriptsOf, watchForUse } from '../browser/scripts-of.ts';
import type { Check } from './crawl.ts';

/**
 * What shows that a screen can be used. Of one without tasks and tabs, the title is there once its script has run; the
 * ring before that has a title of its own.
 */
export const usable =
  '[data-task] button, [role="tabpanel"] button, main:not(:has(aside, [role="tablist"])) h1:not([role="status"] h1)';

/** Until a screen can be used, it needs at most so many kilobytes of scripts. The other pages aren't measured. */
export function smallScripts(measured: readonly string[], most: number): Check {
  let browser: CDPSession | undefined;
  return {
    prepare: async (page) => {
      await watchForUse(page, usable, measured);
      browser = await page.context().newCDPSession(page);
    },
    // Scripts in the cache would arrive sooner than they do.
    before: async (_page, path) =>
      browser?.send('Network.setCacheDisabled', { cacheDisabled: measured.includes(path) }),
    arrived: async (page, path) => {
      if (!measured.includes(path)) return [];
      if (await page.evaluate(() => window.usableAt === undefined)) return ['can never be used'];
      const scripts = await scriptsOf(page);
      if (scripts.length < 2) return [`has ${scripts.length} scripts`];
      const size = await kilobytesOf(page, scripts);
      return size > most ? [`${size} KB of scripts`] : [];
    },
  };
}

/** All scripts of a page have at most so many kilobytes. */
export const fewScripts = (most: number): Check => ({
  arrived: async (page) => {
    const size = await kilobytesOf(page, await scriptsOf(page));
    return size > most ? [`${size} KB of scripts`] : [];
  },
});

/** A page loads the scripts that it names and no others, unless it needs more to ask the server something. */
export const namedScripts = (asking: readonly string[]): Check => ({
  arrived: async (page, path) => {
    if (asking.includes(path)) return [];
    const named = await page.locator('script[data-modules]').getAttribute('data-modules');
    const loaded = (await scriptsOf(page)).toSorted().join(' ');
    const expected = (named ?? '').split(' ').sort().join(' ');
    return loaded === expected ? [] : [`loads ${loaded} and names ${expected}`];
  },
});
