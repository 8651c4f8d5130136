import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { product } from '#apps/contract/product.ts';
import { expect } from '../support/browser/visitors.ts';
import { makeSite } from '../support/site/site.ts';

const site = makeSite();

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const entries = async (page: Page) =>
  Promise.all(
    (await menu(page).getByRole('link').all()).map(async (link) => [
      await link.innerText(),
      await link.getAttribute('href'),
    ]),
  );
const logo = [product.name, '/'];

describe('the calendar’s way back', () => {
  it('says that it is at work, and leads to the settings after a second', async () => {
    const page = await site.open('/robots.txt', { as: await site.resident() });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto('/calendar/callback');
    await expect(page.getByText('Processing your request...')).toBeVisible();
    await page.clock.runFor(900);
    await expect(page).toHaveURL(/\/calendar\/callback$/);
    await page.clock.resume();
    await expect(page).toHaveURL(/\/settings\?tab=calendar$/);
  });
});

describe('the guard', () => {
  it('sends visitors to the sign-in page and newcomers to onboarding, and shows that it is looking', async () => {
    const visitor = await site.open('/dashboard');
    await expect(visitor).toHaveURL(/\/login$/);
    for (const path of ['/settings', '/onboarding']) {
      await visitor.goto(path);
      await expect(visitor).toHaveURL(/\/login$/);
    }
    const newcomer = await site.open('/', { as: await site.newcomer() });
    const gate = Promise.withResolvers<void>();
    await newcomer.route('**/api/auth/me', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await newcomer.goto('/dashboard');
    await expect(newcomer.getByRole('main').getByText('Loading...', { exact: true })).toBeVisible();
    gate.resolve();
    await expect(newcomer).toHaveURL(/\/onboarding$/);
    await newcomer.goto('/settings?tab=calendar');
    await expect(newcomer).toHaveURL(/\/onboarding$/);
    expect(await entries(newcomer)).toEqual([logo]);
    await expect(newcomer.getByRole('button', { name: 'Hello, User' })).toBeVisible();
  });

  it('signs out a token that the server refuses, when a page opens and while it is open', async () => {
    const refused = { token: 'not-a-token', user: (await site.newcomer()).user };
    const unauthorised = { expected: [/status of 401/] };
    const stale = await site.open('/dashboard', { as: refused, ...unauthorised });
    await expect(stale).toHaveURL(/\/login$/);
    expect(await stale.evaluate(() => localStorage.getItem('token'))).toBeNull();

    const resident = await site.resident();
    const page = await site.open('/dashboard', { as: resident, ...unauthorised });
    const ticks = page.getByRole('button', { name: /^Complete/ });
    await expect(ticks.first()).toBeVisible();
    // The weeks beside it are fetched ahead, and would be refused as well.
    const weeks = () =>
      page.evaluate(
        () => performance.getEntriesByType('resource').filter(({ name }) => /\/week\/-?\d$/.test(name)).length,
      );
    await expect.poll(weeks).toBe(3);
    await site.server.call('logOutEverywhere', {}, resident.token);
    await ticks.first().click();
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  it('follows a session from tab to tab', async () => {
    const page = await site.open('/settings', { as: await site.resident() });
    const other = await page.context().newPage();
    await other.goto('/dashboard');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Log out', exact: true }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(other).toHaveURL(/\/login$/);
  });

  it('greets who signed in last, in another tab, while it was asked who the first one is', async () => {
    const first = await site.resident();
    const second = await site.resident({ name: 'Grace' });
    const page = await site.open('/robots.txt', { as: first });
    const asked = Promise.withResolvers<void>();
    await page.route('**/api/auth/me', (route) => {
      if (route.request().headers().authorization !== `Bearer ${first.token}`) return route.continue();
      asked.resolve();
    });
    await page.goto('/maintenance');
    await asked.promise;
    const other = await page.context().newPage();
    await other.goto('/robots.txt');
    await other.evaluate((token) => localStorage.setItem('token', token), second.token);
    await expect(page.getByRole('button', { name: 'Hello, Grace' })).toBeVisible();
    await other.evaluate(() => localStorage.clear());
    await expect(menu(page).getByRole('link', { name: 'Login / Signup' })).toBeVisible();
  });
});

describe('the navbar', () => {
  it('offers visitors what is public, and residents what is theirs', async () => {
    const visitor = await site.open('/');
    await expect(menu(visitor).getByRole('link')).toHaveCount(5);
    expect(await entries(visitor)).toEqual([
      logo,
      ['Home', '/'],
      ['Guides', '/maintenance'],
      ['Pricing', '/pricing'],
      ['Login / Signup', '/login'],
    ]);
    await visitor.close();

    const page = await site.open('/maintenance', { as: await site.resident() });
    const greeting = menu(page).getByRole('button', { name: 'Hello, Ada' });
    await expect(greeting).toBeVisible();
    expect(await entries(page)).toEqual([
      logo,
      ['Dashboard', '/dashboard'],
      ['Guides', '/maintenance'],
      ['Settings', '/settings'],
    ]);
    await expect(menu(page).getByRole('link', { name: 'Guides' })).toHaveAttribute('aria-current', 'page');

    await greeting.press('ArrowDown');
    const logOut = page.getByRole('menuitem', { name: 'Log out' });
    await expect(logOut).toBeFocused();
    await expect(greeting).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(logOut).toHaveCount(0);
    await expect(greeting).toBeFocused();
    await greeting.press('Enter');
    await expect(logOut).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu(page).getByRole('link', { name: 'Login / Signup' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  it('folds into a menu on a phone, for hands and for keys', async () => {
    const page = await site.open('/', { viewport: { width: 390, height: 800 } });
    const toggle = page.getByRole('button', { name: 'Menu' });
    const pricing = menu(page).getByRole('link', { name: 'Pricing' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(pricing).toBeHidden();
    await toggle.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(pricing).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(pricing).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.click();
    await toggle.click();
    await expect(pricing).toBeHidden();
    await toggle.click();
    await pricing.click();
    await expect(page).toHaveURL(/\/pricing$/);
    await expect(pricing).toBeHidden();
  });

  it('can be skipped by the first Tab', async () => {
    const page = await site.open('/pricing');
    await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  });
});

describe('going from page to page', () => {
  it('begins each at its top, with its own title and description', async () => {
    const page = await site.open('/');
    const described = new Set<string | null>();
    for (const [path, title] of [
      ['/', 'Never Worry About Home Maintenance Again'],
      ['/maintenance', 'Complete Home Maintenance Guide'],
      ['/pricing', 'Pricing Plans'],
      ['/login', 'Log in or sign up'],
    ] as const) {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await menu(page).locator(`a[href="${path}"]`).last().click();
      await expect(page).toHaveTitle(`${title} | ${product.name}`);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      described.add(await page.locator('meta[name="description"]').getAttribute('content'));
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', site.server.url + path);
    }
    expect(described.size).toBe(4);
  });

  it('leads to the part that the address names, eighty pixels below the top, and to the top where there is none', async () => {
    const page = await site.open('/', { reducedMotion: 'no-preference' });
    await page.getByRole('link', { name: 'See How It Works' }).click();
    await expect(page).toHaveURL(/#how-it-works$/);
    const part = page.getByRole('region', { name: 'How it works' });
    const top = async () => Math.round((await part.boundingBox())?.y ?? 0);
    await expect.poll(top).toBe(80);
    await page.goto('/pricing#how-it-works');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.getByRole('link', { name: 'How it works' }).click();
    await expect.poll(top).toBe(80);
    // As if typed into the address bar.
    await page.evaluate(() => window.location.assign('#no-such-part'));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});
