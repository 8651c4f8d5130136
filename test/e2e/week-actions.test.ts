import { describe, it } from 'vitest';
import { expect } from '../support/browser/visitors.ts';
import { openWeek } from '../support/people/planted-tasks.ts';
import { makeSite } from '../support/site/site.ts';

/** Today is Wednesday 6 January 2027. */
const site = makeSite();

const today = '2027-01-06';
const saturday = '2027-01-09';

describe('a task’s menu', () => {
  it('offers what its day and its state allow', async () => {
    const { page, openMenu, choose, day } = await openWeek(site, [
      { title: 'From earlier', scheduledOn: '2026-12-30' },
      { title: 'Today’s', scheduledOn: today },
      { title: 'Saturday’s', scheduledOn: saturday },
      { title: 'Done', scheduledOn: today, status: 'done' },
    ]);
    const entries = async (title: string) => {
      await openMenu(title);
      await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
      const found = await page.getByRole('menuitem').allInnerTexts();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menuitem')).toHaveCount(0);
      return found;
    };
    expect(await entries('Today’s')).toEqual(['Move to tomorrow', 'Move to next week', 'Choose a day…', 'Delete']);
    await expect(page.getByRole('button', { name: 'More for Today’s' })).toBeFocused();
    expect(await entries('Saturday’s')).toEqual(['Move to today', 'Choose a day…', 'Delete']);
    expect(await entries('Done')).toEqual(['Delete']);
    expect(await entries('From earlier')).toEqual(['Move to today', 'Choose a day…', 'Delete']);
    await choose('From earlier', 'Move to today');
    await expect(day('Wednesday')).toContainText('From earlier');
    await expect(day('Still open from earlier')).toHaveCount(0);
  });

  it('moves a task to another day of the week, beyond it, and back', async () => {
    const { page, choose, day, task, toast, kept } = await openWeek(site, [
      { title: 'Wipe', scheduledOn: today },
      { title: 'Vacuum', scheduledOn: saturday },
    ]);
    await choose('Vacuum', 'Move to today');
    await expect(day('Wednesday')).toContainText('Vacuum');
    await expect(day('Saturday')).toHaveCount(0);
    await toast('Moved to today').getByRole('button', { name: 'Undo' }).click();
    await expect(day('Saturday')).toContainText('Vacuum');
    await expect.poll(() => kept()).toEqual(['Wipe: 2027-01-06', 'Vacuum: 2027-01-09']);

    await choose('Wipe', 'Move to tomorrow');
    await expect(day('Thursday')).toContainText('Wipe');
    await expect(toast('Moved to tomorrow')).toBeVisible();
    await choose('Wipe', 'Choose a day…');
    const dialog = page.getByRole('dialog', { name: 'Choose a day' });
    await dialog.getByLabel('New day').fill('2027-01-05');
    await dialog.getByRole('button', { name: 'Move task' }).click();
    await expect(dialog.getByText('Please choose today or a later day')).toBeVisible();
    await dialog.getByLabel('New day').fill(today);
    await dialog.getByRole('button', { name: 'Move task' }).click();
    await expect(day('Wednesday')).toContainText('Wipe');
    await expect(day('Thursday')).toHaveCount(0);

    await choose('Wipe', 'Move to next week');
    await expect(task('Wipe')).toHaveCount(0);
    await expect(toast('Moved to Wednesday 13 January')).toBeVisible();
    await expect.poll(() => kept(1)).toEqual(['Wipe: 2027-01-13']);
    await page.getByRole('button', { name: 'Next Week' }).click();
    await expect(day('Wednesday')).toContainText('Wipe');
  });

  it('deletes after a question, and takes that back', async () => {
    const { page, choose, remove, task, toast, kept } = await openWeek(site, [
      { title: 'Wipe', scheduledOn: today },
      { title: 'Vacuum', scheduledOn: saturday },
    ]);
    await choose('Wipe', 'Delete');
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this task?' });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(task('Wipe')).toBeVisible();

    await remove('Wipe');
    await expect(task('Wipe')).toHaveCount(0);
    await expect.poll(() => kept()).toEqual(['Vacuum: 2027-01-09']);
    // The focus goes to what is left of the week, not back to the top of the page.
    await expect(task('Vacuum').getByRole('button', { name: 'Complete Vacuum' })).toBeFocused();
    await toast('Task deleted').getByRole('button', { name: 'Undo' }).click();
    await expect(task('Wipe')).toBeVisible();
    await expect.poll(() => kept()).toEqual(['Wipe: 2027-01-06', 'Vacuum: 2027-01-09']);
  });
});

