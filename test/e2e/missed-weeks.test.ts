import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { axe } from '../support/browser/axe.ts';
import { expect } from '../support/browser/visitors.ts';
import { makeSite } from '../support/site/site.ts';
import { weekPage } from '../support/site/week-page.ts';

const site = makeSite({ ownServer: true, now: '2027-01-04T10:00:00Z' });
const ways = ['Spread out', 'All to today', 'Let go'];

/** Opens the dashboard on a Sunday, the last day of the week, after two weeks without a visit. */
async function comeBack(viewport: { width: number; height: number }) {
  site.server.clock.set('2027-01-04T10:00:00Z');
  const { user } = await site.resident();
  site.server.clock.set('2027-01-24T10:00:00Z');
  const resident = await site.server.signIn(user.email);
  const page = await site.open('/dashboard', { as: resident, viewport });
  const week = weekPage(page);
  const today = week.day('Sunday').locator('[data-task]');
  const card = week.day('Still open from earlier');
  await expect(card).toBeVisible();
  await expect(today.first()).toBeVisible();
  return { ...week, today, card };
}

/** Presses Tab until the focus is on the element of that name. */
async function tabTo(page: Page, name: RegExp) {
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    if (name.test(await focused())) return;
  }
  throw new Error(`Tab never reaches ${name}`);
}

describe('after two missed weeks', () => {
  it.each([
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ])('the first screen of $width × $height has today’s tasks and one card, which one press clears', async (viewport) => {
    const { page, today, card, toast } = await comeBack(viewport);
    await page.screenshot({ path: `/tmp/h/s2-missed-${viewport.width}.png` });
    for (const row of await today.all()) await expect(row).toBeInViewport({ ratio: 1 });
    for (const name of ways) {
      await expect(card.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
    await axe(page, `a backlog, ${viewport.width} px`);
    for (const name of ways) {
      await card.getByRole('button', { name }).click();
      await expect(card).toHaveCount(0);
      await page.screenshot({ path: `/tmp/h/s2-${name}-${viewport.width}.png` });
      const undo = toast(/spread|moved|let go/).getByRole('button', { name: 'Undo' }).first();
      await undo.click();
      await expect(card).toBeVisible();
    }
  });

  it('the keyboard alone settles the backlog, takes that back, and does, moves and adds tasks', async () => {
    const { page, today, card, heading, day, task, toast } = await comeBack({ width: 1440, height: 900 });
    await tabTo(page, /^All to today$/);
    await page.keyboard.press('Enter');
    await expect(card).toHaveCount(0);
    await expect(heading).toBeFocused();
    await page.keyboard.press('F6');
    await tabTo(page, /^Undo$/);
    await page.keyboard.press('Enter');
    await expect(card).toBeVisible();
    await tabTo(page, /^Spread out$/);
    await page.keyboard.press('Enter');
    await expect(card).toHaveCount(0);
    await page.keyboard.press('t');
    await expect(heading).toBeFocused();
  });
});
