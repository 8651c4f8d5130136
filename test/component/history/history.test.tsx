import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { requestsTo } from '../support/network.ts';
import { main, openAs } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { entry, euros, figures, serveHistory } from '../support/serve-history.ts';
import { serveWeek } from '../support/serve-week.ts';
import { texts } from '../support/texts.ts';
import { setDate } from '../support/time.ts';
import { yearsOfHistory } from '../support/years-of-history.ts';
import { button, found, itemFilter, kindFilter, list, row, rows, search, years } from './history-screen.ts';

const service = entry({
  date: '2027-01-05',
  title: 'Boiler service',
  item: 'Central Heating',
  origin: 'recorded',
  minutes: null,
  note: 'New pressure sensor',
  by: { kind: 'company', name: 'Dupont Chauffage', phone: '01 44 55 66 77' },
  cost: euros(14_500),
});
const alarms = entry({ date: '2026-11-28', title: 'Test the alarms', item: 'Smoke Alarm', safety: true });
const seals = entry({ date: '2027-01-02', title: 'Wipe the seals' });
const missed = entry({ date: '2026-12-05', title: 'Vacuum the coils', kind: 'missed' });

const region = (name: string) => main().getByRole('region', { name, exact: true });
const titles = () =>
  texts(rows).map((text) => /(?:Boiler service|Test the alarms|Wipe the seals|Vacuum the coils)/.exec(text)?.[0]);

describe('the history', () => {
  it('is reached from the week', async () => {
    serveWeek([]);
    serveHistory([seals]);
    await openAs(user(), '/dashboard');
    await page.getByRole('link', { name: 'History', exact: true }).click();
    await expect.element(main().getByRole('heading', { level: 1 })).toHaveTextContent('History');
    await expect.poll(() => document.title).toMatch(/^History \|/);
  });

  it('lists this year by month, with days, people, notes and costs, and sums that fit them', async () => {
    serveHistory([service, seals, alarms, missed]);
    await openAs(user(), '/history');
    await expect.element(list.getByRole('heading', { level: 3 })).toHaveTextContent('January 2027');
    await expect.element(row('Boiler service')).toMatchTextContent(/5 January 2027.*Central Heating.*Dupont Chauffage/);
    await expect.element(row('Boiler service')).toMatchTextContent('New pressure sensor');
    await expect.element(row('Boiler service')).toMatchTextContent('€145.00');
    await expect.element(list.getByRole('link', { name: '01 44 55 66 77' })).toHaveAttribute('href', 'tel:0144556677');
    await expect.element(row('Wipe the seals')).toMatchTextContent(/Fridge · 10 min/);
    await expect.element(found).toHaveTextContent('2 entries: 2 done, 10 min, €145.00');
    await look('a history');
  });

  it('shows another year, and all of them', async () => {
    serveHistory([service, seals, alarms, missed]);
    const app = await openAs(user(), '/history');
    await years.getByRole('link', { name: '2026' }).click();
    await expect.poll(titles).toEqual(['Vacuum the coils', 'Test the alarms']);
    await expect.element(row('Vacuum the coils')).toMatchTextContent('Missed');
    await expect.element(row('Test the alarms')).toMatchTextContent('Safety');
    await rests();
    expect(app.address()).toBe('/history?year=2026');
    await expect.element(years.getByRole('link', { name: '2026' })).toHaveAttribute('aria-current', 'page');
    await years.getByRole('link', { name: 'All years' }).click();
    await expect.poll(titles).toEqual(['Boiler service', 'Wipe the seals', 'Vacuum the coils', 'Test the alarms']);
    await expect.element(region('All years at a glance')).toMatchTextContent(/3 done.*0 skipped.*1 missed/);
    await search.fill('seals');
    await expect.poll(titles).toEqual(['Wipe the seals']);
    app.goBack();
    await expect.poll(titles).toEqual(['Vacuum the coils', 'Test the alarms']);
    await expect.element(search).toHaveValue('');
  });

  it('shows the year of the household, also in a browser whose clock is wrong', async () => {
    setDate('2026-12-31T09:00:00Z');
    serveHistory([service, alarms]);
    await openAs(user(), '/history');
    await expect.poll(titles).toEqual(['Boiler service']);
    await expect.element(years.getByRole('link', { name: '2027' })).toHaveAttribute('aria-current', 'page');
  });

  it('has the numbers of its chart as a table', async () => {
    serveHistory([service, seals, entry({ date: '2027-02-01', kind: 'skipped' })]);
    await openAs(user(), '/history');
    const chart = region('2027 at a glance');
    await expect.element(chart).toMatchTextContent(/2 done.*1 skipped.*0 missed/);
    await chart.getByText('Show as a table').click();
    await expect.element(chart.getByRole('row', { name: 'January 2 0 0' })).toBeVisible();
    await expect.element(chart.getByRole('row', { name: 'February 0 1 0' })).toBeVisible();
    await look('the numbers of a year');
  });

  it('says which safety checks were late, what a kept week is, and what each item cost', async () => {
    serveHistory([service], {
      figures: figures({
        done: 48,
        minutes: 725,
        safety: {
          onTime: 7,
          total: 8,
          late: [
            {
              careTaskId: 'smoke-alarm.test-alarms',
              title: 'Test the alarms',
              item: 'Smoke Alarm',
              dueOn: '2026-12-01',
              doneOn: '2026-12-13',
              daysLate: 12,
            },
          ],
        },
        weeks: { kept: 41, total: 46, away: 2, run: 9, longestRun: 20 },
        money: {
          totals: [euros(14_500), { minor: 2_000, currency: 'GBP' }],
          lines: [
            { year: 2027, item: 'Central Heating', ...euros(14_500) },
            { year: 2027, item: 'Car', minor: 2_000, currency: 'GBP' },
          ],
        },
      }),
    });
    await openAs(user(), '/history');
    await expect
      .element(main())
      .toMatchTextContent(/Safety checks on time ?7 of 8 ?Test the alarms 12 days late, done or booked 13 Dec/);
    await expect
      .element(main())
      .toMatchTextContent(/Weeks on track ?41 of 46 ?9 in a row so far\..*2 weeks away don’t count/);
    await expect.element(main()).toMatchTextContent(/Time spent ?12 h 5 min ?On 48 jobs/);
    await expect.element(main()).toMatchTextContent(/Money spent ?€145\.00 ?£20\.00/);
    await main().getByText('By item').click();
    await expect.element(main().getByRole('listitem').filter({ hasText: 'Car' })).toMatchTextContent('£20.00');
    await look('the figures of a year');
  });

  it('shows the visits ahead with what they usually cost, and leaves out what is unknown', async () => {
    const visit = { careTaskId: 'boiler.service', title: 'Book the boiler service', item: 'Central Heating' };
    serveHistory([service], {
      visits: [
        { ...visit, weekStart: '2027-09-06', usualCost: euros(14_500) },
        { ...visit, careTaskId: 'chimney.sweep', title: 'Book the sweep', weekStart: '2027-10-04', usualCost: null },
      ],
    });
    await openAs(user(), '/history');
    const visits = region('Visits ahead');
    await expect.element(visits).toMatchTextContent(/Book the boiler service.*September 2027.*about €150/);
    await expect.element(visits.getByRole('listitem').last()).not.toMatchTextContent('about');
  });
});

