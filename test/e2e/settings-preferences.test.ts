import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { look } from '../support/browser/look.ts';
import { expect } from '../support/browser/visitors.ts';
import { plantTasks } from '../support/people/planted-tasks.ts';
import type { SignedIn } from '../support/server/client.ts';
import { settingsCard } from '../support/site/settings-page.ts';
import { makeSite } from '../support/site/site.ts';

const site = makeSite();
const path = '/settings?tab=preferences';
const profile = '**/api/users/profile';

const parts = (page: Page) => {
  const rhythm = settingsCard(page, 'Your rhythm');
  const home = settingsCard(page, 'Your home');
  return {
    rhythm,
    home,
    count: rhythm.getByLabel('Tasks per week'),
    day: (name: string) => rhythm.getByRole('checkbox', { name }),
    save: rhythm.getByRole('button', { name: 'Save preferences' }),
    saveHome: home.getByRole('button', { name: 'Save your home' }),
    category: (title: string) => home.locator('summary').filter({ hasText: title }),
    saved: page.getByText('Saved', { exact: true }),
  };
};
const me = ({ token }: SignedIn) => site.server.call('me', {}, token);
async function tasksOf({ token }: SignedIn, offset: number) {
  return (await site.server.call('getWeek', { params: { offset: String(offset) } }, token)).tasks;
}

describe('the rhythm', () => {
  it('is a number from 1 to 20, and 1 where it is none', async () => {
    const resident = await site.resident();
    const page = await site.open(path, { as: resident });
    const { count, saved } = parts(page);
    await expect(count).toHaveValue('5');
    await expect(count).toHaveAccessibleDescription('At most this many, from 1 to 20.');
    for (const [typed, kept] of [
      ['99', '20'],
      ['0', '1'],
      ['-3', '1'],
      ['', '1'],
      ['2.6', '3'],
    ] as const) {
      await count.fill(typed);
      await count.blur();
      await expect(count).toHaveValue(kept);
    }
    await count.fill('');
    await count.pressSequentially('e');
    await count.press('Enter');
    await expect(saved).toBeVisible();
    await expect(count).toHaveValue('1');
    expect(await me(resident)).toEqual({ ...resident.user, tasks_per_week: 1 });
  });

  it('needs a day, says so beside the days, and sends nothing', async () => {
    const resident = await site.resident();
    const page = await site.open(path, { as: resident });
    const { rhythm, day, save, saved } = parts(page);
    const words = 'Please select at least one day to schedule tasks on';
    for (const name of ['Saturday', 'Sunday']) await day(name).uncheck();
    await save.click();
    await expect(rhythm.getByRole('alert')).toHaveText(words);
    await expect(rhythm.getByRole('group', { name: 'Days to schedule tasks on' })).toHaveAccessibleDescription(words);
    await look(page, 'a rhythm without a day');
    expect(await me(resident)).toEqual(resident.user);
    await day('Tuesday').check();
    await expect(rhythm.getByText(words)).toHaveCount(0);
    await day('Monday').check();
    await save.click();
    await expect(saved).toBeVisible();
    expect((await me(resident)).scheduled_days).toEqual(['Monday', 'Tuesday']);
  });

  it('says what a change does: this week stays, later weeks are planned again', async () => {
    const resident = await site.resident();
    const [before] = [await tasksOf(resident, 0), await tasksOf(resident, 1)];
    const page = await site.open('/dashboard', { as: resident });
    await page.getByRole('button', { name: 'Next Week' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Next week');
    await expect(page.getByRole('main').getByRole('region', { name: 'Saturday' })).toBeVisible();
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('tab', { name: 'Task Preferences' }).click();
    const { rhythm, count, day, save, saved } = parts(page);
    await expect(rhythm).toContainText('this week stays as it is and the weeks after it are planned anew');
    await count.fill('2');
    for (const name of ['Saturday', 'Sunday']) await day(name).uncheck();
    await day('Wednesday').check();
    await save.click();
    await expect(saved).toBeVisible();
    expect(await tasksOf(resident, 0)).toEqual(before);
    const after = await tasksOf(resident, 1);
    expect(after.map(({ scheduledAt }) => scheduledAt)).toEqual(after.map(() => '2027-01-13'));
    expect(after.length).toBeGreaterThan(0);
    expect(after.length).toBeLessThanOrEqual(2);
    await rhythm.getByRole('link', { name: 'dashboard' }).click();
    await page.getByRole('button', { name: 'Next Week' }).click();
    await expect(page.getByRole('main').getByRole('region', { name: 'Wednesday' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('region', { name: 'Saturday' })).toHaveCount(0);
  });

  it('says why it could not be saved, and keeps what was chosen', async () => {
    const page = await site.open(path, { as: await site.resident(), expected: [/Failed to load resource/] });
    const { rhythm, count, save, saved } = parts(page);
    await count.fill('7');
    await page.route(profile, (route) => route.abort());
    await save.click();
    await expect(rhythm.getByRole('alert')).toContainText(['Failed to update preferences']);
    await page.route(profile, (route) => route.fulfill({ status: 503, json: { message: 'In a moment' } }));
    await save.click();
    await expect(rhythm.getByRole('alert')).toContainText(['In a moment']);
    await expect(count).toHaveValue('7');
    await look(page, 'preferences that could not be saved');
    await page.unroute(profile);
    await save.click();
    await expect(saved).toBeVisible();
  });
});

describe('the home', () => {
  it('is changed category by category; tasks for what is gone leave this week', async () => {
    const resident = await site.resident();
    await plantTasks(site.server, resident, [
      { title: 'Vacuum the coils', scheduledOn: '2027-01-08', source: 'care:fridge.clean-coils' },
      { title: 'Clean the seals', scheduledOn: '2027-01-06', source: 'care:fridge.clean-seals', status: 'done' },
    ]);
    const own = { title: 'Defrost the drawer', scheduledAt: '2027-01-07' };
    await site.server.call('createTask', { body: own }, resident.token);
    const titles = async () => (await tasksOf(resident, 0)).map(({ title }) => title);
    expect(await titles()).toEqual(['Clean the seals', own.title, 'Vacuum the coils']);
    const page = await site.open(path, { as: resident });
    const { home, category, saveHome, saved } = parts(page);
    await expect(home).toContainText('Open tasks of what is gone leave this week');
    await expect(category('Kitchen appliances')).toContainText('Fridge, Microwave, Oven');
    await category('Kitchen appliances').press('Enter');
    await home.getByRole('checkbox', { name: 'Fridge', exact: true }).uncheck();
    await home.getByRole('checkbox', { name: 'Pizza Oven' }).check();
    await category('Property').click();
    await home.getByRole('radio', { name: 'Apartment' }).check();
    await look(page, 'a home that changes');
    await saveHome.click();
    await expect(saved).toBeVisible();
    expect((await me(resident)).features).toEqual({
      ...resident.user.features,
      propertyType: ['Apartment'],
      kitchenAppliances: ['Microwave', 'Oven', 'Pizza Oven'],
    });
    expect(await titles()).toEqual(['Clean the seals', own.title]);
  });

  it('says why it could not be saved', async () => {
    const page = await site.open(path, { as: await site.resident(), expected: [/Failed to load resource/] });
    const { home, category, saveHome } = parts(page);
    await category('Vehicles').click();
    await home.getByRole('checkbox', { name: 'Boat' }).check();
    await page.route(profile, (route) => route.abort());
    await saveHome.click();
    await expect(home.getByRole('alert')).toHaveText('Failed to update preferences');
    await expect(home.getByRole('checkbox', { name: 'Boat' })).toBeChecked();
  });
});
