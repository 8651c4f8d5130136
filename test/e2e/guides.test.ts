import { describe, it } from 'vitest';
import { guides } from '#apps/web/content/guides/index.ts';
import { expect } from '../support/browser/visitors.ts';
import { guidePage } from '../support/site/guide-page.ts';
import { makeSite } from '../support/site/site.ts';

const site = makeSite();

describe('the index of the guides', () => {
  it('leads to a guide from anywhere on its card, and the guide leads to related ones', async () => {
    const page = await site.open('/maintenance');
    // The link lies over all of its card.
    await page.getByText(guides[0]?.description ?? '').click({ force: true });
    await expect(page).toHaveURL(/\/maintenance\/fridge$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to Maintain Your Fridge: Complete Guide');
    await guidePage(page).related.getByRole('link', { name: 'Dishwasher' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/maintenance\/dishwasher$/);
    await expect(page).toHaveTitle(/^How to Maintain Your Dishwasher: Complete Guide/);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Fridge');
  });
});

describe('an unknown guide', () => {
  it.each(['/maintenance/toaster', '/maintenance/fridge/door', '/maintenance/constructor'])(
    'is not found: %s',
    async (path) => {
      expect((await fetch(site.server.url + path)).status).toBe(404);
    },
  );
});
