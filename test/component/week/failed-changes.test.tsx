import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { refused, requestsTo, respond } from '../support/network.ts';
import { rests } from '../support/rests.ts';
import { button, choose, complete, day, openWeek, remove, task, toast } from './week-screen.ts';

// Today is Wednesday 6 January 2027.
const today = '2027-01-06';
const saturday = '2027-01-09';
const failing = () => {
  throw refused(502);
};
const wipeAndVacuum = [
  { title: 'Wipe', scheduledAt: today },
  { title: 'Vacuum', scheduledAt: saturday },
];

describe('a change that fails', () => {
  it('is reverted, with the message for the action', async () => {
    const app = await openWeek(wipeAndVacuum);
    app.interceptChanges(failing);
    await complete('Wipe');
    await expect.element(toast('Failed to update task')).toMatchTextContent('Wipe');
    await expect.element(button('Complete Wipe')).toBeVisible();
    app.interceptChanges(() => {});
    await toast('Failed to update task').getByRole('button', { name: 'Try again' }).click();
    await expect.element(button('Mark Incomplete Wipe')).toBeVisible();
    await expect.poll(() => app.saved()).toContain('Wipe: 2027-01-06 done');
    app.interceptChanges(failing);
    await choose('Vacuum', 'Move to today');
    await expect.element(toast('Failed to reschedule task')).toBeVisible();
    await expect.element(day('Saturday')).toMatchTextContent('Vacuum');
    await remove('Vacuum');
    await expect.element(toast('Failed to delete task')).toBeVisible();
    await expect.element(day('Saturday')).toMatchTextContent('Vacuum');
  });

  it('is reverted, with the server’s message if there is one', async () => {
    await openWeek(wipeAndVacuum);
    respond('completeTask', () => {
      throw refused(404, { message: 'This task no longer exists' });
    });
    await complete('Wipe');
    await expect.element(toast('This task no longer exists')).toBeVisible();
    await expect.element(button('Complete Wipe')).toBeVisible();
  });

  it('keeps the text of a task that could not be created', async () => {
    const app = await openWeek([]);
    app.interceptChanges(failing);
    await button('Add a task').click();
    await page.getByLabelText('Title').fill('Paint the fence');
    await button('Add task').click();
    await expect.element(toast('Failed to create task')).toBeVisible();
    await expect.element(task('Paint the fence')).not.toBeInTheDocument();
    await toast('Failed to create task').getByRole('button', { name: 'Edit' }).click();
    await expect.element(page.getByLabelText('Title')).toHaveValue('Paint the fence');
    app.interceptChanges(() => {});
    await button('Add task').click();
    await expect.element(task('Paint the fence')).toBeVisible();
    await expect.poll(() => app.saved()).toEqual(['Paint the fence: 2027-01-06']);
  });

  it('leaves a task deleted that could not be restored', async () => {
    const app = await openWeek(wipeAndVacuum);
    respond('restoreTask', failing);
    await remove('Wipe');
    await toast('Task deleted').getByRole('button', { name: 'Undo' }).click();
    await expect.element(toast('Failed to update task')).toBeVisible();
    await expect.element(task('Wipe')).not.toBeInTheDocument();
    await expect.poll(() => app.saved()).toEqual(['Vacuum: 2027-01-09']);
  });

  it('leaves the week unchanged when it could not be planned again', async () => {
    await openWeek(wipeAndVacuum);
    respond('replanWeek', () => {
      throw refused(503, { message: 'Our database is away.' });
    });
    await button('More for this week').click();
    await page.getByRole('menuitem', { name: 'Re-plan this week' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Re-plan' }).click();
    await expect.element(toast('Our database is away.')).toBeVisible();
    await expect.element(task('Vacuum')).toBeVisible();
  });

  it('does not affect the changes before and after it, however quickly they come', async () => {
    const gate = Promise.withResolvers<void>();
    const app = await openWeek(
      ['One', 'Two', 'Three', 'Four', 'Five'].map((title) => ({ title, scheduledAt: saturday })),
    );
    await expect.element(task('One')).toBeVisible();
    const order: string[] = [];
    app.interceptChanges(async (name) => {
      const place = order.push(name);
      await gate.promise;
      if (place === 2) throw refused(500);
    });
    await complete('One');
    await complete('Two');
    await complete('Three');
    await choose('Four', 'Move to today');
    await remove('Five');
    // All changes are visible before the server has responded to any of them.
    for (const title of ['One', 'Two', 'Three']) {
      await expect.element(button(`Mark Incomplete ${title}`)).toBeVisible();
    }
    await expect.element(day('Wednesday')).toMatchTextContent('Four');
    await expect.element(task('Five')).not.toBeInTheDocument();
    // The server receives each change after it has responded to the previous one.
    await rests();
    expect(order).toEqual(['completeTask']);
    const before = requestsTo('getWeek').length;
    gate.resolve();
    await expect.element(toast('Failed to update task')).toBeVisible();
    await expect
      .poll(() => app.saved().toSorted())
      .toEqual(['Four: 2027-01-06', 'One: 2027-01-09 done', 'Three: 2027-01-09 done', 'Two: 2027-01-09']);
    // The week is fetched again after all changes are saved.
    await expect.poll(() => requestsTo('getWeek').length).toBeGreaterThan(before);
    await expect.poll(() => page.getByRole('button', { name: /^Mark Incomplete/ }).length).toBe(2);
    await expect.element(button('Complete Two')).toBeVisible();
    await expect.element(task('Five')).not.toBeInTheDocument();
    await rests();
    expect(order).toEqual(['completeTask', 'completeTask', 'completeTask', 'rescheduleTask', 'deleteTask']);
  });
});
