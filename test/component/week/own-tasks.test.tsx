import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { look } from '../support/look.ts';
import { requestsTo } from '../support/network.ts';
import { rests } from '../support/rests.ts';
import { serveTemplates, template } from '../support/serve-templates.ts';
import { button, choose, day, openWeek, progress, task, toast } from './week-screen.ts';

// Today is Wednesday 6 January 2027.
const own = {
  title: 'Paint the fence',
  scheduledAt: '2027-01-06',
  isUserCreated: true,
  guide: null,
  reason: null,
  description: '',
};

describe('a task of the user’s own', () => {
  it('can be edited, and that can be undone', async () => {
    const app = await openWeek([own]);
    await choose('Paint the fence', 'Edit…');
    const dialog = page.getByRole('dialog', { name: 'Edit the task' });
    await expect.element(dialog.getByLabelText('Title')).toHaveValue('Paint the fence');
    await dialog.getByLabelText('Title').fill('Paint the gate');
    await dialog.getByLabelText('Minutes').fill('90');
    await dialog.getByLabelText('Day').fill('2027-01-09');
    await look('editing a task', [390]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(day('Saturday')).toMatchTextContent('Paint the gate');
    await expect.element(progress()).toMatchTextContent('1 h 30 min left');
    await expect.poll(() => app.saved()).toEqual(['Paint the gate: 2027-01-09']);
    await toast('Task changed').getByRole('button', { name: 'Undo' }).click();
    await expect.element(day('Wednesday')).toMatchTextContent('Paint the fence');
    await expect.poll(() => app.saved()).toEqual(['Paint the fence: 2027-01-06']);
  });

  it('keeps changes that were begun, for this task, until they are saved or cancelled', async () => {
    await openWeek([own, { ...own, title: 'Oil the gate' }]);
    const dialog = page.getByRole('dialog', { name: 'Edit the task' });
    const edit = () => choose('Paint the fence', 'Edit…');
    const title = dialog.getByLabelText('Title');
    await edit();
    await title.fill('Paint the whole fence');
    await dialog.getByLabelText('Day').fill('2027-01-09');
    await userEvent.keyboard('{Escape}');
    await choose('Oil the gate', 'Edit…');
    await expect.element(title).toHaveValue('Oil the gate');
    await userEvent.keyboard('{Escape}');
    await edit();
    await expect.element(title).toHaveValue('Paint the whole fence');
    await expect.element(dialog.getByLabelText('Day')).toHaveValue('2027-01-09');
    await dialog.getByRole('button', { name: 'Start again' }).click();
    await expect.element(title).toHaveValue('Paint the fence');
    await expect.element(title).toHaveFocus();
    await title.fill('Paint it');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await edit();
    await expect.element(title).toHaveValue('Paint the fence');
    await expect.element(dialog.getByText('This is what you had begun.')).not.toBeInTheDocument();
    await title.fill('Paint the gate');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await choose('Paint the gate', 'Edit…');
    await expect.element(title).toHaveValue('Paint the gate');
    await expect.element(dialog.getByText('This is what you had begun.')).not.toBeInTheDocument();
  });

  it('can repeat from a first day on', async () => {
    const templates = serveTemplates();
    await openWeek([]);
    await button('Add a task').click();
    await page.getByLabelText('Title').fill('Have the piano tuned');
    await page.getByLabelText('Repeats').selectOptions('Every year');
    await page.getByLabelText('First day').fill('2027-05-03');
    await page.getByLabelText('Minutes').fill('60');
    await button('Add task').click();
    await expect.element(toast('Added. It repeats every year')).toMatchTextContent('Have the piano tuned');
    await rests();
    expect(templates.saved()).toMatchObject([
      { taskSummary: 'Have the piano tuned', recurrence: 'yearly', firstDate: '2027-05-03', minutes: 60 },
    ]);
    await toast('Added. It repeats').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => templates.saved()).toEqual([]);
  });

  it('repeats only once on the free plan, which is said before the server is asked', async () => {
    serveTemplates(template());
    await openWeek([]);
    await button('Add a task').click();
    await page.getByLabelText('Title').fill('Have the piano tuned');
    await page.getByLabelText('Repeats').selectOptions('Every year');
    await expect.poll(() => requestsTo('listTemplates')).toHaveLength(1);
    const repeats = page.getByLabelText('Repeats');
    const limit = 'Premium subscription required to create more than one custom task';
    await expect.element(repeats).toHaveAccessibleDescription(limit);
    await button('Add task').click();
    await expect.element(repeats).toHaveAccessibleDescription(limit);
    await expect.element(page.getByRole('link', { name: 'See Premium' })).toHaveAttribute('href', '/pricing');
    await look('one repeating task too many');
    await button('Add it once instead').click();
    await expect.element(day('Wednesday')).toMatchTextContent('Have the piano tuned');
    await rests();
    expect(requestsTo('createTemplate')).toEqual([]);
  });

  it('can be made a repeating one afterwards, which can be undone', async () => {
    const templates = serveTemplates();
    const app = await openWeek([{ ...own, category: '' }]);
    await choose('Paint the fence', 'Edit…');
    await page.getByLabelText('Repeats').selectOptions('Every year');
    await button('Save').click();
    await expect.element(toast('It now repeats every year')).toMatchTextContent('Paint the fence');
    await rests();
    expect(templates.saved()).toMatchObject([{ taskSummary: 'Paint the fence', firstDate: '2027-01-06' }]);
    expect(app.saved()).toEqual([]);
    await toast('It now repeats').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => templates.saved()).toEqual([]);
    await expect.poll(() => app.saved()).toEqual(['Paint the fence: 2027-01-06']);
  });

  it('is not offered to repeat where it is a turn of a repeating one', async () => {
    await openWeek([{ ...own, category: 'Home' }]);
    await choose('Paint the fence', 'Edit…');
    await expect.element(page.getByLabelText('Title')).toBeVisible();
    await expect.element(page.getByLabelText('Repeats')).not.toBeInTheDocument();
  });

  it('keeps a title that is too long, and says so', async () => {
    await openWeek([]);
    await button('Add a task').click();
    await page.getByLabelText('Title').fill('x'.repeat(134));
    await button('Add task').click();
    await expect
      .element(page.getByLabelText('Title'))
      .toHaveAccessibleDescription('Please shorten the title from 134 to 120 characters');
    await expect.element(page.getByLabelText('Title')).toHaveValue('x'.repeat(134));
  });
});

