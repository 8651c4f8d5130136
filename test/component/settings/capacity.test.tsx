import { describe, expect, it } from 'vitest';
import { type Home, user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { openAs } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { serveHome } from '../support/serve-home.ts';
import { card } from './settings-screen.ts';

const rhythm = card('Time');
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

const safety = { jobs: 27, never: { 1: 9, 2: 1, 3: 0 }, enough: 3 };
const unsafe =
  'Your home has 27 safety jobs. 1 task a week can’t hold them: within two years, 9 would never come. 3 tasks a week can.';
const sentence = 'At about an hour a week, small upkeep jobs come about a third as often.';

describe('a home that needs more tasks than the plan allows', () => {
  it('says so in one sentence, and can be given more tasks at once', async () => {
    const raise = { tasksPerWeek: 9, label: 'Plan an hour and a half a week' };
    const app = await openWith({ demandTasks: 9, waiting, waits: { sentence, raise } });
    await expect.element(rhythm.getByText(sentence)).toBeVisible();
    await expect.element(rhythm.getByText('Oil the hinges')).not.toBeVisible();
    await rhythm.getByText('See them').click();
    await expect.element(rhythm.getByText('It comes every 3 months instead of every month.')).toBeVisible();
    await look('tasks that wait');
    app.served.change({ waiting: [], waits: null });
    await rhythm.getByRole('button', { name: raise.label }).click();
    await expect.element(rhythm.getByText('Your home needs about 9 tasks a week. Everything fits.')).toBeVisible();
    await expect.element(rhythm.getByLabelText('Tasks per week')).toHaveValue(9);
    await rests();
    expect(app.saved().tasks_per_week).toBe(9);
  });

  it('is offered nothing where the number of tasks is not the reason', async () => {
    await openWith({ demandTasks: 5, waiting: waiting.slice(0, 1), waits: { sentence, raise: null } });
    await expect.element(rhythm.getByText(sentence)).toBeVisible();
    await expect.element(rhythm.getByRole('button', { name: /^Plan / })).not.toBeInTheDocument();
  });
});

describe('a number of tasks that leaves out jobs for safety', () => {
  it('says so before it is saved, and offers the number that holds them', async () => {
    const app = await openWith({ safety });
    const count = rhythm.getByLabelText('Tasks per week');
    await count.fill('1');
    await expect.element(rhythm.getByText(unsafe)).toBeVisible();
    await look('a number of tasks that is too small for safety');
    await count.element().blur();
    await rests();
    expect(app.saved().tasks_per_week).not.toBe(1);
    await rhythm.getByRole('button', { name: 'Plan 3 tasks a week' }).click();
    await expect.element(count).toHaveValue(3);
    await rests();
    expect(app.saved().tasks_per_week).toBe(3);
    await expect.element(rhythm.getByText(unsafe)).not.toBeInTheDocument();
  });

  it('is saved if the household keeps it', async () => {
    const app = await openWith({ safety });
    await rhythm.getByLabelText('Tasks per week').fill('1');
    await rhythm.getByRole('button', { name: 'Keep 1 a week' }).click();
    await expect.poll(() => app.saved().tasks_per_week).toBe(1);
  });
});
