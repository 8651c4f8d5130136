import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { requestsTo, respond } from '../support/network.ts';
import { openAs } from '../support/open.tsx';
import { serveHousehold } from '../support/serve-household.ts';
import { serveWeek } from '../support/serve-week.ts';
import { card, saved } from './settings-screen.ts';

const show = (tab: string) => page.getByRole('tab', { name: tab }).click();
const account = card('Your account');
const rhythm = card('Your weekly time');
const home = card('Your home');
const hintIn = (within: typeof account) => within.getByText('Unsaved changes');
const name = account.getByLabelText('Name');
const kitchen = home.getByText('Kitchen appliances', { exact: true }).first();

describe('changes in the settings that are not saved', () => {
  it('stay while another tab or page is shown, and are marked as unsaved', async () => {
    serveWeek([]);
    const ada = user();
    const app = await openAs(ada, '/settings');
    const country = account.getByRole('combobox', { name: 'Country' });
    const count = rhythm.getByLabelText('Tasks per week');
    const monday = rhythm.getByRole('checkbox', { name: 'Monday' });
    await expect.element(hintIn(account)).not.toBeInTheDocument();
    await name.fill('Grace');
    await country.fill('new zea');
    await userEvent.keyboard('{Enter}');
    await expect.element(hintIn(account)).toBeVisible();
    await show('Task Preferences');
    await expect.element(hintIn(rhythm)).not.toBeInTheDocument();
    await count.fill('8');
    await monday.click();
    await kitchen.click();
    await home.getByRole('checkbox', { name: 'Pizza Oven' }).click();
    await expect.element(hintIn(rhythm)).toBeVisible();
    await expect.element(hintIn(home)).toBeVisible();
    await look('preferences with unsaved changes');

    await show('Account');
    await expect.element(name).toHaveValue('Grace');
    await expect.element(country).toHaveValue('New Zealand');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('This week');
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect.element(name).toHaveValue('Grace');
    await show('Task Preferences');
    await expect.element(count).toHaveValue(8);
    await expect.element(monday).toBeChecked();
    await expect.element(home).toMatchTextContent('Fridge, Microwave, Oven, Pizza Oven');
    expect(requestsTo('updateProfile')).toEqual([]);

    await rhythm.getByRole('button', { name: 'Save preferences' }).click();
    await expect.element(saved(rhythm)).toBeVisible();
    await expect.element(hintIn(rhythm)).not.toBeInTheDocument();
    await expect.element(hintIn(home)).toBeVisible();
    expect(app.saved()).toEqual({ ...ada, tasks_per_week: 8, scheduled_days: ['Monday', 'Saturday', 'Sunday'] });
  });

  it('can be discarded, and disappear when every value is as saved', async () => {
    await openAs(user(), '/settings?tab=preferences');
    const fridge = home.getByRole('checkbox', { name: 'Fridge', exact: true });
    await kitchen.click();
    await fridge.click();
    await expect.element(hintIn(home)).toBeVisible();
    await fridge.click();
    await expect.element(hintIn(home)).not.toBeInTheDocument();
    await fridge.click();
    await home.getByRole('button', { name: 'Discard' }).click();
    await expect.element(fridge).toBeChecked();
    await expect.element(home.getByRole('button', { name: 'Save your home' })).toHaveFocus();
    await expect.element(hintIn(home)).not.toBeInTheDocument();
    await show('Account');
    await name.fill('');
    await account.getByRole('button', { name: 'Save your account' }).click();
    await expect.element(account.getByRole('alert')).toHaveTextContent('Please fill in all required fields');
    await account.getByRole('button', { name: 'Discard' }).click();
    await expect.element(name).toHaveValue('Ada');
    await expect.element(account.getByRole('alert')).not.toBeInTheDocument();
  });

  it('are not shown to another person who signs in afterwards', async () => {
    await openAs(user(), '/settings');
    await name.fill('Grace');
    respond('logOut', () => ({ message: 'Logged out' }));
    await page.getByRole('button', { name: 'Log out', exact: true }).click();
    await expect.element(page.getByRole('link', { name: 'Login / Signup' })).toBeVisible();
    serveHousehold(user({ name: 'Edsger' }));
    serveWeek([]);
    localStorage.setItem('token', 'token-of-another-person');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'token-of-another-person' }));
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect.element(name).toHaveValue('Edsger');
    await expect.element(hintIn(account)).not.toBeInTheDocument();
  });
});
