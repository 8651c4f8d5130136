import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setOnline } from '../support/connection.ts';
import { newcomer, user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { refused, respond } from '../support/network.ts';
import { main, openAs } from '../support/open.tsx';
import { pending } from '../support/pending.ts';
import { rests } from '../support/rests.ts';
import { entry, figures, serveHistory } from '../support/serve-history.ts';
import { serveWeek } from '../support/serve-week.ts';
import { button, dialog, list, years } from './history-screen.ts';

const heading = (name: string) => main().getByRole('heading', { name });

describe('a history that cannot be shown yet', () => {
  it('shows its shape while it loads, and says what went wrong until it is there', async () => {
    const gate = pending();
    serveHistory([entry()]);
    respond('getHistory', async () => {
      await gate.promise;
      throw refused(400);
    });
    await openAs(user(), '/history');
    await expect.element(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeInTheDocument();
    await look('a history on its way');
    gate.release();
    await expect.element(page.getByRole('alert')).toMatchTextContent('We couldn’t load your history');
    await look('a history that failed to load');
    serveHistory([entry()]);
    await button('Try again').click();
    await expect.element(list).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('loads when the user is back online', async () => {
    serveWeek([]);
    serveHistory([entry()]);
    const app = await openAs(user(), '/dashboard');
    const link = page.getByRole('link', { name: 'History', exact: true });
    await link.hover();
    await expect.element(heading('A free week')).toBeVisible();
    setOnline(false);
    await link.click();
    await expect.element(main()).toMatchTextContent('We’ll load your history when you’re back online.');
    setOnline(true);
    await expect.element(list).toBeVisible();
    await rests();
    expect(app.address()).toBe('/history');
  });

  it('can be read offline, and takes photos, but can’t be changed otherwise', async () => {
    serveHistory([entry({ title: 'Wipe the seals' })]);
    await openAs(user(), '/history');
    await expect.element(button('Record past work')).toBeEnabled();
    setOnline(false);
    await expect.element(button('Record past work')).toBeDisabled();
    await list.getByRole('button', { name: /More for/ }).click();
    await expect.element(page.getByRole('menuitem')).toMatchTextContent('Add photos or a PDF…');
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Share')).toBeDisabled();
    setOnline(true);
    await expect.element(button('Record past work')).toBeEnabled();
  });

  it('shows the rest when the visits ahead cannot be loaded', async () => {
    serveHistory([entry()]);
    respond('getVisits', () => {
      throw refused(400);
    });
    await openAs(user(), '/history');
    await expect.element(heading('House passport')).toBeVisible();
    await expect.element(heading('Visits ahead')).not.toBeInTheDocument();
  });

  it('is not for newcomers, who describe their home first', async () => {
    const app = await openAs(newcomer(), '/history');
    await expect.poll(app.address).toBe('/onboarding');
  });
});

describe('a history without entries', () => {
  it('says how it fills, and offers to record and to import earlier work', async () => {
    serveHistory([]);
    await openAs(user(), '/history');
    await expect.element(heading('Your home’s record starts here')).toBeVisible();
    await look('an empty history');
    await button('Import a file').click();
    await expect.element(dialog).toHaveAccessibleName('Import a file');
    await button('Close').click();
    await expect.element(dialog).not.toBeInTheDocument();
    await button('Record past work').click();
    await expect.element(dialog).toHaveAccessibleName('Record past work');
  });

  it('of this year leads to earlier years', async () => {
    serveHistory([entry({ date: '2026-05-02', title: 'Wipe the seals' })]);
    await openAs(user(), '/history');
    await expect.element(heading('Nothing in 2027 yet')).toBeVisible();
    await look('a year without entries');
    await years.getByRole('link', { name: '2026' }).click();
    await expect.element(list).toMatchTextContent('Wipe the seals');
  });
});

describe('the first week', () => {
  it('has no figures, which would judge what was not due yet, and no chart', async () => {
    serveHistory([entry()], { figures: figures({ done: 1, minutes: 10 }) });
    await openAs(user(), '/history');
    await expect.element(main()).toMatchTextContent(/Time spent ?10 min ?On 1 job\./);
    // No card without a number.
    for (const other of ['Safety checks on time', 'Weeks on track', '–'])
      await expect.element(main()).not.toMatchTextContent(other);
    await expect.element(main()).toMatchTextContent('1 entry: 1 done, 10 min');
    // A chart with a single column.
    await expect.element(main().getByText('Show as a table')).not.toBeInTheDocument();
    await look('the first week of a history');
  });
});
