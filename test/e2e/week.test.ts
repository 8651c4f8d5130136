import { describe, it } from 'vitest';
import { expect } from '../support/browser/visitors.ts';
import { openWeek } from '../support/people/planted-tasks.ts';
import { makeSite } from '../support/site/site.ts';
import { weekPage } from '../support/site/week-page.ts';

/** Today is Wednesday 6 January 2027. */
const site = makeSite();

describe('the week', () => {
  it('keeps every change, and its order, when the page is loaded again', async () => {
    const { page, day, choose, complete, remove, kept, task, toast } = await openWeek(
      site,
      [
        { title: 'Vacuum the coils', scheduledOn: '2027-01-06', minutes: 30 },
        { title: 'Wipe the seals', scheduledOn: '2027-01-06', minutes: 20 },
        { title: 'Test the alarms', scheduledOn: '2027-01-06', minutes: 40, source: 'care:smoke-alarm.test-alarms' },
        { title: 'Clean the filter', scheduledOn: '2027-01-09', minutes: 25 },
        { title: 'Sweep the chimney', scheduledOn: '2027-01-09' },
        { title: 'Oil the hinges', scheduledOn: '2027-01-09' },
        { title: 'Bleed the radiators', scheduledOn: '2026-12-30' },
      ],
      { reducedMotion: 'no-preference' },
    );
    const titles = day('Wednesday').getByRole('heading', { level: 3 });
    await expect(titles).toHaveText(['Test the alarms', 'Wipe the seals', 'Vacuum the coils']);
    await complete('Test the alarms');
    await choose('Clean the filter', 'Move to today');
    await choose('Bleed the radiators', 'Move to today');
    await remove('Sweep the chimney');
    await remove('Oil the hinges');
    await toast('Oil the hinges').getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Add a task' }).click();
    await page.getByLabel('Title').fill('Paint the fence');
    await page.getByLabel('Day', { exact: true }).fill('2027-01-08');
    await page.getByRole('button', { name: 'Add task' }).click();
    await expect(task('Paint the fence')).toBeVisible();
    const order = ['Test the alarms', 'Bleed the radiators', 'Wipe the seals', 'Clean the filter', 'Vacuum the coils'];
    await expect(titles).toHaveText(order);
    const saved = [
      'Test the alarms: 2027-01-06 done',
      'Bleed the radiators: 2027-01-06',
      'Wipe the seals: 2027-01-06',
      'Clean the filter: 2027-01-06',
      'Vacuum the coils: 2027-01-06',
      'Paint the fence: 2027-01-08',
      'Oil the hinges: 2027-01-09',
    ];
    await expect.poll(() => kept()).toEqual(saved);
    await page.reload();
    await expect(titles).toHaveText(order);
    await expect(page.getByRole('button', { name: 'Mark Incomplete Test the alarms' })).toBeVisible();
    await expect(task('Sweep the chimney')).toHaveCount(0);
    await expect(task('Paint the fence')).toContainText('Your own');

    for (const title of order.slice(1)) await complete(title);
    await expect(day('Wednesday')).toContainText('✅ All Done!');
    await expect(page.locator('canvas')).toBeAttached();
  });

  it('leads to other weeks and back, by its address and by the browser’s own buttons', async () => {
    const { page, heading, day } = await openWeek(site, [{ title: 'Soon', scheduledOn: '2027-01-16' }]);
    await page.getByRole('button', { name: 'Next Week' }).click();
    await expect(heading).toHaveText('Next week');
    await expect(page).toHaveURL(/\?week=1$/);
    await page.reload();
    await expect(day('Saturday')).toContainText('Soon');
    await page.getByRole('button', { name: 'Next Week' }).click();
    await expect(heading).toHaveText('18 to 24 January');
    await page.goBack();
    await expect(heading).toHaveText('Next week');
    await page.getByRole('button', { name: 'Back to Current Week' }).click();
    await expect(heading).toHaveText('This week');
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  it('says that it is offline, and goes on once it is online again', async () => {
    const { page, task, heading } = await openWeek(site, [{ title: 'Now', scheduledOn: '2027-01-06' }], {
      // The browser reports files that it could not fetch: the page's icon, and scripts that are not needed yet.
      expected: [/ERR_INTERNET_DISCONNECTED/],
    });
    const tick = task('Now').getByRole('button', { name: 'Complete Now' });
    await expect(tick).toBeEnabled();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await expect(tick).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Add a task' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'More for Now' })).toBeDisabled();
    for (const title of ['Next week', '18 to 24 January']) {
      await page.getByRole('button', { name: 'Next Week' }).click();
      await expect(heading).toHaveText(title);
    }
    await expect(page.getByText('This week loads as soon as you are back online.')).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { name: 'A free week' })).toBeVisible();
    await expect(page.getByText('You are offline.')).toHaveCount(0);
    await page.getByRole('button', { name: 'Back to Current Week' }).click();
    await expect(tick).toBeEnabled();
  });

  it('is planned again, except for what was completed, moved or added', async () => {
    const resident = await site.resident({ scheduled_days: ['Thursday', 'Saturday', 'Sunday'] });
    const page = await site.open('/dashboard', { as: resident });
    const { complete, choose, task, toast } = weekPage(page);
    const titles = () => page.getByRole('main').getByRole('heading', { level: 3 }).allInnerTexts();
    await expect.poll(async () => (await titles()).length).toBeGreaterThan(2);
    const [done = '', moved = ''] = await titles();
    await complete(done);
    await choose(moved, 'Move to today');
    await page.getByRole('button', { name: 'Add a task' }).click();
    await page.getByLabel('Title').fill('Paint the fence');
    await page.getByRole('button', { name: 'Add task' }).click();
    await expect(task('Paint the fence')).toBeVisible();

    await page.getByRole('button', { name: 'More for this week' }).click();
    await page.getByRole('menuitem', { name: 'Re-plan this week' }).click();
    const question = page.getByRole('alertdialog', { name: 'Re-plan this week?' });
    await expect(question).toContainText('What is done, what you moved and what you added yourself stays as it is.');
    await question.getByRole('button', { name: 'Re-plan' }).click();
    await expect(toast('The week has been planned again')).toBeVisible();
    for (const title of [done, moved, 'Paint the fence']) await expect(task(title)).toHaveCount(1);
    await expect(page.getByRole('button', { name: `Mark Incomplete ${done}` })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Wednesday' })).toContainText(moved);
  });

  it('can be changed although the script for messages is missing, and shows messages after the page is loaded again', async () => {
    const { page, choose, day, toast } = await openWeek(
      site,
      [
        { title: 'Wipe', scheduledOn: '2027-01-06' },
        { title: 'Vacuum', scheduledOn: '2027-01-09' },
      ],
      { expected: [/Failed to load resource/] },
    );
    await page.route('**/toast-outlet-*', (route) => route.abort());
    await page.reload();
    const refused = page.waitForEvent('requestfailed', (request) => /toast-outlet-.*js$/.test(request.url()));
    await choose('Vacuum', 'Move to today');
    await refused;
    await expect(day('Wednesday')).toContainText('Vacuum');
    await page.unroute('**/toast-outlet-*');
    await page.reload();
    await choose('Wipe', 'Move to tomorrow');
    await expect(day('Thursday')).toContainText('Wipe');
    await expect(toast('Moved to tomorrow')).toBeVisible();
  });
});
