import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { terms } from '#apps/web/content/terms.ts';
import { expect } from '../support/browser/visitors.ts';
import { makeSite } from '../support/site/site.ts';

const site = makeSite();
const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

describe('the contents of a policy', () => {
  it('lead to its sections by keyboard, 80 px below the edge', async () => {
    const page = await site.open('/terms');
    const { id, title } = terms.sections[3] ?? { id: '', title: '' };
    await contents(page).getByRole('link', { name: title, exact: true }).press('Enter');
    await expect(page).toHaveURL(`${site.server.url}/terms#${id}`);
    const top = () => page.locator(`#${id}`).evaluate((part) => Math.round(part.getBoundingClientRect().top));
    await expect.poll(top).toBe(80);
  });

  it('are not printed', async () => {
    const page = await site.open('/privacy');
    await expect(contents(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(contents(page)).toBeHidden();
  });
});

describe('the privacy policy', () => {
  it('shows its table as a table on a phone, too', async () => {
    const page = await site.open('/privacy', { viewport: { width: 390, height: 800 } });
    const row = page
      .getByRole('table', { name: 'What we store' })
      .getByRole('row')
      .filter({ hasText: 'Sign-in links' });
    await expect(row.getByRole('rowheader')).toContainText('fingerprint');
    await expect(row.getByRole('cell').last()).toHaveText('About a day after the link has expired');
  });

  it('names everything that the browser stores', async () => {
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
