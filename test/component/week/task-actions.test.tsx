import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refused } from '../support/network.ts';
import { rests } from '../support/rests.ts';
import { texts } from '../support/texts.ts';
import { button, choose, complete, day, heading, openWeek, remove, task, titlesOn, toast } from './week-screen.ts';

// Today is Wednesday 6 January 2027.
const today = '2027-01-06';
const saturday = '2027-01-09';

describe('a task’s menu', () => {
  it('has the focus again once a dialog that it opened is closed, also the first time', async () => {
    await openWeek([{ title: 'Wipe', scheduledAt: today }]);
    await choose('Wipe', 'Choose a day…');
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(button('More for Wipe')).toHaveFocus();
  });

  it('offers what its day and its state allow', async () => {
    await openWeek([
      { title: 'From earlier', scheduledAt: '2026-12-30' },
      { title: 'Today’s', scheduledAt: today },
      { title: 'Saturday’s', scheduledAt: saturday },
      { title: 'Done', scheduledAt: today, completed: true },
      { title: 'Own', scheduledAt: today, isUserCreated: true, guide: null },
    ]);
    const items = page.getByRole('menuitem');
    const entries = async (title: string) => {
      await button(`More for ${title}`).click();
      await expect.element(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
      await rests();
      const found = texts(items);
      await userEvent.keyboard('{Escape}');
      await expect.element(items).not.toBeInTheDocument();
      return found;
    };
    expect(await entries('Today’s')).toEqual([
      'Complete',
      'Move to tomorrow',
      'Move to next week',
      'Choose a day…',
      'Done earlier…',
      'Not in my home',
      'Delete',
    ]);
    await expect.element(button('More for Today’s')).toHaveFocus();
    expect(await entries('Saturday’s')).toEqual([
      'Complete',
      'Move to today',
      'Choose a day…',
      'Done earlier…',
      'Not in my home',
      'Delete',
    ]);
    expect(await entries('Done')).toEqual(['Mark Incomplete', 'Add a note or cost…', 'Add photos or a PDF…', 'Delete']);
    expect(await entries('From earlier')).toEqual([
      'Complete',
      'Move to today',
      'Choose a day…',
      'Done earlier…',
      'Not in my home',
      'Delete',
    ]);
    expect(await entries('Own')).toEqual([
      'Complete',
      'Move to tomorrow',
      'Move to next week',
      'Choose a day…',
      'Done earlier…',
      'Edit…',
      'Delete',
    ]);
    await choose('From earlier', 'Move to today');
    await expect.element(day('Wednesday')).toMatchTextContent('From earlier');
    await expect.element(day('Still open from earlier')).not.toBeInTheDocument();
  });

  it('moves a task to another day of the week, beyond it, and back', async () => {
    const app = await openWeek([
      { title: 'Wipe', scheduledAt: today },
      { title: 'Vacuum', scheduledAt: saturday },
    ]);
    await choose('Vacuum', 'Move to today');
    await expect.element(day('Wednesday')).toMatchTextContent('Vacuum');
    await rests();
    expect(titlesOn('Saturday')).toEqual([]);
    await toast('Moved to today').getByRole('button', { name: 'Undo' }).click();
    await expect.element(day('Saturday')).toMatchTextContent('Vacuum');
    // The pointer rests on the toast, so its time cannot run out: only its use takes it away.
    await expect.element(toast('Moved to today')).not.toBeInTheDocument();
    await expect.poll(() => app.saved().toSorted()).toEqual(['Vacuum: 2027-01-09', 'Wipe: 2027-01-06']);

    await choose('Wipe', 'Move to tomorrow');
    await expect.element(day('Thursday')).toMatchTextContent('Wipe');
    await expect.element(toast('Moved to tomorrow')).toBeVisible();
    await choose('Wipe', 'Choose a day…');
    const dialog = page.getByRole('dialog', { name: 'Choose a day' });
    await expect.element(dialog.getByRole('button', { name: 'Tuesday 5 January' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Wednesday 6 January' }).click();
    await expect.element(day('Wednesday')).toMatchTextContent('Wipe');
    await rests();
    expect(titlesOn('Thursday')).toEqual([]);

    await choose('Wipe', 'Move to next week');
    await expect.element(task('Wipe')).not.toBeInTheDocument();
    await expect.element(toast('Moved to Wednesday 13 January')).toBeVisible();
    await expect.poll(() => app.saved(1)).toEqual(['Wipe: 2027-01-13']);
    await button('Next Week').click();
    await expect.element(day('Wednesday')).toMatchTextContent('Wipe');
  });

  it('removes a task that is not in the home at once, and can undo that', async () => {
    const app = await openWeek([
      { title: 'Wipe', scheduledAt: today },
      { title: 'Vacuum', scheduledAt: saturday },
    ]);
    await choose('Wipe', 'Not in my home');
    await expect.element(task('Wipe')).not.toBeInTheDocument();
    await expect.poll(() => app.saved()).toEqual(['Vacuum: 2027-01-09']);
    await toast('This won’t be planned again').getByRole('button', { name: 'Undo' }).click();
    await expect.element(day('Wednesday')).toMatchTextContent('Wipe');
    await expect.poll(() => app.saved().toSorted()).toEqual(['Vacuum: 2027-01-09', 'Wipe: 2027-01-06']);
  });

  it('leaves the focus to a user who presses something else as soon as the task has gone', async () => {
    await openWeek([
      { title: 'Wipe', scheduledAt: today },
      { title: 'Vacuum', scheduledAt: saturday },
    ]);
    await expect.element(task('Wipe')).toBeVisible();
    const row = task('Wipe').element();
    const gone = new MutationObserver(() => {
      if (row.isConnected) return;
      gone.disconnect();
      document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    });
    gone.observe(document.body, { childList: true, subtree: true });
    await choose('Wipe', 'Not in my home');
    await expect.element(toast('This won’t be planned again')).toBeVisible();
    await expect.poll(() => document.activeElement).toBe(document.body);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await rests();
    expect(document.activeElement).toBe(document.body);
  });

  it('deletes after confirmation, and can undo that', async () => {
    const app = await openWeek([
      { title: 'Wipe', scheduledAt: today },
      { title: 'Vacuum', scheduledAt: saturday },
    ]);
    await choose('Wipe', 'Delete');
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this task?' });
    await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(task('Wipe')).toBeVisible();

    await remove('Wipe');
    await expect.element(task('Wipe')).not.toBeInTheDocument();
    await expect.poll(() => app.saved()).toEqual(['Vacuum: 2027-01-09']);
    // The focus moves to the next task and not to the top of the page.
    await expect.element(task('Vacuum').getByRole('button', { name: 'Complete Vacuum' })).toHaveFocus();
    await toast('Task deleted').getByRole('button', { name: 'Undo' }).click();
    await expect.element(task('Wipe')).toBeVisible();
    await expect.poll(() => app.saved().toSorted()).toEqual(['Vacuum: 2027-01-09', 'Wipe: 2027-01-06']);
  });
});

describe('a task added by hand', () => {
  const dialog = page.getByRole('dialog', { name: 'Add a task' });
  const add = async (title: string, date: string) => {
    await button('Add a task').click();
    await dialog.getByLabelText('Title').fill(title);
    await dialog.getByLabelText('Day').fill(date);
    await dialog.getByRole('button', { name: 'Add task' }).click();
  };

  it('needs a title, and is recorded as done on a day that is past', async () => {
    const app = await openWeek([{ title: 'Wipe', scheduledAt: today }]);
    await button('Add a task').click();
    await dialog.getByLabelText('Day').fill('2027-01-05');
    await dialog.getByRole('button', { name: 'Record as done' }).click();
    await expect.element(dialog.getByLabelText('Title')).toHaveAccessibleDescription('Please enter a task title');
    await expect.element(dialog.getByLabelText('Title')).toHaveFocus();
    await dialog.getByLabelText('Title').fill('Bled the radiators');
    await dialog.getByLabelText('Minutes').fill('25');
    await dialog.getByRole('button', { name: 'Record as done' }).click();
    await expect.element(toast('Recorded as done yesterday')).toBeVisible();
    await button('Monday and Tuesday: all done').click();
    await expect.element(day('Tuesday')).toMatchTextContent('Bled the radiators');
    await expect.element(day('Tuesday')).toMatchTextContent('25 min');
    await expect.poll(() => app.saved()).toContain('Bled the radiators: 2027-01-05 done');
    await toast('Recorded as done').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => app.saved()).toEqual(['Wipe: 2027-01-06']);
  });

  it('appears on its day, or offers a link to its week', async () => {
    const app = await openWeek([]);
    await add('Last day of the week', '2027-01-10');
    await expect.element(day('Sunday')).toMatchTextContent('Last day of the week');
    await expect.element(task('Last day of the week')).toMatchTextContent('Your own');
    await expect.poll(() => app.saved()).toEqual(['Last day of the week: 2027-01-10']);

    await add('First day of the next', '2027-01-11');
    await expect.element(toast('Added to Monday 11 January')).toBeVisible();
    await expect.element(task('First day of the next')).not.toBeInTheDocument();
    await toast('Added to Monday 11 January').getByRole('button', { name: 'Show' }).click();
    await expect.element(heading()).toHaveTextContent('Next week');
    await expect.element(day('Monday')).toMatchTextContent('First day of the next');
  });
});

it('a message of what went wrong comes up just after returning to the week', async () => {
  const app = await openWeek([{ title: 'Wipe', scheduledAt: today }]);
  await choose('Wipe', 'Move to tomorrow');
  await expect.element(toast('Moved to tomorrow')).toBeVisible();
  await page.getByRole('link', { name: 'Guides' }).first().click();
  await expect.poll(app.address).toBe('/maintenance');
  app.interceptChanges(() => {
    throw refused(502);
  });
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await complete('Wipe');
  await expect.element(toast('Failed to update task')).toBeVisible();
  await expect.element(heading()).toHaveTextContent('This week');
});
