import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { axe } from '../support/browser/axe.ts';
import { untilIdle } from '../support/browser/until-idle.ts';
import { expect } from '../support/browser/visitors.ts';
import { makeSite } from '../support/site/site.ts';

const site = makeSite();

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies? Only if you say yes' });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('cookieConsent'));

describe('the cookie banner', () => {
  it('asks every visitor who has not chosen, on every page, and is not part of the page’s HTML', async () => {
    const page = await site.open('/', { cookies: 'undecided' });
    await expect(banner(page)).toBeVisible();
    await page.goto('/terms');
    await expect(banner(page)).toBeVisible();
    expect(await stored(page)).toBeNull();
    expect(await (await page.request.get('/')).text()).not.toContain('Only if you say yes');
  });

  it('takes a no: it is kept, the banner goes for good, and so do the cookies of analytics', async () => {
    const page = await site.open('/robots.txt', { cookies: 'undecided' });
    const { hostname } = new URL(site.server.url);
    const cookie = (name: string) => ({ name, value: '1', domain: hostname, path: '/' });
    await page.context().addCookies(['_ga', '_ga_TEST12345', '_gat', 'theme', 'my_ga'].map(cookie));
    await page.goto('/faq');
    await banner(page).getByRole('button', { name: 'Decline' }).click();
    await expect(banner(page)).toHaveCount(0);
    expect(await stored(page)).toBe('false');
    expect((await page.context().cookies()).map(({ name }) => name).sort()).toEqual(['my_ga', 'theme']);
    await expect(page.getByRole('main')).toBeFocused();
    await page.reload();
    await page.getByRole('button', { name: 'Cookie choice' }).waitFor();
    await untilIdle(page);
    await expect(banner(page)).toHaveCount(0);
  });

  it('stores a yes and reloads the page without the banner', async () => {
    const page = await site.open('/pricing', { cookies: 'undecided' });
    await banner(page).waitFor();
    await page.evaluate(() => Object.assign(window, { before: true }));
    const anew = page.waitForEvent('load');
    await banner(page).getByRole('button', { name: 'Accept' }).click();
    await anew;
    expect(await page.evaluate(() => 'before' in window)).toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await untilIdle(page);
    await expect(banner(page)).toHaveCount(0);
    expect(await stored(page)).toBe('true');
    await expect(page).toHaveURL(/\/pricing$/);
    // There is no id to send anything to.
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
  });

  it('asks again on request, and disappears in every tab after a choice', async () => {
    const page = await site.open('/', { cookies: 'accepted' });
    const other = await page.context().newPage();
    await other.goto('/faq');
    await page.getByRole('button', { name: 'Cookie choice' }).click();
    await expect(banner(page)).toBeFocused();
    await expect(banner(other)).toBeVisible();
    await banner(page).getByRole('button', { name: 'Decline' }).click();
    await expect(banner(other)).toHaveCount(0);
    expect(await stored(other)).toBe('false');
  });

  it('leaves the page usable: everything behind it can be read, focused and clicked', async () => {
    const page = await site.open('/login', { cookies: 'undecided', viewport: { width: 390, height: 600 } });
    const top = async () => (await banner(page).boundingBox())?.y ?? 0;
    await banner(page).waitFor();
    await page.getByRole('contentinfo').getByText('©').scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const last = await page.getByRole('contentinfo').getByText('©').boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(await top());
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByLabel('Email Address').focus();
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const { bottom } = document.activeElement?.getBoundingClientRect() ?? { bottom: 0 };
        return { bottom, own: document.activeElement?.closest('#cookie-banner') !== null };
      });
      if (!focused.own) expect(focused.bottom).toBeLessThanOrEqual(await top());
    }
  });

  it('comes without moving what is there, and is fit for every reader', async () => {
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
      await axe(page, `the banner, ${width} px`);
      await page.emulateMedia({ colorScheme: 'dark' });
      await axe(page, `the banner, dark, ${width} px`, ['color-contrast']);
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await page.evaluate(() => (window as { shift?: number }).shift ?? 0)).toBeLessThan(0.02);
    }
  });
});
