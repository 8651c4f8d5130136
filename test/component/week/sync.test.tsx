import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { setOnline } from '../support/connection.ts';
import { departuresSoFar } from '../support/departures.ts';
import { look } from '../support/look.ts';
import { refused, requestsTo, respond, unreachable } from '../support/network.ts';
import { main } from '../support/open.tsx';
import { pending } from '../support/pending.ts';
import { rests } from '../support/rests.ts';
import { connection, serveCalendar } from '../support/serve-calendar.ts';
import { advance, click, drawnUntil, holdTime } from '../support/time.ts';
import { complete, day, openWeek, toast } from './week-screen.ts';

const saturday = { title: 'Wipe the seals', scheduledAt: '2027-01-09' } as const;
const sunday = { title: 'Vacuum the coils', scheduledAt: '2027-01-10' } as const;
/** The buttons also name their day. */
const sync = main().getByRole('button', { name: 'Sync to Calendar for Saturday 9 January', exact: true });
const synced = main().getByRole('button', { name: 'Synced! for Saturday 9 January', exact: true });
const failed = main().getByRole('button', { name: 'Error for Saturday 9 January', exact: true });

/** Opens a week whose household has a connected calendar. */
async function openConnected() {
  serveCalendar({ connected: connection() });
  return openWeek([saturday, sunday]);
}

describe('syncing a day', () => {
  it('says that it is at work, that it is done, and after three seconds nothing more', async () => {
    await openConnected();
    const gate = pending();
    respond('syncCalendarDay', async () => {
      await gate.promise;
      return { lastSyncedDate: '2027-01-06T09:00:00.000Z', tasks: 1 };
    });
    await expect.element(sync).toBeVisible();
    await look('days that can be synced');
    holdTime();
    await click(sync);
    const busy = day('Saturday').getByRole('button', { name: 'Syncing...' });
    expect(busy.element().getAttribute('aria-busy')).toBe('true');
    await drawnUntil(() => requestsTo('syncCalendarDay').length > 0);
    expect(requestsTo('syncCalendarDay').map(({ params }) => params)).toEqual([{ date: '2027-01-09' }]);
    await click(busy);
    gate.release();
    await drawnUntil(() => synced.query());
    expect(day('Saturday').getByRole('status').element().textContent).toBe('Synced!');
    expect(requestsTo('syncCalendarDay')).toHaveLength(1);
    await advance(2_900);
    expect(synced.query()).not.toBeNull();
    await advance(150);
    await drawnUntil(() => sync.query());
    expect(day('Sunday').getByRole('button', { name: 'Sync to Calendar' }).query()).not.toBeNull();
  });

  it('says that it failed and why, and after three seconds can be tried again', async () => {
    await openConnected();
    await expect.element(sync).toBeVisible();
    respond('syncCalendarDay', () => {
      throw refused(503, { message: 'Google Calendar cannot be reached right now. Please try again in a moment.' });
    });
    holdTime();
    await click(sync);
    await drawnUntil(() => failed.query());
    expect(day('Saturday').getByRole('status').element().textContent).toBe('Error');
    await drawnUntil(() => toast('Google Calendar cannot be reached right now.').query());
    await advance(2_900);
    expect(failed.query()).not.toBeNull();
    await advance(150);
    await drawnUntil(() => sync.query());
  });

  it('says so where the server cannot be reached', async () => {
    await openConnected();
    respond('syncCalendarDay', () => {
      throw unreachable();
    });
    await sync.click();
    await expect.element(toast('We couldn’t sync with your calendar')).toBeVisible();
    await look('a day that could not be synced');
  });

  it('waits for changes that are not saved yet', async () => {
    const app = await openConnected();
    await expect.element(sync).toBeVisible();
    const gate = pending();
    app.interceptChanges(() => gate.promise);
    let whenSynced: readonly string[] = [];
    respond('syncCalendarDay', () => {
      whenSynced = app.saved();
      return { lastSyncedDate: '2027-01-06T09:00:00.000Z', tasks: 1 };
    });
    await complete(saturday.title);
    await sync.click();
    // A request that doesn't wait has been sent by then.
    await rests();
    gate.release();
    await expect.poll(() => whenSynced).toContain('Wipe the seals: 2027-01-09 done');
  });

  it('is not possible offline', async () => {
    await openConnected();
    await expect.element(sync).toBeEnabled();
    setOnline(false);
    await expect.element(sync).toBeDisabled();
    setOnline(true);
    await expect.element(sync).toBeEnabled();
  });

  it('leads to the settings where no calendar is connected', async () => {
    serveCalendar();
    const app = await openWeek([saturday]);
    await sync.click();
    await expect.poll(app.address).toBe('/settings?tab=calendar');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('leads to the settings where the calendar needs reconnecting', async () => {
    serveCalendar({ connected: connection({ status: 'needs_reconnect' }) });
    respond('syncCalendarDay', () => {
      throw refused(409, { message: 'Please reconnect it in the settings.', code: 'calendar_needs_reconnect' });
    });
    const app = await openWeek([saturday]);
    await sync.click();
    await toast('Please reconnect it in the settings.').getByRole('button', { name: 'Reconnect' }).click();
    await expect.poll(app.address).toBe('/settings?tab=calendar');
  });
});

describe('syncing a day of a connected calendar without premium', () => {
  const withoutPremium = () => {
    serveCalendar({ connected: connection() });
    respond('syncCalendarDay', () => {
      throw refused(403, {
        message: 'Premium subscription required for calendar integration.',
        code: 'calendar_premium_required',
      });
    });
  };

  it('starts a checkout', async () => {
    withoutPremium();
    respond('createCheckoutSession', () => ({ url: 'https://pay.example/session-1' }));
    await openWeek([saturday]);
    await sync.click();
    await expect.poll(departuresSoFar).toEqual(['https://pay.example/session-1']);
    await rests();
    expect(requestsTo('createCheckoutSession').map(({ body }) => body)).toEqual([{ product: 'premium_subscription' }]);
  });

  it('says so where the checkout cannot be reached', async () => {
    withoutPremium();
    respond('createCheckoutSession', () => {
      throw unreachable();
    });
    await openWeek([saturday]);
    await expect.element(sync).toBeVisible();
    holdTime();
    await click(sync);
    await drawnUntil(() => toast('Failed to redirect to checkout').query());
    await advance(3_000);
    await drawnUntil(() => sync.query());
    expect(departuresSoFar()).toEqual([]);
  });
});
