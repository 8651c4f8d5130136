import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { setOnline } from '../support/connection.ts';
import { user } from '../support/data.ts';
import { refused, requestsTo, respond } from '../support/network.ts';
import { openAs } from '../support/open.tsx';
import { pending } from '../support/pending.ts';
import { serveWeek } from '../support/serve-week.ts';
import { drawnUntil, holdTime } from '../support/time.ts';
import { button, heading, openWeek } from './week-screen.ts';

describe('a week that cannot be shown yet', () => {
  it('shows its shape while it loads, and says what went wrong until it is there', async () => {
    const gate = pending();
    serveWeek([]);
    respond('getWeek', async () => {
      await gate.promise;
      throw refused(404);
    });
    await openAs(user(), '/dashboard');
    // The page's script has loaded, so only the week is still loading.
    await expect.element(page.getByRole('heading', { name: 'This week' })).toBeVisible();
    await expect.element(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeInTheDocument();
    gate.release();
    await expect.element(page.getByRole('alert')).toMatchTextContent('Failed to fetch tasks');
    respond('getWeek', () => {
      throw refused(400, { message: 'No such week' });
    });
    await button('Try again').click();
    await expect.element(page.getByRole('alert')).toMatchTextContent('No such week');
    serveWeek([]);
    await button('Try again').click();
    await expect.element(page.getByRole('heading', { name: 'A free week' })).toBeVisible();
    await expect.element(page.getByText('Nothing is planned, so the time is yours.').first()).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('brings a task of the next week forward where this one has none', async () => {
    const app = await openWeek([{ title: 'Sweep', scheduledAt: '2027-01-12' }]);
    await expect.element(page.getByText('Next week has 1 task, 10 min.')).toBeVisible();
    await button('Do one from next week?').click();
    await expect.element(button('Complete Sweep')).toBeVisible();
    await expect.poll(() => app.saved()).toEqual(['Sweep: 2027-01-06']);
  });

  it('says that it tries again, and then what went wrong, below the dates of the week', async () => {
    const attempts = Array.from({ length: 3 }, () => Promise.withResolvers<never>());
    const fail = (attempt: number) => attempts[attempt]?.reject(refused(503));
    let begun = 0;
    serveWeek([]);
    respond('getWeek', () => attempts[begun++]?.promise ?? Promise.reject(refused(503)));
    await openAs(user(), '/dashboard');
    await expect.poll(() => requestsTo('getWeek').length).toBe(1);
    await expect.element(page.getByRole('heading', { name: 'This week' })).toBeVisible();
    holdTime();
    fail(0);
    const trying = page.getByText('The server isn’t responding. Trying again…');
    await drawnUntil(() => trying.query());
    expect(page.getByRole('alert').query()).toBeNull();
    await drawnUntil(() => requestsTo('getWeek').length === 2);
    fail(1);
    await drawnUntil(() => requestsTo('getWeek').length === 3);
    fail(2);
    await drawnUntil(() => page.getByRole('alert').query());
    expect(trying.query()).toBeNull();
    // In this test, the dates are the device's, because the server has sent none.
    await expect.element(page.getByText(/^\d+ (\p{L}+ )?to \d+ \p{L}+/u)).toBeVisible();
  });

  it('says that it is offline, lets tasks be added meanwhile, and loads afterwards', async () => {
    await openWeek([{ title: 'Now', scheduledAt: '2027-01-06' }]);
    const tick = button('Complete Now');
    await expect.element(tick).toBeEnabled();
    setOnline(false);
    await expect.element(page.getByText('You’re offline.')).toBeVisible();
    await expect.element(tick).toBeEnabled();
    await expect.element(button('Add a task')).toBeEnabled();
    await expect.element(button('More for Now')).toBeEnabled();
    for (const title of ['Next week', '18 to 24 January']) {
      await button('Next Week').click();
      await expect.element(heading()).toHaveTextContent(title);
    }
    await expect.element(page.getByText('This week loads as soon as you are back online.')).toBeVisible();
    setOnline(true);
    await expect.element(page.getByRole('heading', { name: 'A free week' })).toBeVisible();
    await expect.element(page.getByText('You’re offline.')).not.toBeInTheDocument();
    await button('Back to Current Week').click();
    await expect.element(tick).toBeEnabled();
  });
});
