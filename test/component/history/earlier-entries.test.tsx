import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setOnline } from '../support/connection.ts';
import { user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { refused, requestsTo, respond } from '../support/network.ts';
import { main, openAs } from '../support/open.tsx';
import { pending } from '../support/pending.ts';
import { rests } from '../support/rests.ts';
import { entry, serveHistory } from '../support/serve-history.ts';
import { button, list, row, rows, search, found as statuses, years } from './history-screen.ts';

/** In 2026, first those of December and November, which are the newest, and then those of March. */
const yearWith = (december: number, november: number, march: number) =>
  [
    ...Array.from({ length: december }, (_, day) => `2026-12-${String(31 - (day % 31)).padStart(2, '0')}`),
    ...Array.from({ length: november }, (_, day) => `2026-11-${String(30 - (day % 30)).padStart(2, '0')}`),
    ...Array.from({ length: march }, () => '2026-03-14'),
  ].map((date) => entry({ date, title: date < '2026-11' ? 'Sweep the flue' : 'Wipe the seals' }));
const year = yearWith(6, 4, 2);
const serve = (entries = year) => serveHistory(entries, { newestAtMost: 10 });
const asked = () => requestsTo('getHistory').map(({ query: { newest = 'all' } }) => newest);
/** Before a notice that something waits. */
const found = statuses.first();
const more = page.getByRole('button', { name: /^Show \d+ entr.* more$/ });
const waits = main().getByText('We’ll load the earlier entries when you’re back online.');

/** Opens the year with its newest entries. */
async function openYear() {
  serve();
  await openAs(user(), '/history?year=2026');
  await expect.element(found).toHaveTextContent('12 entries: 12 done, 2 h');
}

describe('the entries before the newest', () => {
  beforeEach(() => setOnline(true));

  it('load when they are asked for, and are in every number before', async () => {
    serveHistory(yearWith(60, 50, 20));
    await openAs(user(), '/history?year=2026');
    await expect.element(found).toHaveTextContent('130 entries: 130 done, 21 h 40 min');
    expect(asked()).toEqual([100]);
    expect(rows.elements()).toHaveLength(100);
    await expect.element(main().getByRole('region', { name: '2026 at a glance' })).toMatchTextContent('130 done');
    await expect.element(list.getByRole('heading', { name: 'November 2026' })).toBeVisible();
    await expect.element(list).toMatchTextContent('50 done, 8 h 20 min');
    await button('Show 30 entries more').click();
    await expect.element(list.getByRole('heading', { name: 'March 2026' })).toBeVisible();
    await rests();
    expect([rows.elements().length, asked()]).toEqual([130, [100, 'all']]);
    await expect.element(more).not.toBeInTheDocument();
  });

  it('are searched, too, and their request says so while it is on its way', async () => {
    await openYear();
    const gate = pending();
    respond('getHistory', async () => {
      await gate.promise;
      throw refused(400);
    });
    await search.fill('flue');
    await expect.element(found).toHaveTextContent('Loading...');
    await expect.element(main().getByText('Nothing found')).not.toBeInTheDocument();
    await look('a search in earlier entries');
    gate.release();
    await expect.element(list.getByRole('alert')).toMatchTextContent('We couldn’t load your history');
    await look('earlier entries that failed to load');
    serve();
    await button('Try again').click();
    await expect.element(found).toHaveTextContent('2 entries: 2 done, 20 min');
    await rests();
    expect(rows.elements()).toHaveLength(2);
    await search.fill('');
    await expect.element(found).toHaveTextContent('12 entries: 12 done, 2 h');
  });

  it('are searched from the page’s address', async () => {
    serve();
    await openAs(user(), '/history?year=2026&q=flue');
    await expect.poll(() => rows.elements().length).toBe(2);
    await search.fill('chimney');
    await expect.element(main().getByRole('heading', { name: 'Nothing found' })).toBeVisible();
    await rests();
    expect(asked()).toEqual([100, 'all']);
  });

  it('wait for the connection, while the newest can be read and searched', async () => {
    await openYear();
    setOnline(false);
    await search.fill('seals');
    await expect.element(waits).toBeVisible();
    await expect.element(found).toHaveTextContent('10 entries: 10 done, 1 h 40 min');
    await look('a search offline');
    await search.fill('flue');
    await expect.poll(() => rows.elements().length).toBe(0);
    await expect.element(waits).toBeVisible();
    setOnline(true);
    await expect.poll(() => rows.elements().length).toBe(2);
    await expect.element(waits).not.toBeInTheDocument();
    setOnline(false);
    await search.fill('sweep');
    await expect.poll(() => rows.elements().length).toBe(2);
  });

  it('keep the focus on their button while they load', async () => {
    await openYear();
    const gate = pending();
    respond('getHistory', async () => {
      await gate.promise;
      throw refused(400);
    });
    (more.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(more).toHaveAttribute('aria-busy', 'true');
    await expect.element(more).toHaveFocus();
    await expect.element(found).toHaveTextContent('Loading...');
    await userEvent.keyboard('{Enter}');
    await look('earlier entries on their way');
    gate.release();
    await expect.element(list.getByRole('alert')).toMatchTextContent('We couldn’t load your history');
    await expect.element(more).not.toBeInTheDocument();
    await expect.element(rows.nth(9)).toHaveFocus();
    await rests();
    expect(asked()).toEqual([100, 'all']);
  });

  it('take the focus of their button when nothing is left to show', async () => {
    await openYear();
    (more.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(more).not.toBeInTheDocument();
    await expect.element(rows.nth(10)).toHaveFocus();
    await look('the focus on the first of the earlier entries');
  });

  it('of another year are awaited by a search, whose entries go at once', async () => {
    const served = [...year, entry({ date: '2025-03-14', title: 'Sweep the flue' })];
    serve(served);
    await openAs(user(), '/history?year=2026&q=flue');
    await expect.poll(() => rows.elements().length).toBe(2);
    const gate = pending();
    respond('getHistory', async () => {
      await gate.promise;
      throw refused(400);
    });
    await years.getByRole('link', { name: '2025' }).click();
    await expect.element(found).toHaveTextContent('Loading...');
    await rests();
    expect(rows.elements()).toHaveLength(0);
    await expect.element(main().getByText('Nothing found')).not.toBeInTheDocument();
    await look('a search in a year that loads');
    gate.release();
    await expect.element(main().getByRole('alert')).toMatchTextContent('We couldn’t load your history');
    serve(served);
    await button('Try again').click();
    await expect.poll(() => rows.elements().length).toBe(1);
  });

  it('bring what has changed since the newest were loaded', async () => {
    await openYear();
    const [first, ...rest] = year;
    serve([{ ...(first ?? entry()), title: 'Bleed the radiators' }, ...rest.slice(1)]);
    await more.click();
    await expect.element(row('Bleed the radiators')).toBeVisible();
    await rests();
    expect(rows.elements()).toHaveLength(11);
  });

  it('stay for their year only', async () => {
    await openYear();
    await more.click();
    await expect.poll(() => rows.elements().length).toBe(12);
    await years.getByRole('link', { name: 'All years' }).click();
    await expect.element(main().getByRole('region', { name: 'All years at a glance' })).toBeVisible();
    await expect.poll(asked).toEqual([100, 'all', 100]);
    await expect.poll(() => rows.elements().length).toBe(10);
  });
});
