import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { look } from '../support/browser/look.ts';
import { expect } from '../support/browser/visitors.ts';
import type { SignedIn } from '../support/server/client.ts';
import { settingsCard } from '../support/site/settings-page.ts';
import { makeSite } from '../support/site/site.ts';

const site = makeSite();
const sessions = (page: Page) => settingsCard(page, 'Sessions');
const saved = (page: Page) => page.getByText('Saved', { exact: true });
const me = ({ token }: SignedIn) => site.server.call('me', {}, token);

describe('the settings', () => {
  it('keep their tab in the address, and what was saved of the account, when the page is loaded again', async () => {
    const resident = await site.resident();
    const page = await site.open('/settings?tab=preferences', { as: resident });
    await page.getByRole('tab', { name: 'Account' }).click();
    const account = settingsCard(page, 'Your account');
    const country = account.getByRole('combobox', { name: 'Country' });
    const timezone = account.getByRole('combobox', { name: 'Time zone' });
    await account.getByLabel('Name').fill('Grace');
    await country.fill('new zea');
    await country.press('Enter');
    await timezone.fill('auck');
    await timezone.press('Enter');
    await account.getByRole('button', { name: 'Save your account' }).click();
    await expect(saved(page)).toBeVisible();
    expect(await me(resident)).toEqual({
      ...resident.user,
      name: 'Grace',
      country: 'NZ',
      timezone: 'Pacific/Auckland',
    });
    await account.getByLabel('Name').fill('Unsaved');
    await page.reload();
    await expect(account.getByLabel('Name')).toHaveValue('Grace');
    await expect(timezone).toHaveValue('Pacific/Auckland');
    await page.getByRole('tab', { name: 'Calendar Integration' }).click();
    await expect(page).toHaveURL(/\?tab=calendar$/);
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Calendar Integration' })).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(account).toBeVisible();
  });

  it('plan the weeks to come again after a change of rhythm or home', async () => {
    const resident = await site.resident();
    const page = await site.open('/dashboard?week=1', { as: resident });
    const region = (day: string) => page.getByRole('main').getByRole('region', { name: day });
    await expect(region('Saturday')).toBeVisible();
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('tab', { name: 'Task Preferences' }).click();
    const rhythm = settingsCard(page, 'Your rhythm');
    await rhythm.getByLabel('Tasks per week').fill('2');
    for (const day of ['Saturday', 'Sunday']) await rhythm.getByRole('checkbox', { name: day }).uncheck();
    await rhythm.getByRole('checkbox', { name: 'Wednesday' }).check();
    await rhythm.getByRole('button', { name: 'Save preferences' }).click();
    await expect(saved(page)).toBeVisible();
    const home = settingsCard(page, 'Your home');
    await home.locator('summary').filter({ hasText: 'Kitchen appliances' }).click();
    await home.getByRole('checkbox', { name: 'Fridge', exact: true }).uncheck();
    await home.getByRole('button', { name: 'Save your home' }).click();
    await expect(home.getByText('Saved', { exact: true })).toBeVisible();
    const { tasks } = await site.server.call('getWeek', { params: { offset: '1' } }, resident.token);
    expect(tasks.length).toBeGreaterThan(0);
    expect(tasks.length).toBeLessThanOrEqual(2);
    expect(tasks.map(({ scheduledAt }) => scheduledAt)).toEqual(tasks.map(() => '2027-01-13'));
    expect((await me(resident)).features.kitchenAppliances).toEqual(['Microwave', 'Oven']);
    await rhythm.getByRole('link', { name: 'dashboard' }).click();
    await page.getByRole('button', { name: 'Next Week' }).click();
    await expect(region('Wednesday')).toBeVisible();
    await expect(region('Saturday')).toHaveCount(0);
  });

  it('end this session when logging out, and no other', async () => {
    const resident = await site.resident();
    const elsewhere = await site.server.signIn(resident.user.email);
    const page = await site.open('/settings', { as: resident });
    const ended = page.waitForResponse('**/api/auth/logout');
    await sessions(page).getByRole('button', { name: 'Log out', exact: true }).click();
    await expect(page).toHaveURL(/\/login$/);
    await (await ended).finished();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    expect((await site.server.refusal('me', {}, resident.token)).status).toBe(401);
    expect((await site.server.call('me', {}, elsewhere.token)).id).toBe(resident.user.id);
    await page.goto('/settings');
    await expect(page).toHaveURL(/\/login$/);
  });

  it('end every session when logging out everywhere, and another page of the browser follows', async () => {
    const resident = await site.resident();
    const elsewhere = await site.server.signIn(resident.user.email);
    const page = await site.open('/settings', { as: resident });
    const beside = await page.context().newPage();
    await beside.goto('/dashboard');
    await expect(beside.getByRole('heading', { level: 1 })).toBeVisible();
    await sessions(page).getByRole('button', { name: 'Log out everywhere' }).click();
    const question = page.getByRole('alertdialog', { name: 'Log out everywhere?' });
    await question.getByRole('button', { name: 'Log out everywhere' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(beside).toHaveURL(/\/login$/);
    for (const session of [resident, elsewhere]) {
      expect((await site.server.refusal('me', {}, session.token)).status).toBe(401);
    }
  });

  it('follow a user who goes back before a tab has loaded', async () => {
    const page = await site.open('/login');
    const scripts = Promise.withResolvers<void>();
    await page.route('**/account-tab-*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    const { token } = await site.resident();
    await page.evaluate((value) => localStorage.setItem('token', value), token);
    await page.goto('/settings?tab=custom-tasks');
    const tab = (name: string) => page.getByRole('tab', { name });
    const title = page.getByLabel('Title');
    await title.fill('Feed the fish');
    await tab('Account').click();
    await expect(tab('Account')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('Loading')).toBeAttached();
    await look(page, 'a tab of the settings on its way');
    await tab('Custom Tasks').click();
    await expect(title).toHaveValue('Feed the fish');
    scripts.resolve();
    await tab('Account').click();
    await expect(settingsCard(page, 'Your account')).toBeVisible();
  });

  it('show another tab where one failed to load', async () => {
    const expected = [/status of 404/, /dynamically imported module/, /Loading chunk/];
    const page = await site.open('/settings?tab=custom-tasks', { as: await site.resident(), expected });
    await page.route('**/assets/preferences-tab-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    // As if the page had been reloaded for the missing script already.
    await page.evaluate(() => sessionStorage.setItem('reloadedAt', String(Date.now())));
    const broken = page.getByRole('heading', { name: 'Unexpected Application Error!' });
    await page.getByRole('tab', { name: 'Task Preferences' }).click();
    await expect(broken).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Title')).toBeVisible();
    await page.goForward();
    await expect(broken).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
    await expect(settingsCard(page, 'Your account')).toBeVisible();
  });
});
