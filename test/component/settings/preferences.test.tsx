import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { refused, requestsTo, respond, unreachable } from '../support/network.ts';
import { main, openAs } from '../support/open.tsx';
import { serveWeek } from '../support/serve-week.ts';
import { card, saved } from './settings-screen.ts';

const path = '/settings?tab=preferences';
const rhythm = card('Your weekly time');
const count = rhythm.getByLabelText('Tasks per week');
const day = (name: string) => rhythm.getByRole('checkbox', { name });
const save = rhythm.getByRole('button', { name: 'Save preferences' });
const home = card('Your home');
/** The heading that opens and closes a category. */
const category = (title: string) => home.getByText(title, { exact: true }).first();
const saveHome = home.getByRole('button', { name: 'Save your home' });

describe('the rhythm', () => {
  it('is a number from 1 to 20, and 1 where it is none', async () => {
    const ada = user();
    const app = await openAs(ada, path);
    await expect.element(count).toHaveValue(5);
    await expect.element(count).toHaveAccessibleDescription('At most this many, from 1 to 20.');
    for (const [typed, kept] of [
      ['99', 20],
      ['0', 1],
      ['-3', 1],
      ['', 1],
      ['2.6', 3],
    ] as const) {
      await count.fill(typed);
      (count.element() as HTMLElement).blur();
      await expect.element(count).toHaveValue(kept);
      await expect
        .element(rhythm)
        .toMatchTextContent(`The number must be from 1 to 20, so it has been set to ${kept}.`);
    }
    await count.fill('4');
    (count.element() as HTMLElement).blur();
    await expect.element(rhythm).not.toMatchTextContent('The number must be');
    await count.fill('');
    await userEvent.type(count, 'e');
    await userEvent.keyboard('{Enter}');
    await expect.element(saved(rhythm)).toBeVisible();
    await expect.element(count).toHaveValue(1);
    expect(app.saved()).toEqual({ ...ada, tasks_per_week: 1 });
  });

  it('needs a day, says so beside the days, and sends nothing', async () => {
    const app = await openAs(user(), path);
    const words = 'Please select at least one day to schedule tasks on';
    for (const name of ['Saturday', 'Sunday']) await day(name).click();
    await save.click();
    await expect.element(rhythm.getByRole('alert')).toHaveTextContent(words);
    await expect
      .element(rhythm.getByRole('group', { name: 'Days to schedule tasks on' }))
      .toHaveAccessibleDescription(words);
    await look('a rhythm without a day');
    expect(requestsTo('updateProfile')).toEqual([]);
    await day('Tuesday').click();
    await expect.element(rhythm.getByText(words)).not.toBeInTheDocument();
    await day('Monday').click();
    await save.click();
    await expect.element(saved(rhythm)).toBeVisible();
    expect(app.saved().scheduled_days).toEqual(['Monday', 'Tuesday']);
  });

  it('says what a change does, leads to the dashboard, and has the weeks read again', async () => {
    serveWeek([{ title: 'Wipe', scheduledAt: '2027-01-16' }]);
    const app = await openAs(user(), '/dashboard?week=1');
    const region = (day: string) => main().getByRole('region', { name: day });
    await expect.element(region('Saturday')).toMatchTextContent('Wipe');
    app.goTo(path);
    await expect
      .element(rhythm)
      .toMatchTextContent('this week stays as it is, and the weeks after it are planned again');
    await count.fill('2');
    for (const name of ['Saturday', 'Sunday', 'Wednesday']) await day(name).click();
    await save.click();
    await expect.element(saved(rhythm)).toBeVisible();
    expect(app.saved()).toMatchObject({ tasks_per_week: 2, scheduled_days: ['Wednesday'] });
    serveWeek([{ title: 'Wipe', scheduledAt: '2027-01-13' }]);
    const before = requestsTo('getWeek').length;
    await rhythm.getByRole('link', { name: 'dashboard' }).click();
    await expect.poll(app.address).toBe('/dashboard');
    await expect.poll(() => requestsTo('getWeek').length).toBeGreaterThan(before);
    await page.getByRole('button', { name: 'Next Week' }).click();
    await expect.element(region('Wednesday')).toMatchTextContent('Wipe');
    await expect.element(region('Saturday')).not.toMatchTextContent('Wipe');
  });

  it.each([
    ['in its own words where there are none', unreachable(), 'Failed to update preferences'],
    ['in the server’s words', refused(503, { message: 'In a moment' }), 'In a moment'],
  ])('says why it could not be saved, %s', async (_, failure, words) => {
    const app = await openAs(user(), path);
    await count.fill('7');
    respond('updateProfile', () => {
      throw failure;
    });
    await save.click();
    await expect.element(rhythm.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await expect.element(count).toHaveValue(7);
    await look('preferences that could not be saved');
    respond('updateProfile', () => ({ profile: app.saved() }));
    await save.click();
    await expect.element(saved(rhythm)).toBeVisible();
  });
});

describe('the home', () => {
  it('is changed category by category', async () => {
    const ada = user();
    const app = await openAs(ada, path);
    await expect.element(home).toMatchTextContent('Open tasks for anything you remove disappear from this week');
    await expect.element(home).toMatchTextContent('Kitchen appliancesFridge, Microwave, Oven');
    await category('Kitchen appliances').click();
    await home.getByRole('checkbox', { name: 'Fridge', exact: true }).click();
    await home.getByRole('checkbox', { name: 'Pizza Oven' }).click();
    await category('Property').click();
    await home.getByRole('radio', { name: 'Apartment' }).click();
    await look('a home that changes');
    await saveHome.click();
    await expect.element(saved(home)).toBeVisible();
    expect(requestsTo('updateProfile').map(({ body }) => body)).toEqual([
      { features: { propertyType: ['Apartment'], kitchenAppliances: ['Microwave', 'Oven', 'Pizza Oven'] } },
    ]);
    expect(app.saved().features).toEqual({
      ...ada.features,
      propertyType: ['Apartment'],
      kitchenAppliances: ['Microwave', 'Oven', 'Pizza Oven'],
    });
  });

  it('says why it could not be saved, and keeps what was chosen', async () => {
    await openAs(user(), path);
    await category('Vehicles').click();
    await home.getByRole('checkbox', { name: 'Boat' }).click();
    respond('updateProfile', () => {
      throw unreachable();
    });
    await saveHome.click();
    await expect.element(home.getByRole('alert')).toHaveTextContent('Failed to update preferences');
    await expect.element(home.getByRole('checkbox', { name: 'Boat' })).toBeChecked();
  });
});
