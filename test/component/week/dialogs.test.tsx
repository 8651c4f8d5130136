import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setOnline } from '../support/connection.ts';
import { user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { openAs } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { serveWeek } from '../support/serve-week.ts';
import { button, choose, complete, day, openWeek, remove, task, titlesOn, toast } from './week-screen.ts';

// Today is Wednesday 6 January 2027.
const wipe = { title: 'Wipe', scheduledAt: '2027-01-06' };
const dialog = () => page.getByRole('dialog', { name: 'Add a task' });
const title = () => page.getByLabelText('Title');
const isMarked = () => JSON.stringify(history.state ?? {}).includes('"dialog":true');

describe('a dialog', () => {
  it('is closed by Back, which leaves the page only after that', async () => {
    const app = await openWeek([wipe]);
    await button('Add a task').click();
    await expect.element(dialog()).toBeVisible();
    await expect.poll(isMarked).toBe(true);
    const entries = history.length;
    history.back();
    await expect.element(dialog()).not.toBeInTheDocument();
    await rests();
    expect([app.address(), isMarked()]).toEqual(['/dashboard', false]);
    await button('Add a task').click();
    await expect.poll(isMarked).toBe(true);
    await rests();
    expect(history.length).toBe(entries);
  });

  it('leaves no entry in the history when it is closed otherwise, or another follows', async () => {
    const app = await openWeek([wipe]);
    await button('Add a task').click();
    await expect.poll(isMarked).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(isMarked).toBe(false);
    await choose('Wipe', 'Delete');
    await expect.poll(isMarked).toBe(true);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(isMarked).toBe(false);
    await expect.poll(() => app.saved()).toEqual([]);
    app.goTo('/dashboard?week=1');
    await expect.poll(app.address).toBe('/dashboard?week=1');
  });

  it('keeps a half-written task until it is added or cancelled', async () => {
    const app = await openWeek([wipe]);
    await button('New task on Wednesday 6 January').click();
    await title().fill('Buy salt');
    await page.getByLabelText('Notes').fill('For the softener');
    await expect.poll(isMarked).toBe(true);
    history.back();
    await expect.element(dialog()).not.toBeInTheDocument();
    await app.reload();
    await button('Add a task').click();
    await expect.element(page.getByText('This is what you had begun.')).toBeVisible();
    await expect.element(title()).toHaveValue('Buy salt');
    await expect.element(title()).toHaveFocus();
    await look('a task that was begun');
    await button('Start again').click();
    await expect.element(title()).toHaveValue('');
    await title().fill('Buy more salt');
    await userEvent.keyboard('{Escape}');
    await button('Add a task').click();
    await expect.element(title()).toHaveValue('Buy more salt');
    await button('Cancel').click();
    await button('Add a task').click();
    await expect.element(title()).toHaveValue('');
    await title().fill('Buy salt');
    await button('Add task').click();
    await expect.element(day('Wednesday')).toMatchTextContent('Buy salt');
    await button('Add a task').click();
    await expect.element(title()).toHaveValue('');
  });

  it('keeps a half-written note, for its task', async () => {
    await openWeek([
      { ...wipe, completed: true },
      { ...wipe, title: 'Sweep', completed: true },
    ]);
    await expect.element(task('Wipe')).toBeVisible();
    setOnline(false);
    const note = () => page.getByRole('textbox', { name: 'Note' });
    await choose('Wipe', 'Add a note…');
    await note().fill('The hinge is loose');
    await userEvent.keyboard('{Escape}');
    await choose('Sweep', 'Add a note…');
    await expect.element(note()).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await choose('Wipe', 'Add a note…');
    await expect.element(note()).toHaveValue('The hinge is loose');
  });
});

describe('the first look after three months', () => {
  const welcome = () => toast('What was missed has been planned again.');
  /** Opens the week of a user who saw it last on a day, as it is stored. */
  const openAfter = async (stored: string) => {
    const ada = user();
    const key = `draft.visited.${ada.id}`;
    localStorage.setItem(key, stored);
    serveWeek([wipe]);
    const app = await openAs(ada, '/dashboard');
    await expect.poll(() => localStorage.getItem(key)).toBe('"2027-01-06"');
    return app;
  };

  it('welcomes the user back, once', async () => {
    const app = await openAfter('"2026-10-14"');
    await expect.element(welcome()).toMatchTextContent('Welcome back');
    await look('a welcome after a long absence');
    await app.reload();
    await expect.element(task('Wipe')).toBeVisible();
    await expect.element(welcome()).not.toBeInTheDocument();
  });

  it.each(['"2026-10-15"', '"long ago"', 'null'])('is an ordinary one if the last was %s', async (stored) => {
    await openAfter(stored);
    await expect.element(task('Wipe')).toBeVisible();
    await expect.element(welcome()).not.toBeInTheDocument();
  });
});

describe('undoing', () => {
  it('shows one message at a time, and Ctrl+Z undoes the last change once', async () => {
    const app = await openWeek([wipe, { ...wipe, title: 'Sweep' }]);
    await choose('Wipe', 'Move to tomorrow');
    await expect.element(toast('Moved to tomorrow')).toBeVisible();
    await remove('Sweep');
    await expect.element(toast('Task deleted')).toBeVisible();
    await expect.element(toast('Moved to tomorrow')).not.toBeInTheDocument();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(day('Wednesday')).toMatchTextContent('Sweep');
    await expect.element(toast('Task deleted')).not.toBeInTheDocument();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(() => app.saved().toSorted()).toEqual(['Sweep: 2027-01-06', 'Wipe: 2027-01-07']);
  });

  it('by Ctrl+Z takes a tick back, but not while typing', async () => {
    const app = await openWeek([wipe]);
    await complete('Wipe');
    await expect.poll(() => app.saved()).toEqual(['Wipe: 2027-01-06 done']);
    await button('Add a task').click();
    await title().fill('Buy');
    await userEvent.keyboard('{Control>}z{/Control}');
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Mark Incomplete Wipe')).toBeVisible();
    await expect.element(dialog()).not.toBeInTheDocument();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(() => app.saved()).toEqual(['Wipe: 2027-01-06']);
    await rests();
    expect(titlesOn('Wednesday')).toEqual(['Wipe']);
  });
});