describe('narrowing the list', () => {
  const narrowed = [service, seals, { ...missed, date: '2027-01-03' }, { ...alarms, date: '2027-01-04' }];

  it('finds words in titles, notes and names, and items and kinds, and keeps them in the address', async () => {
    serveHistory(narrowed);
    const app = await openAs(user(), '/history');
    await search.fill('dupont sensor');
    await expect.poll(titles).toEqual(['Boiler service']);
    await expect.poll(app.address).toBe('/history?q=dupont+sensor');
    await search.fill('');
    await itemFilter.selectOptions('Fridge');
    await expect.poll(titles).toEqual(['Vacuum the coils', 'Wipe the seals']);
    await kindFilter.selectOptions('Missed');
    await expect.poll(titles).toEqual(['Vacuum the coils']);
    await expect.element(found).toHaveTextContent('1 entry: Nothing done');
    await app.reload();
    await expect.poll(titles).toEqual(['Vacuum the coils']);
    await rests();
    expect(requestsTo('getHistory').map(({ query }) => query.year)).toEqual([2027, 2027]);
  });

  it('offers to show everything when nothing is found', async () => {
    serveHistory(narrowed);
    const app = await openAs(user(), '/history?q=chimney');
    await expect.element(main().getByRole('heading', { name: 'Nothing found' })).toBeVisible();
    await expect.element(found).toHaveTextContent('No entries match');
    await look('nothing found');
    await button('Show everything').click();
    await expect.poll(titles).toHaveLength(4);
    await rests();
    expect(app.address()).toBe('/history');
    await expect.element(search).toHaveValue('');
  });
});

describe('five years', () => {
  it('are shown a hundred entries at a time, and searched as a whole', async () => {
    const all = yearsOfHistory('2026-12-31', 5);
    const many = Array.from({ length: 5 }, () => all.map((each) => entry({ ...each, id: crypto.randomUUID() }))).flat();
    serveHistory([...many, entry({ date: '2021-12-31', title: 'The very first', note: 'Grandmother’s clock' })]);
    await openAs(user(), '/history?year=all');
    await expect.element(found).toMatchTextContent(/^2,\d\d\d entries:/);
    expect(rows.elements()).toHaveLength(100);
    await page.getByRole('button', { name: 'Show 100 entries more' }).click();
    await expect.poll(() => rows.elements().length).toBe(200);
    await search.fill('clock');
    await expect.poll(() => rows.elements().length).toBe(1);
    await look('five years');
  });
});
