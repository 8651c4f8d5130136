import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { look } from '../support/look.ts';
import { refused, requestsTo } from '../support/network.ts';
import { main } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { button, openWeek, toast } from './week-screen.ts';

const pool = { item: 'Pool', since: '2026-10-18', opensWith: 'pool.open' };
const motorcycle = { item: 'Motorcycle', since: '2027-01-02', opensWith: 'motorcycle.take-out' };
const closed = () => main().getByRole('list', { name: 'Closed for the season' });
const open = (label: string, item: string) => closed().getByRole('button', { name: `${label}: ${item}`, exact: true });

async function openWith(...items: (typeof pool)[]) {
  const app = await openWeek([{ title: 'Wipe', scheduledAt: '2027-01-06' }], '/settings');
  app.closeItems(...items);
  app.goTo('/dashboard');
  return app;
}

describe('an item that is closed for the season', () => {
  it('is named with the day on which it closed, until it is opened', async () => {
    await openWith(pool, motorcycle);
    await expect.element(closed()).toMatchTextContent('Your pool has been closed since 18 October.');
    await expect.element(closed()).toMatchTextContent('Your motorcycle has been put away since 2 January.');
    await look('closed items');
    const before = requestsTo('getWeek').length;
    await open('Open it', 'pool').click();
    await expect.element(toast('Your pool is open')).toBeVisible();
    await expect.element(closed()).not.toMatchTextContent('pool');
    await expect.element(open('Take it out', 'motorcycle')).toHaveFocus();
    await expect.poll(() => requestsTo('getWeek').length).toBeGreaterThan(before);
    await rests();
    expect(requestsTo('openItem').map(({ params }) => params)).toEqual([{ taskId: 'pool.open' }]);
    await open('Take it out', 'motorcycle').click();
    await expect.element(closed()).not.toBeInTheDocument();
  });

  it('stays closed when it could not be opened', async () => {
    const app = await openWith(pool);
    app.interceptChanges(() => {
      throw refused(503, { message: 'Our database is away.' });
    });
    await open('Open it', 'pool').click();
    await expect.element(toast('Our database is away.')).toBeVisible();
    await expect.element(closed()).toMatchTextContent('Your pool has been closed');
  });

  it('is not named in other weeks', async () => {
    await openWith(pool);
    await expect.element(closed()).toBeVisible();
    await button('Next Week').click();
    await expect.element(page.getByRole('heading', { name: 'A free week' })).toBeVisible();
    await expect.element(closed()).not.toBeInTheDocument();
  });
});
