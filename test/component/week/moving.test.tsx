import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { look } from '../support/look.ts';
import { pending } from '../support/pending.ts';
import { rests } from '../support/rests.ts';
import { drawn } from '../support/time.ts';
import { button, choose, day, heading, openWeek, task, titlesOn, toast } from './week-screen.ts';

// Today is Wednesday 6 January 2027; the household's days are Saturday and Sunday.
const tasks = [
  { title: 'Wipe', scheduledAt: '2027-01-06', minutes: 10 },
  { title: 'Vacuum', scheduledAt: '2027-01-09', minutes: 30 },
  { title: 'Sweep', scheduledAt: '2027-01-20' },
];
const dialog = page.getByRole('dialog', { name: 'Choose a day' });
const dayButton = (name: string) => dialog.getByRole('button', { name });

describe('the picker of days', () => {
  it('offers the usual days with one press', async () => {
    const app = await openWeek(tasks);
    await choose('Wipe', 'Choose a day…');
    await dialog.getByRole('button', { name: 'Saturday 9 Jan', exact: true }).click();
    await expect.element(toast('Moved to Saturday 9 January')).toBeVisible();
    await expect.poll(() => app.saved().toSorted()).toEqual(['Vacuum: 2027-01-09', 'Wipe: 2027-01-09']);
  });

  it('has a month that shows what is planned, and can be used by keyboard', async () => {
    const app = await openWeek(tasks);
    await choose('Wipe', 'Choose a day…');
    await expect.element(dayButton('Saturday 9 January, 1 task, 30 min')).toBeVisible();
    await expect.element(dayButton('Wednesday 20 January, 1 task, 10 min')).toBeVisible();
    await look('the picker of days');
    (dayButton('Wednesday 6 January, 1 task, 10 min').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect.element(dayButton('Thursday 14 January')).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await expect.element(dayButton('Sunday 14 February')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(toast('Moved to Sunday 14 February')).toBeVisible();
    await expect.poll(() => app.saved()).toEqual(['Vacuum: 2027-01-09']);
  });
});

/** Rests the pointer on a task. The script for dragging runs once the browser is idle. */
async function makeDraggable(title: string) {
  await task(title).hover();
  await expect.element(task(title)).toHaveAttribute('draggable', 'true');
}

describe('dragging with a mouse', () => {
  it('moves a task to another day, also to a free one, but not to a past one', async () => {
    const app = await openWeek([...tasks, { title: 'Sweep', scheduledAt: '2027-01-04', completed: true }]);
    await makeDraggable('Vacuum');
    await userEvent.dragAndDrop(task('Vacuum'), button('Monday and Tuesday: all done'));
    await rests();
    expect(titlesOn('Saturday')).toEqual(['Vacuum']);
    await userEvent.dragAndDrop(task('Vacuum'), button('Thursday and Friday: free'));
    await expect.element(day('Thursday')).toMatchTextContent('Vacuum');
    await toast('Moved to').getByRole('button', { name: 'Undo' }).click();
    await button('Thursday and Friday: free').click();
    await makeDraggable('Vacuum');
    await userEvent.dragAndDrop(task('Vacuum'), day('Friday'));
    await expect.element(day('Friday')).toMatchTextContent('Vacuum');
    await expect
      .poll(() => app.saved().toSorted())
      .toEqual(['Sweep: 2027-01-04 done', 'Vacuum: 2027-01-08', 'Wipe: 2027-01-06']);
    await toast('Moved to').getByRole('button', { name: 'Undo' }).click();
    await expect.element(day('Saturday')).toMatchTextContent('Vacuum');
  });

  it('works on the task on which the mouse rested before the script was loaded', async () => {
    const app = await openWeek(tasks, '/settings');
    const busy = pending();
    vi.spyOn(window, 'requestIdleCallback').mockImplementation((act) => {
      void busy.promise.then(() => act({ didTimeout: false, timeRemaining: () => 0 }));
      return 0;
    });
    app.goTo('/dashboard');
    await expect.element(task('Vacuum')).toBeVisible();
    await task('Vacuum').hover();
    // The page is never idle here, so it never rests.
    await drawn();
    expect(task('Vacuum').element().hasAttribute('draggable')).toBe(false);
    busy.release();
    await expect.element(task('Vacuum')).toHaveAttribute('draggable', 'true');
  });
});

describe('the keys', () => {
  it('go through the tasks, tick, move and add them, and are listed', async () => {
    await openWeek(tasks);
    await expect.element(task('Wipe')).toBeVisible();
    await import('#apps/web/features/week/shortcuts.tsx');
    await expect
      .poll(async () => {
        await userEvent.keyboard('j');
        return document.activeElement?.closest('[data-task]')?.textContent;
      })
      .toContain('Wipe');
    await userEvent.keyboard('jk');
    await expect.element(button('Complete Wipe')).toHaveFocus();
    await userEvent.keyboard('x');
    await expect.element(button('Mark Incomplete Wipe')).toHaveFocus();
    await userEvent.keyboard('jm');
    await expect.element(dialog).toMatchTextContent('Vacuum');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await userEvent.keyboard('a');
    const adding = page.getByRole('dialog', { name: 'Add a task' });
    await adding.getByLabelText('Title').fill('');
    await userEvent.keyboard('jx?');
    await expect.element(adding.getByLabelText('Title')).toHaveValue('jx?');
    await userEvent.keyboard('{Escape}');
    await expect.element(adding).not.toBeInTheDocument();
    await button('Next Week').click();
    await expect.element(heading()).toHaveTextContent('Next week');
    await userEvent.keyboard('t');
    await expect.element(heading()).toHaveTextContent('This week');
    await userEvent.keyboard('?');
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect.element(sheet).toMatchTextContent('Move the task to another day');
    await look('the sheet of keys');
  });

  it('can be turned off, except the one that shows them', async () => {
    await openWeek(tasks);
    await button('More for this week').click();
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await sheet.getByRole('switch', { name: 'Use these keys' }).click();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect.element(sheet).not.toBeInTheDocument();
    await userEvent.keyboard('a');
    await expect.element(page.getByRole('dialog', { name: 'Add a task' })).not.toBeInTheDocument();
    await userEvent.keyboard('?');
    await expect.element(sheet).toBeVisible();
  });
});
