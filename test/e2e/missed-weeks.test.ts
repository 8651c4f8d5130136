import type { Locator, Page } from 'playwright';
import { describe, it } from 'vitest';
import { untilAtRest } from '../support/browser/until-at-rest.ts';
import { expect } from '../support/browser/visitors.ts';
import { openWeek } from '../support/people/planted-tasks.ts';
import { makeSite } from '../support/site/site.ts';

/** Today is Sunday 10 January 2027. */
const site = makeSite({ now: '2027-01-10T10:00:00Z' });

/** Jobs of the catalogue, because planning removes those that it doesn't know. */
const tasks = [
  ['2026-12-26', 'fridge.wash-interior'],
  ['2026-12-27', 'fridge.level-cabinet'],
  ['2027-01-02', 'dishwasher.clean-filter'],
  ['2027-01-03', 'dishwasher.wipe-door-seal'],
  ['2027-01-09', 'dishwasher.clean-dispenser'],
  ['2027-01-10', 'fridge.clean-coils'],
  ['2027-01-10', 'fridge.clean-door-seals'],
  ['2027-01-10', 'fridge.clear-drain-hole'],
].map(([scheduledOn = '', id], index) => ({
  title: `Care for the parts of it that are number ${index + 1}`,
  scheduledOn,
  minutes: 10,
  source: `care:${id}` as const,
}));

/** Opens the dashboard on the last day of the week, after two weeks in which nothing was done. */
async function comeBack(viewport: { width: number; height: number }) {
  const week = await openWeek(site, tasks, { viewport });
  const today = week.day('Sunday').locator('[data-task]');
  const card = week.day('Still open from earlier');
  await expect(card).toContainText('5 tasks');
  await expect(today).toHaveCount(3);
  return { ...week, today, card, way: (name: string) => card.getByRole('button', { name, exact: true }) };
}

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 100; presses++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reaches ${target}`);
}

describe('after two missed weeks', () => {
  it('the first screen of a phone and a desktop has today’s tasks and one card for the rest', async () => {
    const { page, today, way } = await comeBack({ width: 390, height: 844 });
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport);
      await untilAtRest(page);
      for (const row of await today.all()) await expect(row).toBeInViewport({ ratio: 1 });
      for (const name of ['Spread them out', 'Do all today', 'Let them go'])
        await expect(way(name)).toBeInViewport({ ratio: 1 });
    }
  });

  it('the keyboard alone does, moves and adds tasks, and clears the backlog, which can be undone', async () => {
    const { page, today, card, heading, day, toast, way } = await comeBack({ width: 1440, height: 900 });
    const press = (key: string) => page.keyboard.press(key);
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
    await tabTo(page, page.getByRole('button', { name: /^Tomorrow/ }));
    await press('Enter');
    await expect(toast('Moved to tomorrow')).toBeVisible();
    await expect(today).toHaveCount(2);
    await press('a');
    await expect(page.getByRole('dialog', { name: 'Add a task' }).getByLabel('Title')).toBeFocused();
    await page.keyboard.type('Paint the fence');
    await press('Enter');
    await expect(day('Sunday')).toContainText('Paint the fence');
    await expect(toast('Added to today')).toBeVisible();

    await tabTo(page, way('Do all today'));
    await press('Enter');
    await expect(card).toHaveCount(0);
    await expect(heading).toBeFocused();
    await press('F6');
    await tabTo(page, toast('tasks moved to today').getByRole('button', { name: 'Undo' }));
    await press('Enter');
    await expect(card).toBeVisible();
    await tabTo(page, way('Let them go'));
    await press('Enter');
    await expect(card).toHaveCount(0);
  });
});
