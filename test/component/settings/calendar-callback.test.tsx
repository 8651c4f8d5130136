import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { user } from '../support/data.ts';
import { departuresSoFar } from '../support/departures.ts';
import { look } from '../support/look.ts';
import { refused, requestsTo, respond } from '../support/network.ts';
import { main, type Opened, openAs } from '../support/open.tsx';
import { pending } from '../support/pending.ts';
import { rests } from '../support/rests.ts';
import { connection, serveCalendar } from '../support/serve-calendar.ts';
import { advance, drawnUntil, holdTime } from '../support/time.ts';
import { card } from './settings-screen.ts';

const path = '/settings?tab=calendar';
const premium = () => user({ isPremium: true });
const message = (text: string) => main().getByText(text, { exact: true });
beforeEach(() => sessionStorage.clear());

describe('the way back from Google', () => {
  it('says that it is at work, and passes the result on to the settings after a second', async () => {
    serveCalendar();
    holdTime();
    const app = await openAs(premium(), '/calendar/callback?error=invalid_grant&code=secret&tab=account');
    await drawnUntil(() => message('Processing your request...').query());
    await advance(900);
    expect(app.address()).toBe('/calendar/callback?error=invalid_grant&code=secret&tab=account');
    await advance(150);
    await drawnUntil(() => message('Authorization code expired or already used. Please try connecting again.').query());
    await drawnUntil(() => app.addresses().length > 2);
    expect(app.addresses()).toEqual([
      '/calendar/callback?error=invalid_grant&code=secret&tab=account',
      `${path}&error=invalid_grant`,
      path,
    ]);
  });

  // The words for each failure are in test/web/calendar-settings.test.ts.
  it('says for five seconds what went wrong', async () => {
    const text = 'Premium subscription required for calendar integration.';
    serveCalendar();
    holdTime();
    await openAs(premium(), `${path}&error=premium_required`);
    await drawnUntil(() => message(text).query());
    await drawnUntil(() => main().getByRole('link', { name: 'Connect Google Calendar' }).query());
    await advance(4_800);
    expect(message(text).query()).not.toBeNull();
    await advance(250);
    await drawnUntil(() => !message(text).query());
    expect(departuresSoFar()).toEqual([]);
  });

  it('says that the calendar is connected, and shows its settings before they are loaded', async () => {
    serveCalendar();
    const gate = pending();
    respond('getCalendar', async () => {
      await gate.promise;
      return connection({ timezone: 'Asia/Tokyo', eventStartTime: '08:30' });
    });
    const settings = {
      timezone: 'Asia/Tokyo',
      eventStartTime: '08:30',
      eventDuration: 60,
      calendarUrl: 'https://evil.example',
    };
    const app = await openAs(
      premium(),
      `${path}&success=true&connection=${encodeURIComponent(JSON.stringify(settings))}`,
    );
    await expect.element(message('Calendar connected successfully!')).toBeVisible();
    await expect.element(card('Event times')).toMatchTextContent('Each event lasts 1 h, from 08:30 to 09:30.');
    await expect.element(card('Google Calendar').getByRole('button', { name: 'Disconnect' })).toBeDisabled();
    expect(main().getByRole('link', { name: 'Open in Google Calendar' }).query()).toBeNull();
    await expect.poll(app.address).toBe(path);
    await look('a calendar that was just connected');
    gate.release();
    await expect.element(card('Event times')).toMatchTextContent('from 08:30 to 10:00.');
    await expect.element(card('Google Calendar').getByRole('button', { name: 'Disconnect' })).toBeEnabled();
  });

  it('does not repeat the result when the page is loaded again', async () => {
    serveCalendar({ connected: connection() });
    const app = await openAs(premium(), `${path}&success=true`);
    await expect.element(message('Calendar connected successfully!')).toBeVisible();
    await expect.poll(app.address).toBe(path);
    await app.reload();
    await expect.element(card('Google Calendar')).toBeVisible();
    await rests();
    expect(message('Calendar connected successfully!').query()).toBeNull();
  });

  it('says so where no new address can be had after a failure', async () => {
    serveCalendar();
    respond('getCalendarAuthUrl', () => {
      throw refused(429, { message: 'Too many requests. Please try again later.' });
    });
    await openAs(premium(), `${path}&error=failed`);
    await expect
      .element(card('Connect your calendar').getByRole('alert'))
      .toMatchTextContent('Failed to get new authorization URL after error.');
    await expect.element(page.getByRole('button', { name: 'Unable to get connection URL' })).toBeDisabled();
  });
});

describe('a request that had expired', () => {
  const expired = `${path}&error=expired_state`;
  const retrying = message('Authorization request expired. Retrying...');
  const failed = message('Failed to retry connection. Please try again manually.');

  const arriveAgain = async (app: Opened) => {
    app.goTo('/settings');
    await expect.element(card('Your account')).toBeVisible();
    app.goTo(expired);
  };

  it('is repeated after a second with a new address', async () => {
    serveCalendar();
    holdTime();
    await openAs(premium(), expired);
    await drawnUntil(() => retrying.query());
    await drawnUntil(() => main().getByRole('link', { name: 'Connect Google Calendar' }).query());
    await advance(900);
    expect(departuresSoFar()).toEqual([]);
    await advance(200);
    await drawnUntil(() => departuresSoFar().length > 0);
    const address = main().getByRole('link', { name: 'Connect Google Calendar' }).element().getAttribute('href');
    expect(departuresSoFar()).toEqual([address]);
  });

  it('is repeated only once', async () => {
    serveCalendar();
    const app = await openAs(premium(), expired);
    await expect.poll(departuresSoFar).toHaveLength(1);
    await arriveAgain(app);
    await expect.element(failed).toBeVisible();
    await look('a request that could not be repeated');
    expect(departuresSoFar()).toHaveLength(1);
    // Connecting by hand may be repeated again.
    await main().getByRole('link', { name: 'Connect Google Calendar' }).click();
    await arriveAgain(app);
    await expect.poll(departuresSoFar).toHaveLength(3);
  });

  it('is not repeated without a new address, nor once the user has gone elsewhere', async () => {
    serveCalendar();
    respond('getCalendarAuthUrl', () => {
      throw refused(429, { message: 'Too many requests. Please try again later.' });
    });
    const app = await openAs(premium(), expired);
    await expect.element(failed).toBeVisible();
    const asked = requestsTo('getCalendarAuthUrl').length;
    serveCalendar();
    holdTime();
    app.goTo('/settings?tab=account');
    await drawnUntil(() =>
      main()
        .getByRole('region', { name: /^Your account/ })
        .query(),
    );
    app.goTo(expired);
    await drawnUntil(() => requestsTo('getCalendarAuthUrl').length > asked);
    await drawnUntil(() => main().getByRole('link', { name: 'Connect Google Calendar' }).query());
    app.goTo('/settings?tab=account');
    await drawnUntil(() =>
      main()
        .getByRole('region', { name: /^Your account/ })
        .query(),
    );
    await advance(5_000);
    expect(departuresSoFar()).toEqual([]);
  });
});
