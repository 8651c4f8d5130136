import { describe, it } from 'vitest';
import { expect } from '../support/browser/visitors.ts';
import { openWeek } from '../support/people/planted-tasks.ts';
import { makeSite } from '../support/site/site.ts';

/** Today is Wednesday 6 January 2027. */
const site = makeSite();

const today = '2027-01-06';
const saturday = '2027-01-09';
const failing = { expected: [/Failed to load resource/] };

describe('what tells of changes', () => {
  it('is done without while its script cannot be had, and then told of after all', async () => {
    const { page, choose, day, toast } = await openWeek(
      site,
      [
        { title: 'Wipe', scheduledOn: today },
        { title: 'Vacuum', scheduledOn: saturday },
      ],
      failing,
    );
    await page.route('**/toast-outlet-*', (route) => route.abort());
    await page.reload();
    const refused = page.waitForEvent('requestfailed', (request) => /toast-outlet-.*js$/.test(request.url()));
    await choose('Vacuum', 'Move to today');
    await refused;
    await expect(day('Wednesday')).toContainText('Vacuum');
    await page.unroute('**/toast-outlet-*');
    await choose('Wipe', 'Move to tomorrow');
    await expect(day('Thursday')).toContainText('Wipe');
    await expect(toast('Moved to tomorrow')).toBeVisible();
    await expect(toast('Moved to today')).toBeAttached();
    const styled = () =>
      page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes('toast-outlet')));
    await expect.poll(styled).toBe(true);
  });

  it('hears of what goes wrong just as somebody comes back', async () => {
    const { page, choose, complete, heading, toast } = await openWeek(
      site,
      [{ title: 'Wipe', scheduledOn: today }],
      failing,
    );
    await choose('Wipe', 'Move to tomorrow');
    await expect(toast('Moved to tomorrow')).toBeVisible();
    await page.getByRole('link', { name: 'Guides' }).first().click();
    await expect(page).toHaveURL(/\/maintenance$/);
    await page.route('**/complete', (route) => route.abort());
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await complete('Wipe');
    await expect(toast('Failed to update task')).toBeVisible();
    await expect(heading).toHaveText('This week');
  });
});

describe('a change that fails', () => {
  it('takes itself back and says so in the words of its call, or of the server', async () => {
    const { page, complete, choose, remove, task, day, toast } = await openWeek(
      site,
      [
        { title: 'Wipe', scheduledOn: today },
        { title: 'Vacuum', scheduledOn: saturday },
      ],
      failing,
    );
    await expect(task('Wipe')).toBeVisible();
    const tell = (words: string) => expect(toast(words)).toBeVisible();
    await page.route(/\/api\/tasks(\/[^w].*)?$/, (route) => route.abort());
    await complete('Wipe');
    await tell('Failed to update task');
    await expect(page.getByRole('button', { name: 'Complete Wipe' })).toBeVisible();
    await choose('Vacuum', 'Move to today');
    await tell('Failed to reschedule task');
    await expect(day('Saturday')).toContainText('Vacuum');
    await remove('Vacuum');
    await tell('Failed to delete task');
    await expect(day('Saturday')).toContainText('Vacuum');

    await page.getByRole('button', { name: 'Add a task' }).click();
    await page.getByLabel('Title').fill('Paint the fence');
    await page.getByRole('button', { name: 'Add task' }).click();
    await expect(toast('Failed to create task')).toBeVisible();
    await expect(task('Paint the fence')).toHaveCount(0);
    await toast('Failed to create task').getByRole('button', { name: 'Edit' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('Paint the fence');
    await page.unroute(/\/api\/tasks(\/[^w].*)?$/);
    await page.getByRole('button', { name: 'Add task' }).click();
    await expect(task('Paint the fence')).toBeVisible();

    await page.route('**/complete', (route) =>
      route.fulfill({ status: 404, json: { message: 'This task no longer exists', code: 'x', requestId: 'y' } }),
    );
    await complete('Wipe');
    await tell('This task no longer exists');
    await expect(page.getByRole('button', { name: 'Complete Wipe' })).toBeVisible();
  });

  it('leaves deleted what could not be restored, and the week as it was when it could not be planned anew', async () => {
    const { page, remove, task, toast, kept } = await openWeek(
      site,
      [
        { title: 'Wipe', scheduledOn: today },
        { title: 'Vacuum', scheduledOn: saturday },
      ],
      failing,
    );
    await page.route('**/restore', (route) => route.abort());
    await remove('Wipe');
    await toast('Task deleted').getByRole('button', { name: 'Undo' }).click();
    await expect(toast('Failed to update task')).toBeVisible();
    await expect(task('Wipe')).toHaveCount(0);
    expect(await kept()).toEqual(['Vacuum: 2027-01-09']);

    await page.route('**/replan', (route) =>
      route.fulfill({ status: 503, json: { message: 'Our database is away.', code: 'x', requestId: 'y' } }),
    );
    await page.getByRole('button', { name: 'More for this week' }).click();
    await page.getByRole('menuitem', { name: 'Re-plan this week' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Re-plan' }).click();
    await expect(toast('Our database is away.')).toBeVisible();
    await expect(task('Vacuum')).toBeVisible();
  });

  it('does not disturb the ones before and after it, however quickly they come', async () => {
    const titles = ['One', 'Two', 'Three', 'Four', 'Five'];
    const { page, complete, remove, choose, kept, task, toast } = await openWeek(
      site,
      titles.map((title) => ({ title, scheduledOn: saturday })),
      failing,
    );
    await expect(task('One')).toBeVisible();
    const gate = Promise.withResolvers<void>();
    const order: string[] = [];
    await page.route(/\/api\/tasks\/[^w]/, async (route) => {
      const place = order.push(route.request().method());
      await gate.promise;
      await (place === 2 ? route.fulfill({ status: 500, body: '' }) : route.continue());
    });
    await complete('One');
    await complete('Two');
    await complete('Three');
    await choose('Four', 'Move to today');
    await remove('Five');
    // All of it shows before the server has answered to any.
    for (const title of ['One', 'Two', 'Three']) {
      await expect(page.getByRole('button', { name: `Mark Incomplete ${title}` })).toBeVisible();
    }
    await expect(page.getByRole('region', { name: 'Wednesday' })).toContainText('Four');
    await expect(task('Five')).toHaveCount(0);
    gate.resolve();
    await expect(toast('Failed to update task')).toBeVisible();
    await expect
      .poll(async () => (await kept()).toSorted())
      .toEqual(['Four: 2027-01-06', 'One: 2027-01-09 done', 'Three: 2027-01-09 done', 'Two: 2027-01-09']);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('button', { name: /^Mark Incomplete/ })).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Complete Two' })).toBeVisible();
    await expect(task('Five')).toHaveCount(0);
    expect(order).toEqual(['PUT', 'PUT', 'PUT', 'PUT', 'DELETE']);
  });
});
