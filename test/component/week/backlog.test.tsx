import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { look } from '../support/look.ts';
import { refused, requestsTo } from '../support/network.ts';
import { main } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { resizeWindow } from '../support/window-size.ts';
import { button, complete, day, days, openWeek, progress, task, titlesOn, toast } from './week-screen.ts';

// Today is Wednesday 6 January 2027.
const today = '2027-01-06';
const missed = ['2026-12-26', '2026-12-27', '2027-01-02', '2027-01-03'].map((scheduledAt, index) => ({
  title: `Missed ${index + 1}`,
  scheduledAt,
  minutes: 15,
}));
const tasks = [...missed, { title: 'Today’s', scheduledAt: today, minutes: 10 }];
const card = () => day('Still open from earlier');
const press = (name: string) => card().getByRole('button', { name }).click();
const undo = (text: string) => toast(text).getByRole('button', { name: 'Undo' }).click();

describe('after missed weeks', () => {
  it('one press moves everything to today, and one more undoes it', async () => {
    const app = await openWeek(tasks);
    await expect.element(card()).toMatchTextContent('4 tasks · 1 h');
    await expect.element(progress()).toMatchTextContent('0 of 1 done, 10 min left');
    await expect.element(task('Missed 1')).not.toBeInTheDocument();
    expect(days()).toEqual(['Wednesday', 'Still open from earlier']);
    await expect.element(button('Thursday to Sunday: free')).toBeVisible();
    expect(button('Monday and Tuesday: free').query()).toBeNull();
    await look('after missed weeks');
    await press('Do all today');
    await expect.element(toast('4 tasks moved to today')).toBeVisible();
    await expect.poll(() => titlesOn('Wednesday')).toHaveLength(5);
    await expect.element(card()).not.toBeInTheDocument();
    await expect.element(main().getByRole('heading', { level: 1 })).toHaveFocus();
    await undo('moved to today');
    await expect.element(card()).toMatchTextContent('4 tasks');
    await rests();
    expect(app.saved()).toEqual(['Today’s: 2027-01-06']);
    expect(requestsTo('clearOverdue').map(({ body }) => body)).toEqual([{ action: 'today' }]);
  });

  it('one press spreads them over the coming days, or lets them go', async () => {
    await openWeek(tasks);
    await press('Spread them out');
    await expect.element(toast('4 tasks spread over the coming days')).toBeVisible();
    await expect.poll(() => titlesOn('Thursday')).toEqual(['Missed 1']);
    await undo('spread over');
    await press('Let them go');
    await expect.element(toast('4 tasks let go')).toMatchTextContent('Each comes back when it is next due.');
    await expect.poll(days).not.toContain('Still open from earlier');
    await undo('let go');
    await expect.element(card()).toMatchTextContent('4 tasks');
  });

  it('tasks done from the card stay in it, and don’t count for the week', async () => {
    await openWeek(tasks);
    await press('Show the 4 from the last two weeks');
    await complete('Missed 2');
    await expect.element(card()).toMatchTextContent('3 tasks · 45 min');
    await expect.element(progress()).toMatchTextContent('0 of 1 done, 10 min left');
    await expect.element(button('Mark Incomplete Missed 2')).toBeVisible();
    await look('a task done from earlier', [390]);
  });

  it('says why they could not be moved, and offers to try again', async () => {
    const app = await openWeek(tasks);
    app.interceptChanges(() => {
      throw refused(503, { message: 'Our database is away.' });
    });
    await press('Do all today');
    await expect.element(toast('Our database is away.')).toBeVisible();
    await expect.element(card()).toMatchTextContent('4 tasks');
    app.interceptChanges(() => {});
    await toast('Our database is away.').getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => titlesOn('Wednesday')).toHaveLength(5);
  });
});

describe('on a phone', () => {
  it('today and the three presses are on the first screen, and earlier days are one line', async () => {
    await resizeWindow(390, 844);
    await openWeek([...tasks, { title: 'Monday’s', scheduledAt: '2027-01-04' }]);
    await expect.element(task('Today’s')).toBeInViewport({ ratio: 1 });
    for (const name of ['Spread them out', 'Do all today', 'Let them go']) {
      await expect.element(card().getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
    await rests();
    expect(days()).toEqual(['Wednesday', 'Still open from earlier']);
    const earlier = main().getByRole('button', { name: 'Monday and Tuesday: 1 open' });
    await earlier.click();
    await expect.element(task('Monday’s')).toBeVisible();
    await rests();
    expect(page.getByRole('navigation', { name: 'Places' }).getByRole('link').elements()).toHaveLength(3);
    await look('a week on a phone', [390]);
  });
});

it('twenty rows fit where eleven did', async () => {
  await openWeek(
    Array.from({ length: 20 }, (_, index) => ({
      title: `Vacuum the coils behind the fridge ${index}`,
      fullTitle: `Fridge: vacuum the coils behind the fridge ${index}`,
      scheduledAt: today,
    })),
  );
  const rows = () => [...document.querySelectorAll('li[data-task]')];
  await expect.poll(() => rows().length).toBe(20);
  const height = () => rows().reduce((sum, row) => sum + row.getBoundingClientRect().height, 0);
  // Before, a row was 108 px high on a desktop and at least 114 px on a phone.
  await resizeWindow(1440, 900);
  await rests();
  expect(height()).toBeLessThanOrEqual(11 * 108);
  await resizeWindow(390, 844);
  await rests();
  expect(height()).toBeLessThanOrEqual(11 * 150);
});
