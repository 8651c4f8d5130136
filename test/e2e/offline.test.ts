import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { disconnect, reconnect } from '../support/browser/disconnect.ts';
import { untilAtRest } from '../support/browser/until-at-rest.ts';
import { untilKept } from '../support/browser/until-kept.ts';
import { expect } from '../support/browser/visitors.ts';
import { openWeek } from '../support/people/planted-tasks.ts';
import { makeSite } from '../support/site/site.ts';

/** Today is Wednesday 6 January 2027. */
const site = makeSite();
const titles = ['Vacuum the coils', 'Wipe the seals', 'Clean the filter', 'Oil the hinges', 'Level the feet'];
const offline = {
  serviceWorkers: 'allow',
  expected: [/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/],
} as const;

/** Returns the changes that the page sends to the server from now on. */
function changesOf(page: Page) {
  const sent: string[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'PUT' || request.method() === 'POST') sent.push(`${request.method()} ${pathname}`);
  });
  return sent;
}

describe('without a network', () => {
  it('opens the week and guides, keeps changes over a reload, and sends each once when it is back', async () => {
    const { page, resident, complete, choose, task, day, toast, kept } = await openWeek(
      site,
      [
        ...titles.map((title) => ({ title, scheduledOn: '2027-01-06' })),
        { title: 'Sweep the chimney', scheduledOn: '2027-01-06' },
        { title: 'Bleed the radiators', scheduledOn: '2027-01-06' },
      ],
      offline,
    );
    await untilKept(page);
    await untilAtRest(page);
    await disconnect(page);
    await page.reload();
    await expect(page.getByText('All of it is sent later.')).toBeVisible();
    for (const title of titles) await complete(title);
    await choose('Sweep the chimney', 'Move to tomorrow');
    await expect(day('Thursday')).toContainText('sweep the chimney');
    await choose('Bleed the radiators', 'Move to tomorrow');
    await choose('Wipe the seals', 'Add a note…');
    await page.getByRole('textbox', { name: 'Note' }).fill('The lower one is loose');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(toast('Note saved')).toBeVisible();
    await page.getByRole('button', { name: 'Add a task', exact: true }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Buy salt');
    await page.getByRole('button', { name: 'Add task', exact: true }).click();
    await expect(toast('Added to today')).toBeVisible();
    await expect(page.getByText('9 changes waiting to be sent.')).toBeVisible();

    await page.goto('/maintenance/fridge');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/fridge/i);
    await page.goto('/pricing');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page needs a connection');
    await page.goto('/dashboard');
    await expect(page.getByText('9 changes waiting to be sent.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Mark Incomplete/ })).toHaveCount(5);
    await expect(day('Thursday')).toContainText('sweep the chimney');
    await expect(day('Wednesday')).toContainText('Buy salt');
    const id = await task('Wipe the seals').getAttribute('data-task');

    // Meanwhile, another device moves one of the tasks.
    const moved = (await task('Bleed the radiators').getAttribute('data-task')) ?? '';
    const elsewhere = { params: { id: moved }, body: { scheduledAt: '2027-01-09' } };
    await site.server.call('rescheduleTask', elsewhere, resident.token);
    const sent = changesOf(page);
    await reconnect(page);
    await expect(page.getByText('bleed the radiators” was moved on another device.')).toBeVisible();
    await expect.poll(() => sent.length).toBe(9);
    await expect(page.getByText(/waiting to be sent|^Sending/)).toHaveCount(0);
    await expect(day('Saturday')).toContainText('bleed the radiators');
    expect(sent.filter((one) => one.endsWith('/complete'))).toHaveLength(5);
    expect(new Set(sent).size).toBe(sent.length);
    expect((await kept()).toSorted()).toEqual(
      [
        ...titles.map((title) => `${title}: 2027-01-06 done`),
        'Sweep the chimney: 2027-01-07',
        'Bleed the radiators: 2027-01-09',
        'Buy salt: 2027-01-06',
      ].toSorted(),
    );
    const entry = await site.server.call('getEntry', { params: { id: id ?? '' } }, resident.token);
    expect(entry.note).toBe('The lower one is loose');
    await page.getByRole('button', { name: 'OK', exact: true }).click();
    await expect(page.getByText('was moved on another device.')).toHaveCount(0);

    await page.getByRole('button', { name: /^Hello/ }).click();
    await page.getByRole('menuitem', { name: /log out|sign out/i }).click();
    const left = () =>
      page.evaluate(async () => [
        await caches.has('household'),
        Object.keys(localStorage).filter((key) => /draft|token/.test(key)),
      ]);
    await expect.poll(left).toEqual([false, []]);
  });

  it('keeps no service worker and no private data for visitors', async () => {
    const page = await site.open('/maintenance', { serviceWorkers: 'allow' });
    await untilAtRest(page);
    const found = () =>
      page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, await caches.keys()]);
    expect(await found()).toEqual([0, []]);
  });
});
