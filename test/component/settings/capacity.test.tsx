import { describe, expect, it } from 'vitest';
import { type Home, user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { requestsTo } from '../support/network.ts';
import { openAs } from '../support/open.tsx';
import { serveHome } from '../support/serve-home.ts';
import { card, saved } from './settings-screen.ts';

const rhythm = card('Your weekly time');
const count = rhythm.getByLabelText('Tasks per week');
const raise = (tasks: number) => rhythm.getByRole('button', { name: `Change to ${tasks} tasks a week` });

const waiting = [
  { taskId: 'a', title: 'Wipe the seals', item: 'Fridge', everyDays: 91, wantedDays: 30 },
  { taskId: 'b', title: 'Oil the hinges', item: 'Windows and Doors', everyDays: null, wantedDays: 365 },
];

async function openWith(overrides: Partial<Home>) {
  const app = await openAs(user(), '/settings?tab=account');
  const served = serveHome(overrides);
  app.goTo('/settings?tab=preferences');
  return { ...app, served };
}

describe('a home that needs more tasks than the plan allows', () => {
  it('has the tasks that wait listed, and can be given more tasks with the rest of the form', async () => {
    const app = await openWith({ demandTasks: 9, waiting });
    const line = rhythm.getByText('Your home needs about 9 tasks a week; at 5, these 2 wait longer.');
    await expect.element(rhythm.getByText('Oil the hinges')).not.toBeVisible();
    await line.click();
    await expect.element(rhythm.getByText('It comes every 3 months instead of every month.')).toBeVisible();
    await expect.element(rhythm.getByText('There’s no room for it yet; it should come every year.')).toBeVisible();
    await look('tasks that wait');
    await raise(9).click();
    await expect.element(count).toHaveValue(9);
    await expect.element(count).toHaveFocus();
    await expect.element(rhythm.getByText('Unsaved changes')).toBeVisible();
    await expect.element(rhythm.getByText('Save your preferences to plan 9 tasks a week.')).toBeVisible();
    expect(requestsTo('updateProfile')).toEqual([]);

    await rhythm.getByRole('button', { name: 'Discard' }).click();
    await expect.element(count).toHaveValue(5);
    await raise(9).click();
    app.served.change({ waiting: [] });
    await rhythm.getByRole('button', { name: 'Save preferences' }).click();
    await expect.element(saved(rhythm)).toBeVisible();
    await expect.element(rhythm.getByText('Your home needs about 9 tasks a week. Everything fits.')).toBeVisible();
    expect(app.saved().tasks_per_week).toBe(9);
  });

  it('is offered no more than the limit', async () => {
    await openWith({ demandTasks: 31, waiting });
    await raise(20).click();
    await expect.element(count).toHaveValue(20);
  });

  it('is offered nothing where the number of tasks is not the reason', async () => {
    await openWith({ demandTasks: 5, waiting: waiting.slice(0, 1) });
    await expect
      .element(rhythm.getByText('Your home needs about 5 tasks a week, but this one waits longer.'))
      .toBeVisible();
    await expect.element(rhythm.getByRole('button', { name: /^Change to/ })).not.toBeInTheDocument();
  });
});
