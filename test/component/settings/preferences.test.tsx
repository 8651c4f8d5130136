import { describe, expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { refused, requestsTo, respond, unreachable } from '../support/network.ts';
import { main, openAs } from '../support/open.tsx';
import { pending } from '../support/pending.ts';
import { rests } from '../support/rests.ts';
import { serveWeek } from '../support/serve-week.ts';
import { card, toast } from './settings-screen.ts';

const path = '/settings?tab=preferences';
const time = card('Time');
const count = time.getByLabelText('Tasks per week');
const day = (name: string) => time.getByRole('checkbox', { name });
const home = card('Home');
/** The heading that opens and closes a category. */
const category = (title: string) => home.getByText(title, { exact: true }).first();
const undo = (said: string) => toast(said).getByRole('button', { name: 'Undo' }).click();
const bodies = () => requestsTo('updateProfile').map(({ body }) => body);
const leave = (field: Locator) => (field.element() as HTMLElement).blur();

describe('the preferences', () => {
  it('are three groups, of which the first is open, and have few controls', async () => {
    await openAs(user({ assistant: true }), path);
    await expect.element(time).toMatchTextContent('Up to 5 tasks a week, on Saturday and Sunday');
    await expect.element(home).toMatchTextContent(/House, \d+ items/);
    await expect.element(card('Assistant and pause')).toMatchTextContent('Assistant on, no pause');
    const controls = () => main().element().querySelectorAll('a, button, input, select, summary').length;
    expect(controls()).toBeLessThanOrEqual(20);
    await look('the preferences');
    await card('Time').getByRole('heading', { level: 2 }).click();
    await expect.element(count).not.toBeVisible();
    await card('Home').getByRole('heading', { level: 2 }).click();
    await expect.element(category('Kitchen appliances')).toBeVisible();
    await look('the home in the preferences');
  });

  it('open the group that the address names', async () => {
    await openAs(user(), `${path}#pause`);
    await expect.element(card('Pause').getByLabelText('First day')).toBeInViewport();
    await expect.element(home.getByText('What it has')).not.toBeInTheDocument();
    await expect.element(count).not.toBeInTheDocument();
  });
});

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
      leave(count);
      await expect.element(count).toHaveValue(kept);
      await expect.element(time).toMatchTextContent(`The number must be from 1 to 20, so it has been set to ${kept}.`);
      await expect.poll(() => app.saved().tasks_per_week).toBe(kept);
    }
    await count.fill('4');
    leave(count);
    await expect.element(time).not.toMatchTextContent('The number must be');
    await count.fill('');
    await userEvent.type(count, 'e');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => app.saved()).toEqual({ ...ada, tasks_per_week: 1 });
    await expect.element(count).toHaveValue(1);
  });

  it('is saved while its field keeps the focus, and can be undone', async () => {
    const app = await openAs(user(), path);
    await count.fill('8');
    await expect.poll(() => app.saved().tasks_per_week).toBe(8);
    await undo('Up to 8 tasks a week');
    await expect.poll(() => app.saved().tasks_per_week).toBe(5);
    await expect.element(count).toHaveValue(5);
    await expect.element(toast('Back as it was')).toBeVisible();
  });

  it('sends nothing where the number is left as it was', async () => {
    await openAs(user(), path);
    await count.fill('5');
    leave(count);
    await userEvent.keyboard('{Enter}');
    await expect.element(count).toHaveValue(5);
    await rests();
    expect(bodies()).toEqual([]);
  });

  it('needs a day, says so beside the days, and sends nothing until there is one', async () => {
    const app = await openAs(user(), path);
    const words = 'Please select at least one day to schedule tasks on';
    await day('Saturday').click();
    await expect.poll(() => app.saved().scheduled_days).toEqual(['Sunday']);
    await day('Sunday').click();
    await expect.element(time.getByRole('alert')).toHaveTextContent(words);
    await expect
      .element(time.getByRole('group', { name: 'Days to schedule tasks on' }))
      .toHaveAccessibleDescription(words);
    await look('a rhythm without a day');
    expect(bodies()).toEqual([{ scheduled_days: ['Sunday'] }]);
    await day('Tuesday').click();
    await expect.element(time.getByText(words)).not.toBeInTheDocument();
    await expect.poll(() => app.saved().scheduled_days).toEqual(['Tuesday']);
  });

  it('takes several days in a row, and undoes those that were saved together', async () => {
    const app = await openAs(user(), path);
    const hold = pending();
    respond('updateProfile', async ({ body: { scheduled_days: days = [] } }) => {
      await hold.promise;
      app.change({ scheduled_days: days });
      return { profile: app.saved() };
    });
    await day('Monday').click();
    await day('Tuesday').click();
    await expect.element(day('Monday')).toBeChecked();
    hold.release();
    await expect.poll(() => app.saved().scheduled_days).toEqual(['Monday', 'Tuesday', 'Saturday', 'Sunday']);
    await undo('Added: Tuesday');
    await expect.poll(() => app.saved().scheduled_days).toEqual(['Saturday', 'Sunday']);
    await expect.element(day('Monday')).not.toBeChecked();
  });

  it('says on request what a change does, leads to the dashboard, and has the weeks read again', async () => {
    serveWeek([]);
    const app = await openAs(user(), '/dashboard?week=1');
    await expect.poll(() => requestsTo('getWeek').length).toBeGreaterThan(0);
    app.goTo(path);
    const how = time.getByText('this week stays as it is, and the weeks after it are planned again');
    await expect.element(how).not.toBeVisible();
    await time.getByText('How this works').click();
    await expect.element(how).toBeVisible();
    await day('Wednesday').click();
    await expect.element(toast('Added: Wednesday')).toBeVisible();
    await rests();
    const before = requestsTo('getWeek').length;
    await time.getByRole('link', { name: 'dashboard' }).click();
    await expect.poll(app.address).toBe('/dashboard');
    await page.getByRole('button', { name: 'Next Week' }).click();
    await expect.poll(() => requestsTo('getWeek').length).toBeGreaterThan(before + 1);
  });

  it.each([
    ['in its own words where there are none', unreachable(), 'Failed to update preferences'],
    ['in the server’s words', refused(503, { message: 'In a moment' }), 'In a moment'],
  ])('says why it could not be saved, %s, shows what is saved, and tries again', async (_, failure, words) => {
    const app = await openAs(user(), path);
    respond('updateProfile', () => {
      throw failure;
    });
    await day('Monday').click();
    await expect.element(toast(words)).toBeVisible();
    await expect.element(day('Monday')).not.toBeChecked();
    if (words === 'In a moment') await look('preferences that could not be saved');
    respond('updateProfile', ({ body: { scheduled_days: days = [] } }) => {
      app.change({ scheduled_days: days });
      return { profile: app.saved() };
    });
    await toast(words).getByRole('button', { name: 'Try again' }).click();
    await expect.element(day('Monday')).toBeChecked();
  });
});

