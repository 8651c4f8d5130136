import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setOnline } from '../support/connection.ts';
import { newcomer, user, type Year } from '../support/data.ts';
import { look } from '../support/look.ts';
import { refused, respond } from '../support/network.ts';
import { main, open, openAs } from '../support/open.tsx';
import { pending } from '../support/pending.ts';
import { rests } from '../support/rests.ts';
import { serveWeek, today } from '../support/serve-week.ts';
import { texts } from '../support/texts.ts';

type YearTask = Year['months'][number]['tasks'][number];

const task = (overrides: Partial<YearTask>): YearTask => ({
  taskId: 'fridge.wipe-seals',
  title: 'Wipe the seals',
  item: 'Fridge',
  weekStart: '2027-01-04',
  minutes: 10,
  stake: 'wear',
  kind: 'regular',
  ...overrides,
});
const boiler = task({
  taskId: 'boiler.service',
  title: 'Book the boiler service',
  item: 'Central Heating',
  weekStart: '2027-01-18',
  minutes: 15,
  stake: 'danger',
  kind: 'booking',
});
const gutters = task({
  taskId: 'gutters.clear',
  title: 'Clear the gutters',
  item: 'Roof and Gutters',
  minutes: 60,
  stake: 'costly',
  kind: 'seasonal',
});
const mulch = task({
  taskId: 'garden.mulch',
  title: 'Mulch the beds',
  item: 'Flower Garden',
  kind: 'seasonal',
});
const flush = task({
  taskId: 'water-heater.flush',
  title: 'Flush the tank',
  item: 'Water Heater',
  stake: 'costly',
  kind: 'seasonal',
});
const year: Year = {
  today,
  months: [
    {
      month: '2027-01',
      minutes: 215,
      tasks: [
        task({}),
        gutters,
        boiler,
        mulch,
        flush,
        task({ weekStart: '2027-01-18' }),
        task({ taskId: 'b', title: 'Test it', item: 'Smoke Alarm' }),
      ],
    },
    { month: '2027-02', minutes: 90, tasks: [task({ weekStart: '2027-02-08' })] },
    { month: '2027-12', minutes: 0, tasks: [] },
    { month: '2028-01', minutes: 45, tasks: [{ ...boiler, weekStart: '2028-01-17' }] },
  ],
  waiting: [
    { taskId: 'c', title: 'Oil the hinges', item: 'Windows and Doors', everyDays: null, wantedDays: 182 },
    { taskId: 'd', title: 'Polish the taps', item: 'Shower', everyDays: 35, wantedDays: 14 },
  ],
  assumesTown: false,
  waits: {
    sentence: 'At about an hour a week, small cleaning jobs come about half as often.',
    raise: { tasksPerWeek: 10, label: 'Plan 2 hours a week' },
  },
};

async function openYear(shown: Partial<Year> = {}) {
  respond('getYear', () => ({ ...year, ...shown }));
  return openAs(user(), '/year');
}
const week = (name: string) => main().getByRole('radio', { name });
const openMonths = () => main().getByText('Month by month').click();
const month = (name: string) => main().getByRole('region', { name, exact: true });