describe('after the last tick', () => {
  it('one line says what comes, and a task of next week can be done now', async () => {
    const app = await openWeek([
      { title: 'Wipe', scheduledAt: '2027-01-06' },
      { title: 'Vacuum', scheduledAt: '2027-01-16', minutes: 20 },
    ]);
    await button('Complete Wipe').click();
    await expect.element(progress()).toMatchTextContent('4 weeks on track in a row. Next week has 1 task, 20 min.');
    await look('after the last tick');
    await button('Do one from next week?').click();
    await expect.element(task('Vacuum')).toBeVisible();
    await expect.poll(() => app.saved()).toContain('Vacuum: 2027-01-06');
    await expect.element(toast('Moved to today')).toBeVisible();
  });
});

it('a paused week says only that, and leads to the pause', async () => {
  const app = await openWeek([], '/settings');
  app.tell({ pause: { from: '2027-01-04', to: '2027-01-17' } });
  app.goTo('/dashboard');
  await expect.element(page.getByText('Paused until Sunday 17 January.')).toBeVisible();
  await rests();
  expect(page.getByRole('heading', { name: 'A free week' }).query()).toBeNull();
  await look('a paused week');
  await page.getByRole('link', { name: 'Change the pause' }).click();
  await expect.element(page.getByRole('form', { name: 'Pause' })).toBeInViewport();
});
