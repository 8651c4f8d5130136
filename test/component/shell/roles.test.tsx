import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Role } from '#core/domain/people/membership.ts';
import { home, question, user, weeklySummary } from '../support/data.ts';
import { look } from '../support/look.ts';
import { respond } from '../support/network.ts';
import { main, openAs } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { entry, serveHistory } from '../support/serve-history.ts';
import { serveWeek } from '../support/serve-week.ts';

const as = (role: Role) => user({ role, name: 'Kim', assistant: true, homeName: 'Rue des Lilas' });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const tab = (name: string) => page.getByRole('tab', { name });
const tasks = ['One', 'Two'].map((title) => ({ title, scheduledAt: '2027-01-06', asksLastDone: true }));

describe('a viewer', () => {
  it('sees the week and its tasks, and nothing to change them with', async () => {
    const weeks = serveWeek([...tasks, { title: 'Missed', scheduledAt: '2027-01-02' }]);
    weeks.ask(question());
    await openAs(as('viewer'), '/dashboard');
    await expect.element(main().getByRole('heading', { name: 'One' })).toBeVisible();
    await expect.element(main()).toMatchTextContent('Open:');
    for (const name of [/^Complete/, /^More for (One|Two)/, /^New task/, /Sync/, /Add a task/, /Spread/, /last done/i])
      expect(button(name).elements(), String(name)).toEqual([]);
    expect(main().getByRole('radio').elements()).toEqual([]);
    await look('the week as a viewer sees it');
    await main().getByRole('button', { name: 'One' }).click();
    await expect.element(main()).toMatchTextContent('Clean coils use less power.');
    await rests();
    expect(button(/Complete|Choose a day/).elements()).toEqual([]);
    await button('More for this week').click();
    await expect
      .poll(() =>
        page
          .getByRole('menuitem')
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual(['What you need']);
  });

  it('reads the history, and exports it', async () => {
    serveHistory([entry()]);
    await openAs(as('viewer'), '/history');
    await expect.element(main()).toMatchTextContent('Clean the fridge door seals');
    for (const name of [/Record/, /^More for/, /^Share/]) expect(button(name).elements(), String(name)).toEqual([]);
    await button('Export').click();
    await expect.element(page.getByRole('menuitem', { name: 'Export as CSV' })).toBeVisible();
    await rests();
    expect(page.getByRole('menuitem', { name: /Import/ }).elements()).toEqual([]);
  });

  it('has settings of their own, and not those of the home', async () => {
    respond('getHome', () => home());
    respond('getWeeklySummary', () => weeklySummary());
    await openAs(as('viewer'), '/settings');
    await expect.element(main().getByLabelText('Name')).toHaveValue('Kim');
    await expect.element(page.getByText('Sessions')).toBeVisible();
    for (const name of ['Task Preferences', 'Custom Tasks']) expect(tab(name).elements()).toEqual([]);
    expect(main().getByRole('combobox').elements()).toEqual([]);
    expect(main().getByRole('region', { name: 'Your plan' }).elements()).toEqual([]);
    await look('the settings of a viewer');
  });

  it('is led to no place in which only others can do something', async () => {
    serveWeek(tasks);
    await openAs(as('viewer'), '/dashboard');
    const places = page.getByRole('navigation', { name: 'Places' });
    await expect.element(places.getByRole('link', { name: 'History' })).toBeVisible();
    await expect.element(places.getByRole('link', { name: 'Ask' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'Invite someone' })).not.toBeInTheDocument();
  });
});

describe('a member', () => {
  it('changes the week and preferences, and sees nothing about payment and people’s roles', async () => {
    serveWeek(tasks);
    const app = await openAs(as('member'), '/dashboard');
    await expect.element(button('Complete One')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Invite someone' })).not.toBeInTheDocument();
    app.goTo('/settings');
    await expect.element(tab('Task Preferences')).toBeVisible();
    await expect.element(page.getByText('Sessions')).toBeVisible();
    await rests();
    expect(main().getByRole('region', { name: 'Your plan' }).elements()).toEqual([]);
  });
});

describe('an owner', () => {
  it('can invite someone from each page', async () => {
    serveWeek(tasks);
    const app = await openAs(as('owner'), '/dashboard');
    await page.getByRole('link', { name: 'Invite someone' }).click();
    await expect.poll(app.address).toBe('/settings?tab=account#people');
    await expect.element(page.getByLabelText('Their email address')).toBeVisible();
  });
});
