import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { product } from '#apps/contract/product.ts';
import { expect } from '../support/browser/visitors.ts';
import { makeSite } from '../support/site/site.ts';

const site = makeSite();

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const footer = (page: Page) => page.getByRole('contentinfo');

describe('the navbar', () => {
  it('leads visitors to what is public, and home by the logo', async () => {
    const page = await site.open('/pricing');
    for (const [name, path] of [
      ['Guides', '/maintenance'],
      ['Pricing', '/pricing'],
      ['Login / Signup', '/login'],
      ['Home', '/'],
    ] as const) {
      await menu(page).getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(site.server.url + path);
      await expect(menu(page).getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
    }
    await page.goto('/faq');
    await menu(page)
      .getByRole('link', { name: `${product.name}, home page` })
      .click();
    await expect(page).toHaveURL(`${site.server.url}/`);
  });

  it('greets residents by name, and users without a name as User', async () => {
    const page = await site.open('/dashboard', { as: await site.resident() });
    await expect(menu(page).getByRole('link')).toHaveText(['Upkept', 'Dashboard', 'Guides', 'Settings']);
    await expect(menu(page).getByRole('button', { name: 'Hello, Ada' })).toBeVisible();
    const nameless = await site.open('/', { as: await site.newcomer() });
    await expect(menu(nameless).getByRole('button', { name: 'Hello, User' })).toBeVisible();
    await expect(menu(nameless).getByRole('link')).toHaveCount(1);
  });

  it('opens and closes its menu on a phone, and closes it when a link is followed', async () => {
    const page = await site.open('/', { viewport: { width: 390, height: 800 } });
    const toggle = page.getByRole('button', { name: 'Menu' });
    for (const [name, path] of [
      ['Home', '/'],
      ['Guides', '/maintenance'],
      ['Login / Signup', '/login'],
    ] as const) {
      const link = menu(page).getByRole('link', { name, exact: true });
      await expect(link).toBeHidden();
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await link.click();
      await expect(page).toHaveURL(site.server.url + path);
      await expect(link).toBeHidden();
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    }
    await toggle.click();
    await menu(page)
      .getByRole('link', { name: `${product.name}, home page` })
      .click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens its menu over the page without moving it, and closes it when the user goes on there', async () => {
    const page = await site.open('/faq', { viewport: { width: 390, height: 800 } });
    const toggle = page.getByRole('button', { name: 'Menu' });
    const heading = page.getByRole('heading', { name: 'Your account' });
    await page.evaluate(() => window.scrollTo(0, 1200));
    const before = await heading.boundingBox();
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(toggle).toBeFocused();
    await toggle.click();
    expect(await heading.boundingBox()).toEqual(before);
    await page.mouse.click(195, 700);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');

    await toggle.click();
    await menu(page).getByRole('link', { name: 'Login / Signup' }).focus();
    await page.keyboard.press('Tab');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(page.locator('main :focus')).toBeInViewport();
  });
});

describe('the footer', () => {
  it('leads there within the page, and to the part of the home page that is meant', async () => {
    const page = await site.open('/login');
    await footer(page).getByRole('link', { name: 'Washing Machine' }).click();
    await expect(page).toHaveURL(/\/maintenance\/washing-machine$/);
    await footer(page).getByRole('link', { name: 'Terms of Service' }).click();
    await expect(page).toHaveURL(/\/terms$/);
    await footer(page).getByRole('link', { name: 'How it works' }).click();
    await expect(page.getByRole('heading', { name: 'How it works' })).toBeInViewport();
  });

  it('says this year, also on a page that was made in another', async () => {
    const page = await site.open('/robots.txt');
    const year = String(new Date().getFullYear());
    const whose = new RegExp(`© (<!-- -->)?<span>${year}`);
    await page.route('**/faq', async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      expect(body).toMatch(whose);
      await route.fulfill({ response, body: body.replace(whose, '© $1<span>2019') });
    });
    await page.goto('/faq', { waitUntil: 'commit' });
    await expect(footer(page)).toContainText(`© ${year} ${product.company}`);
  });
});
