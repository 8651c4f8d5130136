import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { setOnline } from '../support/connection.ts';
import { question, user } from '../support/data.ts';
import { refuseScript } from '../support/load-once.ts';
import { look } from '../support/look.ts';
import { main, openAs } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { type ServedWeeks, serveWeek } from '../support/serve-week.ts';
import { choose, complete, task } from './week-screen.ts';

const today = '2027-01-06';

describe('the week, and the ticks of its tasks,', () => {
  it.each<[string, (weeks: ServedWeeks) => void]>([
    ['QuestionsCard', (weeks) => weeks.ask(question())],
    ['TownCard', (weeks) => weeks.tell({ joinedOn: today })],
    ['AssumedTown', (weeks) => weeks.tell({ assumesTown: true })],
    ['ClosedItems', (weeks) => weeks.closeItems({ item: 'Pool', since: '2026-10-18', opensWith: 'pool.open' })],
    ['PauseNote', (weeks) => weeks.tell({ pause: { from: '2027-01-01', to: '2027-01-12' } })],
    ['Shortcuts', () => {}],
  ])('stay without the script of %s', async (name, tell) => {
    refuseScript(name);
    const weeks = serveWeek([{ title: 'Wipe', scheduledAt: today }]);
    tell(weeks);
    await openAs(user(), '/dashboard');
    await expect.element(task('Wipe')).toBeVisible();
    await complete('Wipe');
    await expect.poll(() => weeks.saved()).toEqual([`Wipe: ${today} done`]);
    await rests();
    expect(main().getByRole('alert').elements()).toEqual([]);
  });

  it('stay when what was pressed has no script, which it says in its place', async () => {
    refuseScript('TaskDetails');
    const weeks = serveWeek([{ title: 'Wipe', scheduledAt: today, description: 'With a cloth' }]);
    await openAs(user(), '/dashboard');
    // The page was loaded again just before, which didn't help.
    sessionStorage.setItem('reloadedAt', String(Date.now()));
    await task('Wipe').getByRole('button', { name: 'Wipe', exact: true }).click();
    await expect.element(task('Wipe').getByRole('alert')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    await look('a task whose details can’t be loaded');
    await complete('Wipe');
    await expect.poll(() => weeks.saved()).toEqual([`Wipe: ${today} done`]);
    await rests();
  });

  it('stay when a dialog has no script, which says so until it is closed', async () => {
    refuseScript('WeekDialogs');
    serveWeek([{ title: 'Wipe', scheduledAt: today }]);
    await openAs(user(), '/dashboard');
    sessionStorage.setItem('reloadedAt', String(Date.now()));
    await choose('Wipe', 'Delete');
    await expect.element(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    await look('a dialog that can’t be loaded');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.element(page.getByRole('button', { name: 'Reload the page' })).not.toBeInTheDocument();
    await rests();
    expect(main().getByRole('alert').elements()).toEqual([]);
  });

  it('stay without what sends waiting changes, and say so, since nothing would be sent', async () => {
    refuseScript('OutboxStatus');
    serveWeek([{ title: 'Wipe', scheduledAt: today }]);
    await openAs(user(), '/dashboard');
    // The page was loaded again just before, which didn't help.
    sessionStorage.setItem('reloadedAt', String(Date.now()));
    setOnline(false);
    await complete('Wipe');
    await expect.element(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    await rests();
  });
});
