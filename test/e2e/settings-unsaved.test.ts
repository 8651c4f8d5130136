import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { look } from '../support/browser/look.ts';
import { expect } from '../support/browser/visitors.ts';
import { settingsCard } from '../support/site/settings-page.ts';
import { makeSite } from '../support/site/site.ts';

const site = makeSite();
const show = (page: Page, tab: string) => page.getByRole('tab', { name: tab }).click();
const hint = 'Unsaved changes';

describe('what was changed in the settings and not saved', () => {
  it('is kept over a look at another tab or page, and said to be unsaved', async () => {
    const resident = await site.resident();
    const page = await site.open('/settings', { as: resident });
    const [account, rhythm, home] = ['Your account', 'Your rhythm', 'Your home'].map((name) =>
      settingsCard(page, name),
    );
    if (!account || !rhythm || !home) throw new Error('a card has no place');
    const name = account.getByLabel('Name');
    const country = account.getByRole('combobox', { name: 'Country' });
    const count = rhythm.getByLabel('Tasks per week');
    const monday = rhythm.getByRole('checkbox', { name: 'Monday' });
    const kitchen = home.locator('summary').filter({ hasText: 'Kitchen appliances' });
    await expect(account.getByText(hint)).toHaveCount(0);
    await name.fill('Grace');
    await country.fill('new zea');
    await country.press('Enter');
    await expect(account.getByText(hint)).toBeVisible();
    await show(page, 'Task Preferences');
    await expect(rhythm.getByText(hint)).toHaveCount(0);
    await count.fill('8');
    await monday.check();
    await kitchen.click();
    await home.getByRole('checkbox', { name: 'Pizza Oven' }).check();
    await expect(rhythm.getByText(hint)).toBeVisible();
    await expect(home.getByText(hint)).toBeVisible();
    await look(page, 'preferences with unsaved changes');

    await show(page, 'Account');
    await expect(name).toHaveValue('Grace');
    await expect(country).toHaveValue('New Zealand');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This week');
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(name).toHaveValue('Grace');
    await show(page, 'Task Preferences');
    await expect(count).toHaveValue('8');
    await expect(monday).toBeChecked();
    await expect(kitchen).toContainText('Pizza Oven');
    expect(await site.server.call('me', {}, resident.token)).toEqual(resident.user);

    await rhythm.getByRole('button', { name: 'Save preferences' }).click();
    await expect(rhythm.getByText('Saved', { exact: true })).toBeVisible();
    await expect(rhythm.getByText(hint)).toHaveCount(0);
    await expect(home.getByText(hint)).toBeVisible();
    const saved = await site.server.call('me', {}, resident.token);
    expect(saved).toEqual({
      ...resident.user,
      tasks_per_week: 8,
      scheduled_days: ['Monday', 'Saturday', 'Sunday'],
    });
    await page.reload();
    await expect(kitchen).not.toContainText('Pizza Oven');
    await expect(count).toHaveValue('8');
  });

  it('can be discarded, and is nothing once it is as it was', async () => {
    const page = await site.open('/settings?tab=preferences', { as: await site.resident() });
    const home = settingsCard(page, 'Your home');
    const kitchen = home.locator('summary').filter({ hasText: 'Kitchen appliances' });
    const fridge = home.getByRole('checkbox', { name: 'Fridge', exact: true });
    await kitchen.click();
    await fridge.uncheck();
    await expect(home.getByText(hint)).toBeVisible();
    await fridge.check();
    await expect(home.getByText(hint)).toHaveCount(0);
    await fridge.uncheck();
    await home.getByRole('button', { name: 'Discard' }).click();
    await expect(fridge).toBeChecked();
    await expect(home.getByRole('button', { name: 'Save your home' })).toBeFocused();
    await expect(home.getByText(hint)).toHaveCount(0);
    await show(page, 'Account');
    const account = settingsCard(page, 'Your account');
    await account.getByLabel('Name').fill('');
    await account.getByRole('button', { name: 'Save your account' }).click();
    await expect(account.getByRole('alert')).toHaveText('Please fill in all required fields');
    await account.getByRole('button', { name: 'Discard' }).click();
    await expect(account.getByLabel('Name')).toHaveValue('Ada');
    await expect(account.getByRole('alert')).toHaveCount(0);
  });

  it('is hidden from other users who sign in', async () => {
    const page = await site.open('/settings', { as: await site.resident() });
    const name = settingsCard(page, 'Your account').getByLabel('Name');
    await name.fill('Grace');
    await page.getByRole('button', { name: 'Log out', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Login / Signup' })).toBeVisible();
    const { token } = await site.resident();
    await page.evaluate((value) => {
      localStorage.setItem('token', value);
      window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: value }));
    }, token);
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(name).toHaveValue('Ada');
    await expect(page.getByText(hint)).toHaveCount(0);
  });
});
