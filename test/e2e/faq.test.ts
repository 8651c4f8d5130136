import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { faq } from '#apps/web/content/faq.ts';
import { plainText } from '#apps/web/content/rich-text.ts';
import { look } from '../support/browser/look.ts';
import { expect } from '../support/browser/visitors.ts';
import { makeSite } from '../support/site/site.ts';

const site = makeSite();
const questions = faq.flatMap((group) => group.questions);
const item = (page: Page, id: string) => page.locator(`details#${id}`);
const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((part) => Math.round(part.getBoundingClientRect().top));

describe('the questions', () => {
  it('unfold by their addresses, by pointer and by keyboard', async () => {
    const page = await site.open('/faq#cancel');
    await expect(item(page, 'cancel')).toHaveAttribute('open');
    await expect.poll(() => topOf(page, 'cancel')).toBe(80);
    await item(page, 'cancel').locator('summary').press('Enter');
    await expect(item(page, 'cancel')).not.toHaveAttribute('open');
    await item(page, 'ai').locator('summary').click();
    await item(page, 'ai').getByRole('link', { name: 'Link to this answer' }).click();
    await expect(page).toHaveURL(/\/faq#ai$/);

    await page.goto('/pricing');
    await page.getByRole('link', { name: 'price and payment' }).click();
    await expect(page).toHaveTitle('Frequently Asked Questions | Upkept');
    await expect(page).toHaveURL(/\/faq#payment$/);
    await expect.poll(() => topOf(page, 'payment')).toBe(80);
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Your account' }).click();
    await expect.poll(() => topOf(page, 'account')).toBe(80);
  });

  it('are all unfolded on paper', async () => {
    const page = await site.open('/faq');
    await page.emulateMedia({ media: 'print' });
    for (const { id, answer } of questions) {
      await expect(item(page, id).getByText(plainText(answer[0] ?? ''))).toBeVisible();
    }
    await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
  });

  it('are accessible, folded and unfolded', async () => {
    const page = await site.open('/faq');
    await look(page, 'the questions');
    await page.evaluate(() => {
      for (const folded of document.querySelectorAll('details')) folded.open = true;
    });
    await look(page, 'the questions, open');
  });
});
