import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { refused, requestsTo, respond, unreachable } from '../support/network.ts';
import { main, openAs } from '../support/open.tsx';
import { pending } from '../support/pending.ts';
import { rests } from '../support/rests.ts';
import { connection, serveCalendar } from '../support/serve-calendar.ts';
import { card } from './settings-screen.ts';

const path = '/settings?tab=calendar';
const premium = () => user({ isPremium: true, timezone: 'Pacific/Auckland' });
const google = card('Google Calendar');
const times = card('Event times');
const zone = times.getByRole('combobox', { name: 'Time zone' });
const start = times.getByLabelText('Start time');
const save = times.getByRole('button', { name: 'Save calendar settings' });
const inStep = google.getByRole('switch', { name: 'Update events when my plan changes' });
const disconnect = google.getByRole('button', { name: 'Disconnect' });
const question = page.getByRole('alertdialog', { name: 'Are you sure you want to disconnect your calendar?' });

describe('a connected calendar', () => {
  it('says where the events are, when they were synced, and how long they last', async () => {
    serveCalendar({ connected: connection() });
    await openAs(premium(), path);
    await expect.element(google.getByText('Connected', { exact: true })).toBeVisible();
    await expect.element(google).toMatchTextContent(/Last synced\s*Today at 08:05/);
    await expect
      .element(google.getByRole('link', { name: 'Open in Google Calendar' }))
      .toHaveAttribute('href', 'https://calendar.example/upkept-1');
    await expect.element(times).toMatchTextContent('Each event lasts 1 h 30 min, from 15:00 to 16:30.');
    expect(requestsTo('getCalendarAuthUrl')).toEqual([]);
    await look('a connected calendar');
  });

  it('says that nothing is synced yet, and that a calendar deleted at Google was made again', async () => {
    serveCalendar({
      connected: connection({ lastSyncedDate: null, calendarUrl: null, recreatedAt: '2027-01-05T12:00:00.000Z' }),
    });
    await openAs(premium(), path);
    await expect.element(google).toMatchTextContent(/Last synced\s*Not yet/);
    await expect.element(google.getByRole('link', { name: 'Open in Google Calendar' })).not.toBeInTheDocument();
    await expect.element(google).toMatchTextContent('so we created it again on 5 January 2027');
    await look('a calendar that was made again');
  });

  it('has the five time zones and the home’s own, and saves what is chosen', async () => {
    const served = serveCalendar({ connected: connection() });
    await openAs(premium(), path);
    await expect.element(zone).toBeVisible();
    const options = zone.getByRole('option').elements();
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Pacific/Auckland (your home)',
      'Europe/Paris',
      'America/New York',
      'America/Los Angeles',
      'Asia/Tokyo',
      'Europe/London',
    ]);
    await zone.selectOptions('Asia/Tokyo');
    await start.fill('23:30');
    await expect.element(times).toMatchTextContent('from 23:30 to 01:00 the next day.');
    await expect.element(times.getByText('Unsaved changes')).toBeVisible();
    await save.click();
    await expect.element(times.getByText('Calendar settings updated successfully')).toBeVisible();
    await rests();
    expect(requestsTo('updateCalendarSettings').map(({ body }) => body)).toEqual([
      { timezone: 'Asia/Tokyo', eventStartTime: '23:30' },
    ]);
    expect(served.saved()).toMatchObject({ timezone: 'Asia/Tokyo', eventStartTime: '23:30', keepInStep: true });
    await look('saved calendar settings');
  });

  it('leaves out what is for others, in a home with several people', async () => {
    const served = serveCalendar({ connected: connection({ isShared: true }) });
    await openAs(premium(), path);
    const onlyMine = google.getByRole('switch', { name: 'Only my tasks' });
    await onlyMine.click();
    await expect.element(onlyMine).toBeChecked();
    await expect.poll(() => served.saved()).toMatchObject({ onlyMine: true });
    await look('a calendar with only one’s own tasks');
    respond('updateCalendarSettings', () => {
      throw unreachable();
    });
    await onlyMine.click();
    await expect.element(page.getByText('Failed to update calendar settings')).toBeVisible();
    await expect.element(onlyMine).toBeChecked();
  });

  it('has no such choice for one who lives alone', async () => {
    serveCalendar({ connected: connection() });
    await openAs(premium(), path);
    await expect.element(inStep).toBeVisible();
    await expect.element(google.getByRole('switch', { name: 'Only my tasks' })).not.toBeInTheDocument();
  });

  it('needs a start time, and says what went wrong when saving failed', async () => {
    serveCalendar({ connected: connection() });
    await openAs(premium(), path);
    await start.fill('');
    await save.click();
    await expect.element(times.getByText('Please choose a start time')).toBeVisible();
    await expect.element(start).toHaveFocus();
    await rests();
    expect(requestsTo('updateCalendarSettings')).toEqual([]);
    await look('a start time that is missing');
    await start.fill('09:15');
    respond('updateCalendarSettings', () => {
      throw unreachable();
    });
    await save.click();
    await expect.element(times.getByRole('alert')).toHaveTextContent('Failed to update calendar settings');
    await expect.element(start).toHaveValue('09:15');
    await times.getByRole('button', { name: 'Discard' }).click();
    await expect.element(start).toHaveValue('15:00');
    await expect.element(times.getByRole('alert')).not.toBeInTheDocument();
  });

  it('follows the plan or not, at once, and shows the saved state again when that failed', async () => {
    const served = serveCalendar({ connected: connection() });
    await openAs(premium(), path);
    await expect.element(inStep).toBeChecked();
    await inStep.click();
    await expect.element(inStep).not.toBeChecked();
    await expect.poll(() => served.saved()?.keepInStep).toBe(false);
    await rests();
    expect(requestsTo('updateCalendarSettings').map(({ body }) => body)).toEqual([
      { timezone: 'Europe/Paris', eventStartTime: '15:00', keepInStep: false },
    ]);
    const gate = pending();
    respond('updateCalendarSettings', async () => {
      await gate.promise;
      throw refused(503, { message: 'We are having trouble reaching our database.' });
    });
    await inStep.click();
    await expect.element(inStep).toBeChecked();
    gate.release();
    await expect.element(google.getByRole('alert')).toHaveTextContent('We are having trouble reaching our database.');
    await expect.element(inStep).not.toBeChecked();
  });

  it('is paused when premium has ended, and can still be disconnected', async () => {
    serveCalendar({ connected: connection() });
    await openAs(user(), path);
    await expect.element(google.getByText('Paused', { exact: true })).toBeVisible();
    await expect.element(google).toMatchTextContent('Premium has ended, so your events are no longer updated.');
    await expect.element(inStep).not.toBeInTheDocument();
    await expect.element(times).not.toBeInTheDocument();
    await expect.element(disconnect).toBeVisible();
    await expect.element(main().getByRole('button', { name: 'Upgrade to Premium' })).toBeVisible();
    await look('a calendar whose premium has ended');
  });

  it('that Google has closed can be reconnected', async () => {
    serveCalendar({ connected: connection({ status: 'needs_reconnect' }) });
    await openAs(premium(), path);
    await expect.element(google.getByText('Needs reconnecting', { exact: true })).toBeVisible();
    await expect
      .element(google.getByRole('alert'))
      .toMatchTextContent('Google no longer lets Upkept use its calendar.');
    await expect
      .element(google.getByRole('link', { name: 'Reconnect Google Calendar' }))
      .toHaveAttribute('href', expect.stringMatching(/consent-/));
    await expect.element(inStep).not.toBeInTheDocument();
    await expect.element(disconnect).toBeVisible();
    await look('a calendar that needs reconnecting');
  });
});