describe('a task added by hand', () => {
  it('needs a title and a day to come, and shows where its date is', async () => {
    const { page, day, task, toast, heading, kept } = await openWeek(site, []);
    const dialog = page.getByRole('dialog', { name: 'Add a task' });
    const add = async (title: string, date: string) => {
      await page.getByRole('button', { name: 'Add a task' }).click();
      await dialog.getByLabel('Title').fill(title);
      await dialog.getByLabel('Day').fill(date);
      await dialog.getByRole('button', { name: 'Add task' }).click();
    };
    await add('  ', '2027-01-05');
    await expect(dialog.getByLabel('Title')).toHaveAccessibleDescription('Please enter a task title');
    await expect(dialog.getByLabel('Title')).toBeFocused();
    await expect(dialog.getByLabel('Day')).toHaveAccessibleDescription('Please choose today or a later day');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);

    await add('Last day of the week', '2027-01-10');
    await expect(day('Sunday')).toContainText('Last day of the week');
    await expect(task('Last day of the week')).toContainText('Your own');
    await expect.poll(() => kept()).toEqual(['Last day of the week: 2027-01-10']);

    await add('First day of the next', '2027-01-11');
    await expect(toast('Added to Monday 11 January')).toBeVisible();
    await expect(task('First day of the next')).toHaveCount(0);
    await toast('Added to Monday 11 January').getByRole('button', { name: 'Show' }).click();
    await expect(heading).toHaveText('Next week');
    await expect(day('Monday')).toContainText('First day of the next');
  });
});

describe('a day that is done', () => {
  it('is celebrated after 300 ms for five seconds, and not when it comes done', async () => {
    const { page, day, complete, markIncomplete } = await openWeek(
      site,
      [
        { title: 'Wipe', scheduledOn: today },
        { title: 'Vacuum', scheduledOn: today },
        { title: 'Done before', scheduledOn: saturday, status: 'done' },
      ],
      { reducedMotion: 'no-preference' },
    );
    const confetti = page.locator('canvas');
    await expect(day('Saturday')).toContainText('✅ All Done!');
    await complete('Wipe');
    await expect(day('Wednesday')).not.toContainText('All Done!');
    await complete('Vacuum');
    await expect(day('Wednesday')).toContainText('✅ All Done!');
    await expect(confetti).toBeAttached();
    await markIncomplete('Vacuum');
    await expect(confetti).toHaveCount(0);
    await expect(day('Wednesday')).not.toContainText('All Done!');

    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await complete('Vacuum');
    await page.clock.runFor(290);
    await expect(day('Wednesday')).toContainText('✅ All Done!');
    await expect(confetti).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(confetti).toBeAttached();
    await page.clock.runFor(4_900);
    await expect(confetti).toBeAttached();
    // The last burst has yet to fall.
    await page.clock.runFor(6_000);
    await expect(confetti).toHaveCount(0);
  });

  it('is not celebrated on the page that somebody has turned to', async () => {
    const { page, day, complete } = await openWeek(site, [{ title: 'Wipe', scheduledOn: today }], {
      reducedMotion: 'no-preference',
    });
    await expect(day('Wednesday')).toContainText('Wipe');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await complete('Wipe');
    await page.clock.runFor(200);
    await expect(day('Wednesday')).toContainText('✅ All Done!');
    await page.getByRole('link', { name: 'Guides' }).first().click();
    await expect(page).toHaveURL(/\/maintenance$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Complete Home Maintenance Guide');
    await page.clock.runFor(400);
    await page.evaluate(() => fetch('/robots.txt').then((response) => response.text()));
    expect(asked).toContain('/robots.txt');
    expect(asked.filter((path) => path.includes('confetti'))).toEqual([]);
  });

  it('is told without confetti where motion is unwanted', async () => {
    const { page, day, complete } = await openWeek(site, [{ title: 'Wipe', scheduledOn: today }]);
    await page.clock.install();
    await complete('Wipe');
    await expect(day('Wednesday')).toContainText('✅ All Done!');
    await page.clock.runFor(1_000);
    await expect(page.locator('canvas')).toHaveCount(0);
  });
});
