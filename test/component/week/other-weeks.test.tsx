import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { weekdays } from '#core/domain/time/dates.ts';
import { look } from '../support/look.ts';
import { rests } from '../support/rests.ts';
import { resizeWindow } from '../support/window-size.ts';
import { button, day, days, heading, openWeek, progress, task } from './week-screen.ts';

// Today is Wednesday 6 January 2027.

const tasks = [
  { title: 'Past', scheduledAt: '2027-01-02' },
  { title: 'Now', scheduledAt: '2027-01-06' },
  { title: 'Soon', scheduledAt: '2027-01-16' },
];

describe('other weeks', () => {
  it('are reached by buttons, by address and by Back', async () => {
    const app = await openWeek(tasks);
    await expect.element(day('Wednesday')).toMatchTextContent('Now');
    await expect.element(button('Back to Current Week')).not.toBeInTheDocument();
    await button('Next Week').click();
    await expect.element(heading()).toHaveTextContent('Next week');
    await expect.poll(app.address).toBe('/dashboard?week=1');
    await expect.element(day('Saturday')).toMatchTextContent('Soon');
    await rests();
    expect(days()).toEqual(['Saturday']);
    await button('Monday to Friday: free').click();
    await button('Sunday: free').click();
    await rests();
    expect(days()).toEqual(weekdays);
    await expect.element(progress()).toMatchTextContent('Planned and waiting. Nothing to do yet.');
    await app.reload();
    await expect.element(heading()).toHaveTextContent('Next week');
    await expect.element(day('Saturday')).toMatchTextContent('Soon');
    await button('Next Week').click();
    await expect.element(heading()).toHaveTextContent('18 to 24 January');
    await expect.element(page.getByText('In 2 weeks')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'A free week' })).toBeVisible();
    // The week is shown before its address is.
    await expect.poll(app.address).toBe('/dashboard?week=2');
    app.goBack();
    await expect.element(heading()).toHaveTextContent('Next week');
    await button('Back to Current Week').click();
    await expect.element(heading()).toHaveTextContent('This week');
    await expect.element(heading()).toHaveFocus();
    await expect.poll(app.address).toBe('/dashboard');
  });

  it('show what was left open in the past, and no card for what is overdue', async () => {
    await openWeek(tasks);
    await expect.element(page.getByRole('region', { name: 'Still open from earlier' })).toBeVisible();
    await button('Previous Week').click();
    await expect.element(heading()).toHaveTextContent('Last week');
    await expect.element(day('Saturday')).toMatchTextContent('Past');
    await expect
      .element(progress())
      .toMatchTextContent('This week is over. You can move anything still open to today.');
    await expect.element(page.getByRole('region', { name: 'Still open from earlier' })).not.toBeInTheDocument();
  });

  it('count every press of a double click', async () => {
    const app = await openWeek(tasks);
    await expect.element(heading()).toHaveTextContent('This week');
    await button('Next Week').dblClick();
    await expect.element(heading()).toHaveTextContent('18 to 24 January');
    await expect.poll(app.address).toBe('/dashboard?week=2');
  });

  it('before the household joined say so', async () => {
    const app = await openWeek([], '/settings');
    app.tell({ joinedOn: '2027-01-05' });
    app.goTo('/dashboard?week=-1');
    await expect.element(page.getByRole('heading', { name: 'Before you joined' })).toBeVisible();
  });

  it.each([
    ['-30', 'Nothing was planned', '8 to 14 June'],
    ['30', 'Not planned yet', '2 to 8 August'],
  ])('that were never planned say so: week %s', async (week, title, dates) => {
    await openWeek([], `/dashboard?week=${week}`);
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
    await expect.element(page.getByText(dates).first()).toBeVisible();
  });

  it('are replaced by this week if the address names none', async () => {
    await openWeek([], '/dashboard?week=soon');
    await expect.element(heading()).toHaveTextContent('This week');
  });
});

describe('on a phone', () => {
  it('the first task is in sight, and the arrows beside the heading stay in place from week to week', async () => {
    await resizeWindow(390, 844);
    await openWeek([
      { title: 'Wipe the seals', scheduledAt: '2027-01-06' },
      { title: 'Vacuum the coils', scheduledAt: '2027-01-20' },
    ]);
    await expect.element(task('Wipe the seals')).toBeInViewport({ ratio: 1 });
    const next = button('Next Week');
    const place = () => next.element().getBoundingClientRect().toJSON();
    const before = place();
    for (const title of ['Next week', '18 to 24 January']) {
      await next.click();
      await expect.element(heading()).toHaveTextContent(title);
      await rests();
      expect(place()).toEqual(before);
    }
    await expect.element(task('Vacuum the coils')).toBeInViewport({ ratio: 1 });
    await look('a week to come');
    await resizeWindow(390, 844);
    await button('Previous Week').click();
    await expect.element(heading()).toHaveTextContent('Next week');
    await button('Back to Current Week').click();
    await expect.element(heading()).toHaveTextContent('This week');
  });
});
