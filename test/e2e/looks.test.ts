import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { axe } from '../support/browser/axe.ts';
import { look } from '../support/browser/look.ts';
import { expect } from '../support/browser/visitors.ts';
import { plantTasks } from '../support/people/planted-tasks.ts';
import { makeSite } from '../support/site/site.ts';
import { weekPage } from '../support/site/week-page.ts';

/** Today is Wednesday 6 January 2027. */
const site = makeSite();

const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

describe('nothing is wrong with the looks of', () => {
  it('the public pages', async () => {
    const page = await site.open('/', { expected: [/status of 404/] });
    for (const [path, title] of [
      ['/', 'Never Worry About Home Maintenance Again'],
      ['/maintenance', 'Complete Home Maintenance Guide'],
      ['/maintenance/stoves', 'How to Maintain Your Stove: Complete Guide'],
      ['/pricing', 'Choose Your Plan'],
      ['/privacy', 'Privacy Policy'],
      ['/nowhere', 'There is no room behind this door'],
    ] as const) {
      await page.goto(path);
      await heading(page, title);
      await page.evaluate(() => {
        for (const folded of document.querySelectorAll('details')) folded.open = true;
      });
      await look(page, path);
    }
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await axe(page, 'the mobile menu');
  });

  it('settings', async () => {
    const page = await site.open('/settings', { as: await site.resident() });
    for (const tab of ['account', 'preferences', 'custom-tasks', 'calendar', 'notifications']) {
      await page.goto(`/settings?tab=${tab}`);
      await heading(page, 'Settings');
      if (tab === 'preferences') await page.getByText('Kitchen appliances').first().click();
      await look(page, tab);
    }
    await page.goto('/pricing');
    await heading(page, 'Upgrade Your Plan');
    await look(page, 'pricing of a resident');
    await page.getByRole('button', { name: 'Hello, Ada' }).click();
    await axe(page, 'the account menu');
  });

  it('the week', async () => {
    const resident = await site.resident();
    await plantTasks(site.server, resident, [
      { title: 'Vacuum the coils behind the fridge', scheduledOn: '2027-01-06', source: 'care:fridge.clean-coils' },
      { title: 'Overdue in this week', scheduledOn: '2027-01-04' },
      { title: 'Averylongwordthatsomebodytypedwithoutanyspaceinitatallandwentonandonandon', scheduledOn: '2027-01-09' },
      { title: 'Done', scheduledOn: '2027-01-10', status: 'done' },
      { title: 'From earlier', scheduledOn: '2027-01-02' },
    ]);
    const page = await site.open('/dashboard', { as: resident, expected: [/Failed to load resource/] });
    const { choose, openMenu, complete, toast } = weekPage(page);
    await page.getByRole('button', { name: 'Vacuum the coils behind the fridge', exact: true }).click();
    await expect(page.getByText('Why it matters')).toBeVisible();
    await look(page, 'a week with an open task');
    await openMenu('Done');
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
    await axe(page, 'a task’s menu');
    await page.keyboard.press('Escape');
    await choose('Done', 'Delete');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await look(page, 'the question before deleting');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await choose('Overdue in this week', 'Move to today');
    await expect(toast('Moved to today')).toBeVisible();
    await look(page, 'a toast');
    await page.getByRole('button', { name: 'Add a task' }).click();
    await page.getByRole('button', { name: 'Add task' }).click();
    await expect(page.getByText('Please enter a task title')).toBeVisible();
    await look(page, 'adding a task');
    await page.keyboard.press('Escape');
    await page.route('**/complete', (route) => route.abort());
    await complete('From earlier');
    await expect(toast('Failed to update task')).toBeVisible();
    await axe(page, 'a failure');

    await page.goto('/dashboard?week=-2');
    await expect(page.getByRole('heading', { name: 'Nothing was planned' })).toBeVisible();
    await look(page, 'an empty week');
    await page.route('**/api/tasks/week/0', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/dashboard');
    await expect(page.getByRole('alert')).toBeVisible();
    await look(page, 'a week that could not be had');
    await page.route('**/api/tasks/week/0', () => {});
    await page.reload();
    await heading(page, 'This week');
    await expect(page.getByRole('main').getByText('Loading...')).toBeAttached();
    await look(page, 'a week on its way');
  });
});
