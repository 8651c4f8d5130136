import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { look } from '../support/look.ts';
import { refused, requestsTo } from '../support/network.ts';
import { button, choose, openWeek, toast } from './week-screen.ts';

// Today is Wednesday 6 January 2027.
const wipe = { title: 'Wipe', scheduledAt: '2027-01-06' };
const dialog = page.getByRole('dialog', { name: 'When did you do it?' });
const days = () => requestsTo('completeTask').map(({ body }) => body);

describe('a task that was done earlier', () => {
  it('is recorded with one press for the usual days, and can be undone', async () => {
    const app = await openWeek([wipe]);
    await choose('Wipe', 'Done earlier…');
    await expect.element(dialog).toMatchTextContent('Wipe');
    await look('a task that was done earlier');
    await dialog.getByRole('button', { name: 'Yesterday' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button('Mark Incomplete Wipe')).toBeVisible();
    await expect.poll(() => app.saved()).toEqual(['Wipe: 2027-01-06 done']);
    await toast('Done yesterday').getByRole('button', { name: 'Undo' }).click();
    await expect.element(button('Complete Wipe')).toBeVisible();
    await expect.poll(days).toEqual([{ completed: true, on: '2027-01-05' }, { completed: false }]);
    await choose('Wipe', 'Done earlier…');
    await dialog.getByRole('button', { name: 'A week ago' }).click();
    await expect.element(toast('Done on Wednesday 30 December 2026')).toBeVisible();
    await expect.poll(() => days().at(-1)).toEqual({ completed: true, on: '2026-12-30' });
  });

  it('takes any day up to today', async () => {
    await openWeek([wipe]);
    await choose('Wipe', 'Done earlier…');
    const done = dialog.getByRole('button', { name: 'Mark as done' });
    await done.click();
    await expect.element(dialog).toMatchTextContent('Please choose a day');
    await dialog.getByLabelText('Another day').fill('2027-01-07');
    await done.click();
    await expect.element(dialog).toMatchTextContent('Please choose today or an earlier day');
    await dialog.getByLabelText('Another day').fill('2026-09-01');
    await done.click();
    await expect.poll(days).toEqual([{ completed: true, on: '2026-09-01' }]);
  });

  it('is open again when that could not be saved', async () => {
    const app = await openWeek([wipe]);
    app.interceptChanges(() => {
      throw refused(500);
    });
    await choose('Wipe', 'Done earlier…');
    await dialog.getByRole('button', { name: 'Today' }).click();
    await expect.element(toast('Failed to update task')).toBeVisible();
    await expect.element(button('Complete Wipe')).toBeVisible();
  });
});
