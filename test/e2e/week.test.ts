import { describe, it } from 'vitest';
import { expect } from '../support/browser/visitors.ts';
import { openWeek } from '../support/people/planted-tasks.ts';
import { makeSite } from '../support/site/site.ts';

/** The title that the catalogue gives it. */
const alarms = 'Test every smoke alarm and any carbon monoxide alarm';

/** The other planted tasks belong to the fridge, which their full titles name. */
const named = (title: string) => (title === alarms ? title : `Fridge: ${title[0]?.toLowerCase()}${title.slice(1)}`);

/** Today is Wednesday 6 January 2027. */
const site = makeSite();

describe('the week', () => {
  it('keeps every change, its order and its address when it is loaded again, even without the scripts for messages and the drawing', async () => {
    const { page, heading, day, choose, complete, markIncomplete, remove, kept, task, toast } = await openWeek(
      site,
      [
        { title: 'Vacuum the coils', scheduledOn: '2027-01-06', minutes: 30 },
        { title: 'Wipe the seals', scheduledOn: '2027-01-06', minutes: 20 },
        { title: alarms, scheduledOn: '2027-01-06', minutes: 40, source: 'care:smoke-alarm.test-alarms' },
        { title: 'Clean the filter', scheduledOn: '2027-01-09', minutes: 25 },
        { title: 'Sweep the chimney', scheduledOn: '2027-01-09' },
        { title: 'Oil the hinges', scheduledOn: '2027-01-09' },
        { title: 'Bleed the radiators', scheduledOn: '2026-12-30' },
      ],
      { reducedMotion: 'no-preference', expected: [/Failed to load resource/] },
    );
    const titles = day('Wednesday').getByRole('heading', { level: 3 });
    await expect(titles).toHaveText([alarms, 'Wipe the seals', 'Vacuum the coils'].map(named));
    await complete(named(alarms));
    await choose(named('Clean the filter'), 'Move to today');
    await choose(named('Bleed the radiators'), 'Move to today');
    await remove(named('Sweep the chimney'));
    await remove(named('Oil the hinges'));
    await toast('Oil the hinges').getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Add a task' }).click();
    await page.getByLabel('Title').fill('Paint the fence');
    await page.getByLabel('Day', { exact: true }).fill('2027-01-08');
    await page.getByRole('button', { name: 'Add task' }).click();
    await expect(task('Paint the fence')).toBeVisible();
    const order = [alarms, 'Bleed the radiators', 'Wipe the seals', 'Clean the filter', 'Vacuum the coils'].map(named);
    await expect(titles).toHaveText(order);
    const saved = [
      `${alarms}: 2027-01-06 done`,
      'Bleed the radiators: 2027-01-06',
      'Wipe the seals: 2027-01-06',
      'Clean the filter: 2027-01-06',
      'Vacuum the coils: 2027-01-06',
      'Paint the fence: 2027-01-08',
      'Oil the hinges: 2027-01-09',
    ];
    await expect.poll(() => kept()).toEqual(saved);
    await page.getByRole('button', { name: 'Next Week' }).click();
    await expect(page).toHaveURL(/\?week=1$/);
    // From now on the script for messages, menus and dialogs is missing, which must not stop a tick.
    await page.route(/\/(after-screen|cards)-/, (route) => route.abort());
    const missing = page.waitForEvent('requestfailed', (request) => /after-screen-.*js$/.test(request.url()));
    await page.reload();
    await expect(heading).toHaveText('Next week');
    await page.goBack();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(titles).toHaveText(order);
    await expect(page.getByRole('button', { name: `Mark Incomplete ${named(alarms)}` })).toBeVisible();
    await expect(task(named('Sweep the chimney'))).toHaveCount(0);
    await expect(task('Paint the fence')).toContainText('Your own');
    await missing;
    await complete(named('Oil the hinges'));
    await expect(page.getByRole('button', { name: `Mark Incomplete ${named('Oil the hinges')}` })).toBeVisible();
    await page.unroute(/\/(after-screen|cards)-/);
    // The week shows a change before the server has it.
    await expect.poll(() => kept()).toContain('Oil the hinges: 2027-01-09 done');
    await page.reload();
    await markIncomplete(named('Oil the hinges'));
    await choose(named('Oil the hinges'), 'Move to today');
    await expect(day('Wednesday')).toContainText(named('Oil the hinges'));
    await choose(named('Oil the hinges'), 'Move to tomorrow');
    await expect(day('Thursday')).toContainText(named('Oil the hinges'));
    await expect(toast('Moved to tomorrow')).toBeVisible();

    for (const title of order.slice(1)) await complete(title);
    await expect(day('Wednesday')).toContainText('✅ All Done!');
    await expect(page.locator('canvas')).toBeAttached();
  });
});
