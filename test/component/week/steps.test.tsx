import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { setOnline } from '../support/connection.ts';
import { guide, user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { refused, requestsTo, respond } from '../support/network.ts';
import { openAs } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { serveWeek } from '../support/serve-week.ts';
import { button, complete, openWeek, task } from './week-screen.ts';

// Today is Wednesday 6 January 2027.
const own = {
  title: 'Service the pump',
  scheduledAt: '2027-01-06',
  isUserCreated: true,
  guide: null,
  description: 'Gently',
  steps: ['Close the valve', 'Change the seal', 'Open the valve'],
};
const step = (name: string) => page.getByRole('checkbox', { name });
const open = (title: string) => task(title).getByRole('button', { name: title, exact: true }).click();
const sent = () => requestsTo('tickSteps').map(({ body }) => body.done);

describe('the steps of an open task', () => {
  it('are ticked one after the other, and stay ticked', async () => {
    await openWeek([own]);
    await open('Service the pump');
    await step('Close the valve').click();
    await step('Open the valve').click();
    await expect.element(step('Close the valve')).toBeChecked();
    await expect.element(step('Change the seal')).not.toBeChecked();
    await look('steps of which two are ticked');
    await step('Close the valve').click();
    await expect.poll(sent).toEqual([[0], [0, 2], [2]]);
    await expect.element(step('Open the valve')).toBeChecked();
    await complete('Service the pump');
    await expect.element(step('Open the valve')).not.toBeInTheDocument();
  });

  it('are ticked for planned tasks, too', async () => {
    await openWeek([{ title: 'Descale', scheduledAt: '2027-01-06', guide: guide({ steps: ['Fill', 'Boil'] }) }]);
    await open('Descale');
    await look('steps of a planned task');
    await step('Boil').click();
    await expect.poll(sent).toEqual([[1]]);
  });

  it('are ticked without a connection, and sent once there is one', async () => {
    const app = await openWeek([own]);
    await open('Service the pump');
    setOnline(false);
    await step('Change the seal').click();
    await expect.element(step('Change the seal')).toBeChecked();
    await expect.element(page.getByText('1 change waiting to be sent.')).toBeVisible();
    await rests();
    expect(sent()).toEqual([]);
    setOnline(true);
    await expect.poll(sent).toEqual([[1]]);
    await rests();
    expect(app.saved()).toEqual(['Service the pump: 2027-01-06']);
    await expect.element(step('Change the seal')).toBeChecked();
  });

  it('are as before where the server refuses, which says why', async () => {
    await openWeek([own]);
    respond('tickSteps', () => {
      throw refused(404, { message: 'This task no longer exists', code: 'task_not_found' });
    });
    await open('Service the pump');
    await step('Change the seal').click();
    await expect.element(page.getByText('This task no longer exists')).toBeVisible();
    await expect.element(step('Change the seal')).not.toBeChecked();
  });

  it('are only read by a viewer', async () => {
    serveWeek([{ title: 'Descale', scheduledAt: '2027-01-06', guide: guide({ steps: ['Fill', 'Boil'] }) }]);
    await openAs(user({ role: 'viewer' }), '/dashboard');
    await open('Descale');
    await expect.element(page.getByText('Boil')).toBeVisible();
    await expect.element(step('Boil')).not.toBeInTheDocument();
    await expect.element(button('Complete Descale')).not.toBeInTheDocument();
  });
});