describe('the home', () => {
  it('is changed category by category, and each change can be undone', async () => {
    const ada = user();
    const app = await openAs(ada, `${path}#home`);
    await expect.element(home).toMatchTextContent('Kitchen appliancesFridge, Microwave, Oven');
    await category('Kitchen appliances').click();
    await home.getByRole('checkbox', { name: 'Fridge', exact: true }).click();
    await expect.element(toast('Removed: Fridge')).toBeVisible();
    await home.getByRole('checkbox', { name: 'Pizza Oven' }).click();
    await expect.element(toast('Added: Pizza Oven')).toBeVisible();
    await category('Property').click();
    await home.getByRole('radio', { name: 'Apartment' }).click();
    await expect.element(toast('Your home: Apartment')).toBeVisible();
    await look('a home that changes');
    expect(bodies()).toEqual([
      { features: { kitchenAppliances: ['Microwave', 'Oven'] } },
      { features: { kitchenAppliances: ['Microwave', 'Oven', 'Pizza Oven'] } },
      { features: { propertyType: ['Apartment'] } },
    ]);
    await undo('Your home: Apartment');
    await expect.poll(() => app.saved().features.propertyType).toEqual(ada.features.propertyType);
    await expect.element(home.getByRole('radio', { name: 'House' })).toBeChecked();
  });

  it('shows what is saved where a change could not be', async () => {
    await openAs(user(), `${path}#home`);
    await category('Vehicles').click();
    respond('updateProfile', () => {
      throw unreachable();
    });
    await home.getByRole('checkbox', { name: 'Boat' }).click();
    await expect.element(toast('Failed to update preferences')).toBeVisible();
    await expect.element(home.getByRole('checkbox', { name: 'Boat' })).not.toBeChecked();
  });
});