describe('disconnecting', () => {
  it('asks first', async () => {
    const served = serveCalendar({ connected: connection() });
    await openAs(premium(), path);
    await disconnect.click();
    await look('the question before disconnecting');
    await userEvent.keyboard('{Escape}');
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(disconnect).toHaveFocus();
    await rests();
    expect(served.saved()).not.toBeNull();
  });

  it('says that it is done, and asks for a new address to connect with', async () => {
    const served = serveCalendar({ connected: connection() });
    await openAs(premium(), path);
    await disconnect.click();
    await question.getByRole('button', { name: 'Disconnect' }).click();
    await expect.element(main().getByText('Calendar disconnected successfully')).toBeVisible();
    await rests();
    expect(served.saved()).toBeNull();
    await expect.element(main().getByRole('link', { name: 'Connect Google Calendar' })).toBeVisible();
    expect(requestsTo('getCalendarAuthUrl').length).toBeGreaterThan(0);
    await expect.element(main().getByRole('heading', { name: 'Connect your calendar' })).toHaveFocus();
    await expect.element(question).not.toBeInTheDocument();
    await look('a calendar that was just disconnected');
  });

  it('says what went wrong, and keeps the connection', async () => {
    serveCalendar({ connected: connection() });
    await openAs(premium(), path);
    respond('disconnectCalendar', () => {
      throw unreachable();
    });
    await disconnect.click();
    await question.getByRole('button', { name: 'Disconnect' }).click();
    await expect.element(google.getByRole('alert')).toHaveTextContent('Failed to disconnect calendar');
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(google.getByText('Connected', { exact: true })).toBeVisible();
  });
});
