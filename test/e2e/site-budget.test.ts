import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { describe, inject, it } from 'vitest';
import { appPaths, householdPaths, paths } from '#apps/ui/paths.ts';
import { languages } from '#core/domain/languages.ts';
import { untilIdle } from '../support/browser/until-idle.ts';
import { expect } from '../support/browser/visitors.ts';
import { waitForScript } from '../support/browser/wait-for-script.ts';
import { makeSite } from '../support/site/site.ts';

declare global {
  interface Window {
    usableAt?: number;
  }
}

const site = makeSite();
const tabs = ['account', 'preferences', 'custom-tasks', 'calendar'];
/** The addresses of the screens of a home. */
const screens = householdPaths.flatMap((path): readonly string[] => {
  if (path === appPaths.onboarding) return [];
  if (path === appPaths.settings) return tabs.map((tab) => paths.settingsTab(tab));
  return [path === appPaths.appliance ? paths.applianceOf('fridge') : path];
});
const files = new URL('files/', inject('web'));

/** The size in bytes after compression with gzip. */
const sizeOf = (path: string) => gzipSync(readFileSync(new URL(`.${path}`, files)), { level: 9 }).length;
const kilobytes = (bytes: number) => Math.round(bytes / 102.4) / 10;

/** Returns the scripts that the page has asked for, or had asked for when it became usable. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime <= (window.usableAt ?? Number.POSITIVE_INFINITY))
      .map(({ name }) => new URL(name).pathname)
      .filter((file) => file.endsWith('.js')),
  );

/** Records the time at which an element that matches the selector first appears, even if the test looks later. */
function watchForUse(page: Page, selector: string) {
  return page.addInitScript((usable) => {
    new MutationObserver((_, watch) => {
      if (!document.querySelector(usable)) return;
      window.usableAt = performance.now();
      watch.disconnect();
    }).observe(document, { childList: true, subtree: true });
  }, selector);
}

describe('scripts', () => {
  // The tests of the built pages add up the sizes of the modules that a page names.
  it.each(['/', '/maintenance/fridge'])('of %s are the modules that the page names', async (path) => {
    const page = await site.open(path);
    await waitForScript(page);
    await untilIdle(page);
    const named = await page.locator('script[data-modules]').getAttribute('data-modules');
    expect([...new Set(await scriptsOf(page))].sort()).toEqual((named ?? '').split(' ').sort());
  });

  it('of a public page are at most 12 KB for users, too', async () => {
    const page = await site.open('/robots.txt', { as: await site.resident() });
    for (const path of ['/', '/maintenance/fridge', '/pricing']) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Hello, Ada' })).toBeVisible();
      await untilIdle(page);
      const inline = await page.locator('script[data-modules]').evaluate((one) => one.outerHTML);
      const bytes = [...new Set(await scriptsOf(page))]
        .map(sizeOf)
        .reduce((sum, size) => sum + size, gzipSync(inline).length);
      expect({ path, excess: Math.max(0, kilobytes(bytes) - 12) }).toEqual({ path, excess: 0 });
    }
  });

  it.each(languages)('of signed-in screens are at most 130 KB before they can be used, in %s', async (language) => {
    const resident = await site.resident();
    const newcomer = await site.newcomer();
    for (const { token } of [resident, newcomer]) {
      await site.server.call('updateProfile', { body: { language } }, token);
    }
    const excesses: unknown[] = [];
    for (const [as, addresses] of [
      [newcomer, [appPaths.onboarding]],
      [resident, screens],
    ] as const) {
      // No calendar is connected.
      const page = await site.open('/robots.txt', {
        as,
        locale: language,
        expected: [/status of 404.*\/api\/calendar$/],
      });
      // Of a screen without tasks and tabs, the title is there once its script has run.
      // The ring before that has a title of its own.
      const isTitle = 'main:not(:has(aside, [role="tablist"])) h1:not([role="status"] h1)';
      await watchForUse(page, `[data-task] button, [role="tabpanel"] button, ${isTitle}`);
      // Scripts in the cache would arrive sooner than they do.
      const browser = await page.context().newCDPSession(page);
      await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
      for (const path of addresses) {
        await page.goto(path);
        await page.waitForFunction(() => window.usableAt !== undefined);
        const scripts = [...new Set(await scriptsOf(page))];
        expect(scripts.length).toBeGreaterThan(1);
        const inline = await page.locator('script[data-modules]').evaluate((one) => one.outerHTML);
        const bytes = scripts.map(sizeOf).reduce((sum, size) => sum + size, gzipSync(inline, { level: 9 }).length);
        const size = kilobytes(bytes);
        if (size > 130) excesses.push({ path, size });
      }
    }
    expect(excesses).toEqual([]);
  });
});
