import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { untilAtRest } from '../support/browser/until-at-rest.ts';
import { expect } from '../support/browser/visitors.ts';
import { makeSite } from '../support/site/site.ts';

const site = makeSite();

const banner = (page: Page) => page.getByRole('region', { name: 'We count visits only if you agree' });

describe('the cookie banner', () => {
  it('comes without moving what is there, and goes for good once the page has loaded again after a yes', async () => {
    const page = await site.open('/robots.txt', { cookies: 'undecided' });
    await page.addInitScript(() => {
      let shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
        Object.assign(window, { shift });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const width of [1440, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      await expect(banner(page)).toBeVisible();
      await untilAtRest(page);
      expect(await page.evaluate(() => (window as { shift?: number }).shift ?? 0)).toBeLessThan(0.02);
    }
    await page.evaluate(() => Object.assign(window, { before: true }));
    const reloaded = page.waitForEvent('load');
    await banner(page).getByRole('button', { name: 'Accept' }).click();
    await reloaded;
    expect(await page.evaluate(() => 'before' in window)).toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await untilAtRest(page);
    await expect(banner(page)).toHaveCount(0);
  });
});
