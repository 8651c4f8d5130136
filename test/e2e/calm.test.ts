import type { Locator, Page } from 'playwright';
import { it } from 'vitest';
import { expect } from '../support/browser/visitors.ts';
import { makeSite, newAddress } from '../support/site/site.ts';

/** A Monday, on which a household that plans for weekends has no tasks of its own. */
const site = makeSite({ now: '2026-09-07T08:00:00Z' });
const phone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  timezoneId: 'Europe/London',
} as const;
const count = (text: string) => text.split(/\s+/).filter(Boolean).length;
const wordsOf = async (page: Page) => count(await page.getByRole('main').innerText());

/** The words on the first screen, or those that begin above a height. */
const wordsOnScreen = (page: Page, above = 844) =>
  page.evaluate((end) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let words = 0;
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const isSeen = texts.currentNode.parentElement?.checkVisibility({ visibilityProperty: true });
      const { top, bottom, width } = range.getBoundingClientRect();
      if (isSeen && width > 1 && bottom > 0 && top < end)
        words += (texts.currentNode.textContent ?? '').split(/\s+/).filter(Boolean).length;
    }
    return words;
  }, above);

it('a newcomer on a phone ticks the first task after 9 taps and 500 words', async () => {
  const read: Record<string, number> = {};
  let taps = 0;
  const tap = (target: Locator) => {
    taps += 1;
    return target.tap();
  };
  const page = await site.open('/', phone);
  const step = async (number: number) => {
    await page.getByText(`Step ${number} of 9`, { exact: true }).waitFor();
    read[`step ${number}`] = await wordsOf(page);
  };
  read.home = await wordsOnScreen(page);
  await tap(page.getByRole('link', { name: 'Start for Free' }).first());
  const address = page.getByLabel('Email Address');
  await tap(address);
  read['sign-in'] = await wordsOf(page);
  const email = newAddress();
  await address.fill(email);
  await tap(page.getByRole('button', { name: 'Sign in' }));
  await page.getByRole('heading', { name: 'Check Your Email' }).waitFor();
  read['check your email'] = await wordsOf(page);
  // Its link is a tap, too.
  taps += 1;
  await page.goto(await site.mailedLink(email));
  const [mail] = await site.server.mailsTo(email);
  read.mail = count(mail?.text ?? '');
  await step(1);
  await tap(page.getByRole('radio', { name: 'House' }));
  await step(2);
  await tap(page.getByRole('button', { name: 'Skip the rest' }));
  await step(9);
  await tap(page.getByLabel('Name'));
  await page.getByLabel('Name').fill('Ada');
  await tap(page.getByRole('button', { name: 'Plan my first week' }));
  const tick = page.getByRole('button', { name: /^Complete / }).first();
  await tick.waitFor();
  read['the week down to its first task'] = await wordsOnScreen(page, (await tick.boundingBox())?.y);
  await tap(tick);
  await expect(page.getByText('Your first one is done.')).toBeVisible();
  const words = Object.values(read).reduce((sum, one) => sum + one, 0);
  expect(taps).toBe(9);
  expect(words, JSON.stringify(read)).toBeLessThanOrEqual(500);
});