describe('the year ahead', () => {
  it('says that its dates rest on an unknown town, and leads to the question', async () => {
    await openYear({ assumesTown: true });
    await expect.element(main().getByText(/come as early as a large part of your country needs them/)).toBeVisible();
    await look('a year that rests on an unknown town');
    await main().getByRole('link', { name: 'name the nearest town' }).click();
    await expect.element(main().getByRole('combobox', { name: 'Nearest town' })).toBeVisible();
  });

  it('is reached from the week', async () => {
    serveWeek([]);
    respond('getYear', () => year);
    await openAs(user(), '/dashboard');
    await page.getByRole('link', { name: 'Year', exact: true }).click();
    await expect.element(main().getByRole('heading', { level: 1 })).toHaveTextContent('The year ahead');
    await expect.poll(() => document.title).toMatch(/^The year ahead \|/);
  });

  it('is reached from the last planned week and from those after it', async () => {
    serveWeek([{ title: 'Sweep', scheduledAt: '2027-02-06' }]);
    respond('getYear', () => year);
    const app = await openAs(user(), '/dashboard?week=3');
    const link = main().getByRole('link', { name: 'See what the year ahead brings' });
    await expect.element(page.getByRole('heading', { name: 'A free week' })).toBeVisible();
    expect(link.query()).toBeNull();
    await page.getByRole('button', { name: 'Next Week' }).click();
    await expect.element(main().getByRole('region', { name: 'Saturday' })).toMatchTextContent('Sweep');
    await expect.element(link).toBeVisible();
    await page.getByRole('button', { name: 'Next Week' }).click();
    await expect.element(page.getByRole('heading', { name: 'Not planned yet' })).toBeVisible();
    await link.click();
    await expect.poll(app.address).toBe('/year');
  });

  it('is one picture of its weeks, of which one says what it brings', async () => {
    await openYear();
    await expect.element(main().getByRole('group', { name: /^57 weeks/ })).toBeVisible();
    await expect.element(week('Week of 4 Jan; 5 tasks; 1 h 40 min')).toBeChecked();
    await look('the year as a picture');
    const chosen = main().getByText('Week of 18 Jan', { exact: true });
    expect(chosen.query()).toBeNull();
    await week('Week of 18 Jan; 2 tasks; 25 min; a visit to book').click();
    await expect.element(chosen).toBeVisible();
    await rests();
    expect(texts(main().getByRole('listitem'))).toEqual(['Book the boiler service', 'Fridge: wipe the seals']);
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(week('Week of 25 Jan; 0 tasks')).toBeChecked();
    await expect.element(main().getByText('Nothing is planned.').first()).toBeVisible();
  });

  it('shows each month with its time, what to book, what prevents damage that season, and the number of other tasks', async () => {
    await openYear();
    await openMonths();
    await expect.element(month('January')).toMatchTextContent('3 h 35 min');
    await rests();
    expect(texts(main().getByRole('region').getByRole('heading', { level: 2 }))).toEqual([
      'January',
      'February',
      'December',
      'January 2028',
    ]);
    expect(texts(month('January').getByRole('heading', { level: 3 }))).toEqual(['To book', 'Seasonal']);
    await expect
      .element(month('January'))
      .toMatchTextContent(/Book the boiler service.*week of 18 Jan.*Clear the gutters.*Water heater: flush the tank/);
    await expect.element(month('February')).toMatchTextContent('1 small task');
    await expect.element(month('December')).toMatchTextContent('Nothing is planned.');
    await expect.element(month('January').getByText('Fridge: wipe the seals')).not.toBeVisible();
    await month('January').getByText('4 other tasks').click();
    await rests();
    const others = texts(month('January').getByRole('listitem')).slice(-3);
    expect(others).toEqual(['Fridge: wipe the seals (twice)', 'Mulch the beds', 'Smoke alarm: test it']);
    await look('the year');
  });

  it('says in one sentence what waits, with the list folded', async () => {
    await openYear();
    const waits = main().getByRole('region', { name: 'What waits' });
    await expect
      .element(waits)
      .toMatchTextContent('At about an hour a week, small cleaning jobs come about half as often');
    await expect.element(waits.getByText('Oil the hinges')).not.toBeVisible();
    await waits.getByText('See them').click();
    await expect.element(waits.getByText('There’s no room for it yet; it should come every 6 months.')).toBeVisible();
    await expect.element(waits.getByText('It comes every 5 weeks instead of every 2 weeks.')).toBeVisible();
    await look('what waits');
  });

  it('lists the five weightiest jobs that wait, and counts the others', async () => {
    const waiting = Array.from({ length: 96 }, (_, index) => ({
      taskId: `job-${index}`,
      title: `Job ${index + 1}`,
      item: 'Shower',
      everyDays: null,
      wantedDays: 182,
    }));
    await openYear({ waiting });
    const waits = main().getByRole('region', { name: 'What waits' });
    await waits.getByText('See them').click();
    await expect.element(waits.getByText('And 91 smaller jobs.')).toBeVisible();
    await expect.element(waits.getByText('Shower: job 5')).toBeVisible();
    await expect.element(waits.getByText('Shower: job 6')).not.toBeInTheDocument();
  });

  it('plans longer weeks at a press, which can be undone', async () => {
    const app = await openYear();
    const raise = main().getByRole('button', { name: 'Plan 2 hours a week' });
    await raise.click();
    await expect.poll(() => app.saved().tasks_per_week).toBe(10);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => app.saved().tasks_per_week).toBe(5);
    respond('updateProfile', () => {
      throw refused(500);
    });
    await raise.click();
    await expect.element(page.getByRole('dialog').filter({ hasText: 'Failed to update preferences' })).toBeVisible();
    await rests();
    expect(app.saved().tasks_per_week).toBe(5);
  });
});

describe('a year that cannot be shown yet', () => {
  it('shows its shape while it loads, and says what went wrong until it is there', async () => {
    const gate = pending();
    respond('getYear', async () => {
      await gate.promise;
      throw refused(400);
    });
    await openAs(user(), '/year');
    await expect.element(main().getByRole('heading', { level: 1 })).toBeVisible();
    await expect.element(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeInTheDocument();
    await look('a year on its way');
    gate.release();
    await expect.element(page.getByRole('alert')).toMatchTextContent('We couldn’t load your year');
    await look('a year that failed to load');
    respond('getYear', () => year);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(week('Week of 4 Jan')).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('loads when the user is back online', async () => {
    serveWeek([]);
    const app = await openAs(user(), '/dashboard');
    const link = page.getByRole('link', { name: 'Year', exact: true });
    await link.hover();
    await expect.element(page.getByRole('heading', { name: 'A free week' })).toBeVisible();
    respond('getYear', () => year);
    setOnline(false);
    app.goTo('/year');
    await expect.element(page.getByText('We’ll load your year when you’re back online.')).toBeVisible();
    setOnline(true);
    await expect.element(week('Week of 4 Jan')).toBeVisible();
  });

  it('says so when nothing is planned', async () => {
    await openYear({ months: [{ month: '2027-01', minutes: 0, tasks: [] }], waiting: [], waits: null });
    await expect.element(page.getByRole('heading', { name: 'A free year' })).toBeVisible();
    await look('an empty year');
  });

  it('is only for people who are signed in and have finished onboarding', async () => {
    const visitor = await open('/year');
    await expect.poll(visitor.address).toBe('/login');
    await visitor.close();
    const fresh = await openAs(newcomer(), '/year');
    await expect.poll(fresh.address).toBe('/onboarding');
  });
});
