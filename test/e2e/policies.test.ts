import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { privacy } from '#apps/web/content/privacy.ts';
import { terms } from '#apps/web/content/terms.ts';
import { look } from '../support/browser/look.ts';
import { expect } from '../support/browser/visitors.ts';
import { makeSite } from '../support/site/site.ts';

const site = makeSite();
const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

describe.each([
  ['/privacy', privacy, 'Last updated: May 5, 2025'],
  ['/terms', terms, 'Last updated: April 22, 2025'],
] as const)('the policy at %s', (path, policy, updated) => {
  it.each([true, false])('can be read from its date to its end (script: %s)', async (javaScriptEnabled) => {
    const page = await site.open(path, { javaScriptEnabled });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(policy.title);
    await expect(page.getByText(updated)).toBeVisible();
    await expect(page.getByRole('region', { name: 'In short' }).getByRole('listitem')).toHaveText([...policy.inShort]);
    const titles = policy.sections.map(({ title }) => title);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'On this page',
      'In short',
      ...titles,
    ]);
    await expect(contents(page).getByRole('link')).toHaveText(titles);
    const { id, title } = policy.sections[3] ?? { id: '', title: '' };
    await contents(page).getByRole('link', { name: title, exact: true }).press('Enter');
    await expect(page).toHaveURL(`${site.server.url}${path}#${id}`);
    const top = () => page.locator(`#${id}`).evaluate((part) => Math.round(part.getBoundingClientRect().top));
    await expect.poll(top).toBe(80);
  });

  it('keeps the ways about to itself on paper, and looks well', async () => {
    const page = await site.open(path);
    await expect(contents(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(contents(page)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await look(page, path);
  });
});

describe('the privacy policy', () => {
  it('holds its promises', async () => {
    const page = await site.open('/privacy');
    for (const promise of [
      'Up to 1 day after you disconnect it or stop using the service',
      'We answer data requests within 30 days',
      'The service is not for children under 16. If you learn',
      'Your data is stored in the EU, in one database',
    ]) {
      await expect(page.getByText(promise)).toBeVisible();
    }
  });

  it('tells by a table what is stored, which stays one on a phone', async () => {
    const page = await site.open('/privacy', { viewport: { width: 390, height: 800 } });
    const row = page
      .getByRole('table', { name: 'What we store' })
      .getByRole('row')
      .filter({ hasText: 'Sign-in links' });
    await expect(row.getByRole('rowheader')).toContainText('fingerprint');
    await expect(row.getByRole('cell').last()).toHaveText('About a day after the link has expired');
  });

  it('tells of every note that the browser keeps', async () => {
    const page = await site.open('/login', { cookies: 'undecided' });
    await page.getByRole('button', { name: 'Decline' }).click();
    await site.signIn(page, 'notes@home.example');
    await expect(page).toHaveURL(/\/onboarding$/);
    await page.getByText('House', { exact: true }).click();
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(kept).toEqual(expect.arrayContaining(['token', 'cookieConsent', 'signInNonces']));
    await page.goto('/privacy');
    for (const key of kept) {
      await expect(page.getByRole('listitem').filter({ hasText: `${key.split('.')[0]}.` })).toBeVisible();
    }
    expect(await page.context().cookies()).toEqual([]);
  });
});
