import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { expect } from '../support/browser/visitors.ts';
import { openWeek, plantTasks } from '../support/people/planted-tasks.ts';
import { makeSite } from '../support/site/site.ts';
import { weekPage } from '../support/site/week-page.ts';

/** Today is Wednesday 6 January 2027. */
const site = makeSite();

const sync = (page: Page) => page.getByRole('link', { name: /^Sync to Calendar/ });

describe('the week', () => {
  it('shows its days from Monday on, what is overdue, and what the two weeks before left open', async () => {
    const { page, days, day, task, heading } = await openWeek(site, [
      { title: 'Test the alarms', scheduledOn: '2027-01-04' },
      { title: 'Descale the kettle', scheduledOn: '2027-01-10', minutes: 45 },
      { title: 'Wipe the seals', scheduledOn: '2027-01-09', minutes: 20 },
      { title: 'Vacuum the coils', scheduledOn: '2027-01-09', minutes: 30 },
      { title: 'Bleed the radiators', scheduledOn: '2026-12-30' },
      { title: 'Wipe the seals', scheduledOn: '2027-01-02' },
      { title: 'Too long ago', scheduledOn: '2026-12-20' },
    ]);
    await expect(heading).toHaveText('This week');
    await expect(page.getByText('4 to 10 January')).toBeVisible();
    await expect(day('Saturday')).toBeVisible();
    expect(await days()).toEqual(['Still open from earlier', 'Monday', 'Wednesday', 'Saturday', 'Sunday']);
    await expect(day('Wednesday')).toContainText('Today');
    await expect(day('Wednesday')).toContainText('Nothing is planned for today.');
    await expect(day('Saturday')).toContainText('9 Jan');
    await expect(day('Saturday')).toContainText('50 min');
    await expect(task('Test the alarms').getByText('Overdue', { exact: true })).toBeVisible();
    await expect(task('Vacuum the coils').getByText('Overdue')).toHaveCount(0);

    const earlier = day('Still open from earlier');
    await expect(earlier.getByRole('heading', { level: 3 })).toHaveText(['Bleed the radiators']);
    await expect(earlier.getByText('Overdue since 30 Dec')).toBeVisible();
    const done = page.waitForResponse('**/complete');
    await page.getByRole('button', { name: 'Complete Bleed the radiators' }).click();
    await expect(day('All caught up')).toContainText('Nothing is left over from the last two weeks.');
    await (await done).finished();
    await page.reload();
    await expect(day('Saturday')).toBeVisible();
    expect(await days()).toEqual(['Monday', 'Wednesday', 'Saturday', 'Sunday']);

    await expect(sync(page)).toHaveCount(3);
    await sync(page).first().click();
    await expect(page).toHaveURL(/\/settings\?tab=calendar$/);
    await page.goBack();
    await page.getByRole('link', { name: 'Create Custom Task' }).click();
    await expect(page).toHaveURL(/\/settings\?tab=custom-tasks$/);
  });

  it('keeps its order when a task is ticked, moved or added, and the page is loaded again', async () => {
    const { page, day, choose, complete, kept, toast } = await openWeek(site, [
      { title: 'Vacuum the coils', scheduledOn: '2027-01-06', minutes: 30 },
      { title: 'Wipe the seals', scheduledOn: '2027-01-06', minutes: 20 },
      { title: 'Test the alarms', scheduledOn: '2027-01-06', minutes: 40, source: 'care:smoke-alarm.test-alarms' },
      { title: 'Clean the filter', scheduledOn: '2027-01-09', minutes: 25 },
    ]);
    const titles = day('Wednesday').getByRole('heading', { level: 3 });
    await expect(titles).toHaveText(['Test the alarms', 'Wipe the seals', 'Vacuum the coils']);
    await complete('Test the alarms');
    await choose('Clean the filter', 'Move to today');
    await expect(toast('Moved to')).toBeVisible();
    const order = ['Test the alarms', 'Wipe the seals', 'Clean the filter', 'Vacuum the coils'];
    await expect(titles).toHaveText(order);
    await expect.poll(async () => (await kept()).join()).toContain('Clean the filter: 2027-01-06');
    await page.reload();
    await expect(titles).toHaveText(order);
  });

  it('has a word for every stage of being done', async () => {
    const titles = ['One', 'Two', 'Three', 'Four'];
    const { progress, complete, markIncomplete, kept } = await openWeek(
      site,
      titles.map((title, index) => ({ title, scheduledOn: `2027-01-0${6 + index}`, minutes: 15 })),
    );
    await expect(progress).toContainText('0 of 4 done, 1 h left');
    await expect(progress).toContainText('Ready when you are. A short job makes an easy start.');
    const stages = [
      ['1 of 4 done, 45 min left', 'A good start. One small job at a time.'],
      ['2 of 4 done, 30 min left', 'Good going. The halfway mark is behind you.'],
      ['3 of 4 done, 15 min left', 'Nearly there. Only a little is left.'],
      ['4 of 4 done', 'All done. Your home is in good hands.'],
    ] as const;
    for (const [index, [summary, message]] of stages.entries()) {
      await complete(titles[index] ?? '');
      await expect(progress).toContainText(summary);
      await expect(progress).toContainText(message);
      await expect(progress.getByRole('progressbar')).toHaveAttribute('aria-valuetext', summary);
    }
    await markIncomplete('Two');
    await expect(progress).toContainText('3 of 4 done, 15 min left');
    await expect
      .poll(() => kept())
      .toEqual(['One: 2027-01-06 done', 'Two: 2027-01-07', 'Three: 2027-01-08 done', 'Four: 2027-01-09 done']);
  });

  it('opens a task to why, how, with what, and how safely', async () => {
    const { page, task, resident } = await openWeek(site, [
      { title: 'Vacuum the fridge coils', scheduledOn: '2027-01-06', source: 'care:fridge.clean-coils' },
    ]);
    const opener = page.getByRole('button', { name: 'Vacuum the fridge coils', exact: true });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await opener.click();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    const { tasks } = await site.server.call('getWeek', { params: { offset: '0' } }, resident.token);
    const guide = tasks[0]?.guide;
    expect(guide?.steps.length).toBeGreaterThan(1);
    const row = task('Vacuum the fridge coils');
    await expect(row).toContainText(guide?.why ?? '?');
    // The first list item is the row itself.
    await expect(row.getByRole('list').getByRole('listitem')).toHaveText([...(guide?.steps ?? [])]);
    await expect(row.getByRole('note')).toContainText(guide?.safety ?? '?');
    await expect(row).toContainText(guide?.sources[0]?.title ?? '?');
    await expect(row).toContainText('Every 3 months');
    await expect(row.getByText('Difficulty')).toBeVisible();
    const more = row.getByRole('link', { name: /^Read the full guide.*Fridge$/ });
    await expect(more).toHaveAttribute('href', '/maintenance/fridge');
    await opener.click();
    await expect(row).not.toContainText('Why it matters');
  });

  it('leads to other weeks and back, by its buttons, by its address and by the browser’s own', async () => {
    const { page, heading, days, progress, day } = await openWeek(site, [
      { title: 'Past', scheduledOn: '2027-01-02' },
      { title: 'Now', scheduledOn: '2027-01-06' },
      { title: 'Soon', scheduledOn: '2027-01-16' },
    ]);
    await expect(day('Wednesday')).toContainText('Now');
    await expect(page.getByRole('button', { name: 'Back to Current Week' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Next Week' }).click();
    await expect(heading).toHaveText('Next week');
    await expect(page).toHaveURL(/\?week=1$/);
    await expect(day('Saturday')).toContainText('Soon');
    expect(await days()).toEqual(['Saturday']);
    await expect(progress).toContainText('Planned and waiting. Nothing to do yet.');
    await page.reload();
    await expect(heading).toHaveText('Next week');
    await page.getByRole('button', { name: 'Next Week' }).click();
    await expect(heading).toHaveText('18 to 24 January');
    await expect(page.getByText('In 2 weeks')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'A free week' })).toBeVisible();
    await page.goBack();
    await expect(heading).toHaveText('Next week');
    await page.getByRole('button', { name: 'Back to Current Week' }).click();
    await expect(heading).toHaveText('This week');
    await expect(heading).toBeFocused();
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.getByRole('button', { name: 'Previous Week' }).click();
    await expect(heading).toHaveText('Last week');
    await expect(day('Saturday')).toContainText('Past');
    await expect(progress).toContainText('This week is behind you. Anything still open can be moved to today.');
    await expect(page.getByRole('region', { name: 'Still open from earlier' })).toHaveCount(0);

    await page.goto('/dashboard');
    await expect(heading).toHaveText('This week');
    // However hasty the hand: each press counts.
    await page.getByRole('button', { name: 'Next Week' }).dblclick();
    await expect(page).toHaveURL(/\?week=2$/);
    await expect(heading).toHaveText('18 to 24 January');

    await page.goto('/dashboard?week=-30');
    await expect(page.getByRole('heading', { name: 'Nothing was planned' })).toBeVisible();
    await page.goto('/dashboard?week=30');
    await expect(page.getByRole('heading', { name: 'Not planned yet' })).toBeVisible();
    await expect(page.getByText('2 to 8 August').first()).toBeVisible();
    await page.goto('/dashboard?week=soon');
    await expect(heading).toHaveText('This week');
  });

  it('shows its shape while it loads, and says what went wrong until it is there', async () => {
    const resident = await site.resident();
    await plantTasks(site.server, resident, []);
    const page = await site.open('/', { as: resident, expected: [/Failed to load resource/] });
    const gate = Promise.withResolvers<void>();
    await page.route('**/api/tasks/week/0', async (route) => {
      await gate.promise;
      await route.fulfill({ status: 404, body: '' });
    });
    await page.goto('/dashboard');
    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeAttached();
    await expect(page.getByRole('heading', { name: 'This week' })).toBeVisible();
    gate.resolve();
    await expect(page.getByRole('alert')).toContainText('Failed to fetch tasks');
    await page.route('**/api/tasks/week/0', (route) =>
      route.fulfill({ status: 400, json: { message: 'No such week', code: 'x', requestId: 'y' } }),
    );
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toContainText('No such week');
    await page.unroute('**/api/tasks/week/0');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'A free week' })).toBeVisible();
    await expect(page.getByText('Nothing is planned, so the time is yours.').first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  it('says that it is offline, changes nothing meanwhile, and goes on afterwards', async () => {
    const { page, task, heading } = await openWeek(site, [{ title: 'Now', scheduledOn: '2027-01-06' }], {
      // The browser tells what it could not fetch: the page's icon, and scripts that are not needed yet.
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

  it('plans the open tasks of the assistant anew, and leaves what was done, moved or added', async () => {
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
    await expect(toast('The week is planned anew')).toBeVisible();
    for (const title of [done, moved, 'Paint the fence']) await expect(task(title)).toHaveCount(1);
    await expect(page.getByRole('button', { name: `Mark Incomplete ${done}` })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Wednesday' })).toContainText(moved);
  });
});
