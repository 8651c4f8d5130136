import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { user } from '../support/data.ts';
import { departuresSoFar } from '../support/departures.ts';
import { look } from '../support/look.ts';
import { refused, requestsTo, respond, unreachable } from '../support/network.ts';
import { main, openAs } from '../support/open.tsx';
import { pending } from '../support/pending.ts';
import { rests } from '../support/rests.ts';
import { serveCalendar } from '../support/serve-calendar.ts';
import { card } from './settings-screen.ts';

const path = '/settings?tab=calendar';
const premium = () => user({ isPremium: true });
const connectCard = card('Connect your calendar');
const connect = connectCard.getByRole('link', { name: 'Connect Google Calendar' });

describe('the calendar, while none is connected', () => {
  it('is offered to free users with Premium, which leads to the checkout', async () => {
    serveCalendar();
    const app = await openAs(user(), '/settings');
    await page.getByRole('tab', { name: 'Calendar Integration' }).click();
    await expect.poll(app.address).toBe(path);
    await expect.element(connectCard).toMatchTextContent('Each day with tasks becomes one event');
    await expect.element(connect).not.toBeInTheDocument();
    await expect.element(main().getByRole('region', { name: 'Calendar sync comes with Premium' })).toBeVisible();
    await expect.element(main().getByRole('link', { name: 'Compare plans' })).toHaveAttribute('href', '/pricing');
    await expect.element(card('Other calendar apps')).not.toBeInTheDocument();
    await look('the calendar of a free user');
    expect(requestsTo('getCalendarAuthUrl')).toEqual([]);
    respond('createCheckoutSession', () => ({ url: 'https://pay.example/session-1' }));
    await main().getByRole('button', { name: 'Upgrade to Premium' }).click();
    await expect.poll(departuresSoFar).toEqual(['https://pay.example/session-1']);
    await rests();
    expect(requestsTo('createCheckoutSession').map(({ body }) => body)).toEqual([{ product: 'premium_subscription' }]);
  });

  it('can be connected by premium users, who read which single permission that takes', async () => {
    serveCalendar();
    await openAs(premium(), path);
    await expect
      .element(connect)
      .toHaveAttribute('href', expect.stringMatching(/^https:\/\/accounts\.example\/consent-/));
    await expect
      .element(connectCard)
      .toMatchTextContent('Make secondary Google calendars, and see, create, change, and delete events on them');
    await expect.element(connectCard).toMatchTextContent('It can’t see your other calendars or anything in them.');
    await expect.element(page.getByRole('button', { name: 'Upgrade to Premium' })).not.toBeInTheDocument();
    await look('a calendar that can be connected');
    await connect.click();
    await expect.poll(departuresSoFar).toEqual([expect.stringMatching(/^https:\/\/accounts\.example\/consent-/)]);
  });

  it('cannot be connected without an address, until there is one', async () => {
    serveCalendar();
    respond('getCalendarAuthUrl', () => {
      throw refused(429, { message: 'Too many requests. Please try again later.' });
    });
    await openAs(premium(), path);
    const button = connectCard.getByRole('button', { name: 'Unable to get connection URL' });
    await expect.element(button).toBeDisabled();
    await expect.element(connectCard.getByRole('alert')).toMatchTextContent('Too many requests.');
    await look('a calendar without a connection URL');
    respond('getCalendarAuthUrl', () => {
      throw refused(400);
    });
    await connectCard.getByRole('button', { name: 'Try again' }).click();
    await expect.element(connectCard.getByRole('alert')).toMatchTextContent('Failed to get authorization URL');
    serveCalendar();
    await connectCard.getByRole('button', { name: 'Try again' }).click();
    await expect.element(connect).toBeVisible();
  });
});

describe('a calendar that cannot be shown yet', () => {
  it('shows its shape while it loads, and says what went wrong until it is there', async () => {
    serveCalendar();
    const gate = pending();
    respond('getCalendar', async () => {
      await gate.promise;
      throw refused(403, { message: 'Not now' });
    });
    await openAs(premium(), path);
    await expect.element(main().getByRole('status').filter({ hasText: 'Loading...' }).first()).toBeInTheDocument();
    gate.release();
    await expect.element(card('Calendar integration').getByRole('alert')).toMatchTextContent('Not now');
    await look('a calendar that could not be loaded');
    respond('getCalendar', () => {
      throw refused(400);
    });
    await card('Calendar integration').getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('alert')).toMatchTextContent('We couldn’t load your calendar');
    serveCalendar();
    await card('Calendar integration').getByRole('button', { name: 'Try again' }).click();
    await expect.element(connect).toBeVisible();
  });

  it('is tried again where the server cannot be reached, and then says so', async () => {
    serveCalendar();
    respond('getCalendar', () => {
      throw unreachable();
    });
    await openAs(premium(), path);
    await expect.element(page.getByRole('alert')).toMatchTextContent('We couldn’t load your calendar');
    expect(requestsTo('getCalendar').length).toBeGreaterThan(2);
  });
});
