import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { axe } from '../support/browser/axe.ts';
import { expect } from '../support/browser/visitors.ts';
import { makeSite } from '../support/site/site.ts';
import { weekPage } from '../support/site/week-page.ts';

const site = makeSite({ ownServer: true, now: '2027-01-04T10:00:00Z' });

/** Opens the dashboard on the Sunday that ends the third week, of which only the first was seen. */
async function comeBack(viewport: { width: number; height: number }) {
  site.server.clock.set('2027-01-04T10:00:00Z');
  const { token, user } = await site.resident();
  for (const offset of ['0', '1', '2']) await site.server.call('getWeek', { params: { offset } }, token);
  site.server.clock.set('2027-01-24T10:00:00Z');
  const page = await site.open('/dashboard', { as: await site.server.signIn(user.email), viewport });
  const week = weekPage(page);
  const today = week.day('Sunday').locator('[data-task]');
  const card = week.day('Still open from earlier');
  await expect(card).toBeVisible();
  await expect(today.first()).toBeVisible();
  return { ...week, today, card, way: (name: string) => card.getByRole('button', { name, exact: true }) };
}

/** Presses Tab until the focus is on the button of that name. */
async function tabTo(page: Page, name: string) {
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  for (let presses = 0; presses < 100; presses++) {
    await page.keyboard.press('Tab');
    if ((await focused()) === name) return;
  }
  throw new Error(`Tab never reaches “${name}”`);
}

describe('after two missed weeks', () => {
  it.each([
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ])('the first screen of $width × $height has today’s tasks and one card for the rest', async (viewport) => {
    const { page, today, way } = await comeBack(viewport);
    expect(await today.count()).toBeGreaterThan(1);
    for (const row of await today.all()) await expect(row).toBeInViewport({ ratio: 1 });
    for (const name of ['Spread out', 'All to today', 'Let go']) await expect(way(name)).toBeInViewport({ ratio: 1 });
    await axe(page, `a backlog, ${viewport.width} px`);
  });

  it('the keyboard alone does, moves and adds tasks, and settles the backlog, which can be undone', async () => {
    const { page, today, card, heading, day, toast } = await comeBack({ width: 1440, height: 900 });
    const press = (key: string) => page.keyboard.press(key);
    const count = await today.count();
    // The script for keys loads once the week is shown.
    await expect
      .poll(async () => {
        await press('j');
        return page.evaluate(() => document.activeElement?.closest('[data-task]') !== null);
      })
      .toBe(true);
    await press('x');
    await expect(day('Sunday').getByRole('button', { name: /^Mark Incomplete/ })).toBeFocused();
    await press('j');
    await press('m');
    await expect(page.getByRole('dialog', { name: 'Choose a day' })).toBeVisible();
    await tabTo(page, 'Tomorrow');
    await press('Enter');
    await expect(toast('Moved to tomorrow')).toBeVisible();
    await expect(today).toHaveCount(count - 1);
    await press('a');
    await expect(page.getByRole('dialog', { name: 'Add a task' }).getByLabel('Title')).toBeFocused();
    await page.keyboard.type('Paint the fence');
    await press('Enter');
    await expect(day('Sunday')).toContainText('Paint the fence');
    await expect(toast('Added to today')).toBeVisible();

    await tabTo(page, 'All to today');
    await press('Enter');
    await expect(card).toHaveCount(0);
    await expect(heading).toBeFocused();
    await press('F6');
    await tabTo(page, 'Undo');
    await press('Enter');
    await expect(card).toBeVisible();
    await tabTo(page, 'Let go');
    await press('Enter');
    await expect(card).toHaveCount(0);
  });
});
