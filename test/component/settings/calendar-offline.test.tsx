import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { setOnline } from '../support/connection.ts';
import { user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { openAs } from '../support/open.tsx';
import { connection, serveCalendar } from '../support/serve-calendar.ts';
import { card } from './settings-screen.ts';

it('the calendar loads as soon as the browser is online again', async () => {
  serveCalendar({ connected: connection() });
  await openAs(user({ isPremium: true }), '/settings');
  // The tab's script is there, so only its data is missing.
  const tab = page.getByRole('tab', { name: 'Calendar Integration' });
  await tab.hover();
  await expect.element(card('Your account')).toBeVisible();
  setOnline(false);
  await tab.click();
  await expect.element(page.getByText('We’ll load your calendar connection when you’re back online.')).toBeVisible();
  await expect
    .element(card('Other calendar apps'))
    .toMatchTextContent('We’ll load your private address when you’re back online.');
  await look('a calendar without a connection to the internet');
  setOnline(true);
  await expect.element(card('Google Calendar')).toMatchTextContent('Connected');
  await expect.element(page.getByRole('button', { name: 'Create a private address' })).toBeVisible();
});
