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
  it.each([true, false])('stand in groups and open to their answers (script: %s)', async (javaScriptEnabled) => {
    const page = await site.open('/faq', { javaScriptEnabled });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions');
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
      'Home',
      'FAQ',
    ]);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'On this page',
      ...faq.map(({ title }) => title),
      'Not answered here?',
    ]);
    for (const { id, question, answer } of questions) {
      const words = item(page, id).getByText(plainText(answer[0] ?? ''));
      await expect(words).toBeHidden();
      await item(page, id).getByText(question, { exact: true }).click();
      await expect(words).toBeVisible();
    }
  });

  it('tell of the assistant, the weekly summary, the tiers and the cancelling', async () => {
    const page = await site.open('/faq');
    for (const [id, words] of [
      ['ai', 'Today the assistant decides by rules alone'],
      ['weekly-summary', 'It is not sent yet'],
      ['what-is-free', 'one custom task'],
      ['no-card', 'No credit card is required'],
      ['cancel', 'no refunds for partial periods'],
    ] as const) {
      await item(page, id).locator('summary').press('Enter');
      await expect(item(page, id)).toContainText(words);
    }
  });

  it('have addresses of their own, which open them', async () => {
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
    await expect(page).toHaveURL(/\/faq#payment$/);
    await expect.poll(() => topOf(page, 'payment')).toBe(80);
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Your account' }).click();
    await expect.poll(() => topOf(page, 'account')).toBe(80);
  });

  it('are told to search engines as they are', async () => {
    const page = await site.open('/faq');
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}');
    const told = data['@graph'].find((node: { '@type': string }) => node['@type'] === 'FAQPage').mainEntity;
    expect(told.map((each: { name: string }) => each.name)).toEqual(questions.map(({ question }) => question));
    expect(told[0].acceptedAnswer.text).toBe(questions[0]?.answer.map(plainText).join(' '));
    expect(JSON.stringify(told)).not.toMatch(/\]\(/);
  });

  it('are all open on paper', async () => {
    const page = await site.open('/faq');
    await page.emulateMedia({ media: 'print' });
    for (const { id, answer } of questions) {
      await expect(item(page, id).getByText(plainText(answer[0] ?? ''))).toBeVisible();
    }
    await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
  });

  it('look well, folded and open', async () => {
    const page = await site.open('/faq');
    await look(page, 'the questions');
    for (const details of await page.locator('details').all()) await details.locator('summary').click();
    await look(page, 'the questions, open');
  });

  it('come by a link from another page, too', async () => {
    const page = await site.open('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveTitle('Frequently Asked Questions | Upkept');
    await expect(page.getByText(questions[0]?.question ?? '')).toBeVisible();
  });
});
