import { expect, it } from 'vitest';
import { user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { refused, requestsTo, respond } from '../support/network.ts';
import { main, openAs } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { serveAppliance } from '../support/serve-appliances.ts';
import { card, toast } from './settings-screen.ts';

const path = '/settings?tab=preferences';
const assistant = card('Assistant and pause');
const weeks = assistant.getByRole('switch', { name: 'Use the assistant' });

it('the assistant can be kept away from the weeks', async () => {
  const app = await openAs(user({ assistant: true }), `${path}#pause`);
  await expect.element(weeks).toBeChecked();
  await look('the assistant in the preferences');
  await weeks.click();
  await expect.poll(() => app.saved().assistant_weeks).toBe(false);
  await expect.element(weeks).not.toBeChecked();
  await rests();
  expect(requestsTo('updateProfile').map(({ body }) => body)).toEqual([{ assistant_weeks: false }]);
  await toast('The assistant is off').getByRole('button', { name: 'Undo' }).click();
  await expect.element(weeks).toBeChecked();
});

it('says why the switch could not be saved, and shows what is saved', async () => {
  await openAs(user({ assistant: true }), `${path}#pause`);
  respond('updateProfile', () => {
    throw refused(400);
  });
  await weeks.click();
  await expect.element(toast('Failed to update preferences')).toBeVisible();
  await expect.element(weeks).toBeChecked();
});

it('what it helped to record is a link away', async () => {
  const app = await openAs(user(), '/settings?tab=preferences#home');
  serveAppliance({ maker: 'Example' });
  await main().getByRole('link', { name: 'Serial numbers, warranties and papers of what you have' }).click();
  await expect.element(main()).toMatchTextContent('DishwasherExample');
  await rests();
  expect(app.address()).toBe('/appliances');
});

it('no switch is shown where there is no assistant', async () => {
  await openAs(user(), `${path}#pause`);
  await expect.element(card('Pause')).toMatchTextContent('No pause');
  await expect.element(main()).not.toMatchTextContent(/assistant/i);
});
