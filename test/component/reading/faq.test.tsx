import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { partsOf } from '#apps/site/content/conditional-text.ts';
import { questions } from '#apps/site/content/questions.ts';
import { plainText } from '#apps/site/content/rich-text.ts';
import { look } from '../support/look.ts';
import { showOn } from '../support/media.ts';
import { open } from '../support/open.tsx';
import { topOf } from '../support/places.ts';
import { contents, unfoldAll } from './reading-screen.ts';

const details = (id: string) => document.querySelector<HTMLDetailsElement>(`details#${id}`);
const isOpen = (id: string) => details(id)?.open;
const item = (id: string) => page.elementLocator(details(id) ?? document.body);

describe('the questions', () => {
  it('unfold by their addresses, by pointer and by keyboard', async () => {
    const app = await open('/faq#cancel');
    await expect.poll(() => isOpen('cancel')).toBe(true);
    await expect.poll(() => topOf('cancel')).toBe(80);
    details('cancel')?.querySelector('summary')?.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => isOpen('cancel')).toBe(false);
    await item('ai').getByRole('heading').click();
    await expect.poll(() => isOpen('ai')).toBe(true);
    await item('ai').getByRole('link', { name: 'Link to this answer' }).click();
    await expect.poll(app.address).toBe('/faq#ai');

    app.goTo('/pricing');
    await expect.poll(() => document.title).toBe('Pricing Plans | Upkept');
    await page.getByRole('link', { name: 'price and payment' }).click();
    await expect.poll(() => document.title).toBe('Frequently Asked Questions | Upkept');
    await expect.poll(app.address).toBe('/faq#payment');
    await expect.poll(() => topOf('payment')).toBe(80);
    await contents.getByRole('link', { name: 'Your account' }).click();
    await expect.poll(() => topOf('account')).toBe(80);
  });

  it('are all unfolded on paper', async () => {
    await open('/faq');
    await expect.element(contents).toBeVisible();
    await showOn('print');
    for (const { id, answer } of questions) {
      await expect.element(item(id).getByText(plainText(partsOf(answer[0] ?? '').text))).toBeVisible();
    }
    await expect.element(contents).not.toBeInTheDocument();
  });

  it('look right, folded and unfolded', async () => {
    await open('/faq');
    await expect.element(contents).toBeVisible();
    await look('the questions');
    unfoldAll();
    await look('the questions, open');
  });
});
