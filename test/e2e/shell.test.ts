import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { product } from '#apps/contract/product.ts';
import { expect } from '../support/browser/visitors.ts';
import { makeSite } from '../support/site/site.ts';

const site = makeSite();

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const footer = (page: Page) => page.getByRole('contentinfo');
const linksOf = (page: Page, section: string) =>
  footer(page)
    .getByRole('heading', { name: section })
    .locator('..')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));

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

  it('greets residents by name, and somebody without a name as User', async () => {
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

  it('lays its menu over the page, which stays where it is, and closes it for whoever goes on there', async () => {
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

  it('has no badge beside the logo unless the settings name one', async () => {
    const page = await site.open('/');
    await expect(menu(page).getByRole('img', { name: 'product listing' })).toHaveCount(0);
  });
});

describe('the footer', () => {
  it('leads to what we are, every guide, help and the law', async () => {
    const page = await site.open('/login');
    expect(await linksOf(page, 'About Us')).toEqual([
      ['How it works', '/#how-it-works'],
      ['Pricing', '/pricing'],
      ['FAQ', '/faq'],
    ]);
    expect(await linksOf(page, 'Contact Us')).toEqual([
      ['Contact', '/'],
      [product.supportEmail, `mailto:${product.supportEmail}`],
    ]);
    expect(await linksOf(page, 'Legal')).toEqual([
      ['Privacy Policy', '/privacy'],
      ['Terms of Service', '/terms'],
    ]);
    const guides = await linksOf(page, 'Maintenance Guides');
    expect(guides.map(([, path]) => path?.replace('/maintenance', ''))).toEqual(
      ['', 'fridge', 'dishwasher', 'oven', 'microwave', 'washing-machine', 'boiler', 'ac', 'chimney', 'stoves']
        .concat(['coffee-machine', 'wine-fridge', 'pizza-oven', 'shower', 'bathtub', 'toilet'])
        .map((slug) => slug && `/${slug}`),
    );
    // Each begins with a picture of what it is about.
    for (const [text] of guides) expect(text).toMatch(/^\p{Extended_Pictographic}\uFE0F?[A-Z]/u);
    expect(guides[0]?.[0]).toContain('All Guides');
  });

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
