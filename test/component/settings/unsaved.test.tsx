import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { user } from '../support/data.ts';
import { requestsTo, respond } from '../support/network.ts';
import { openAs } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { serveHousehold } from '../support/serve-household.ts';
import { serveWeek } from '../support/serve-week.ts';
import { card, saved } from './settings-screen.ts';

const account = card('Your account');
const hint = account.getByText('Unsaved changes');
const name = account.getByLabelText('Name');
const country = account.getByRole('combobox', { name: 'Country' });
const discard = account.getByRole('button', { name: 'Discard' });
const save = account.getByRole('button', { name: 'Save your account' });

describe('changes of the account that are not saved', () => {
  it('stay while another tab or page is shown and after a reload, and are marked as unsaved', async () => {
    serveWeek([]);
    const app = await openAs(user(), '/settings');
    await expect.element(hint).not.toBeInTheDocument();
    await name.fill('Grace');
    await country.fill('new zea');
    await userEvent.keyboard('{Enter}');
    await expect.element(hint).toBeVisible();
    await page.getByRole('tab', { name: 'Task Preferences' }).click();
    await page.getByRole('tab', { name: 'Account' }).click();
    await expect.element(name).toHaveValue('Grace');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('This week');
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect.element(name).toHaveValue('Grace');
    await app.reload();
    await expect.element(name).toHaveValue('Grace');
    await expect.element(country).toHaveValue('New Zealand');
    await expect.element(hint).toBeVisible();
    await rests();
    expect(requestsTo('updateProfile')).toEqual([]);
    await save.click();
    await expect.element(saved(account)).toBeVisible();
    await expect.element(hint).not.toBeInTheDocument();
    await rests();
    expect(app.saved()).toMatchObject({ name: 'Grace', country: 'NZ' });
    expect(Object.keys(localStorage).filter((key) => /^draft\.(?!visited|person)/.test(key))).toEqual([]);
  });

  it('can be discarded, and disappear when every value is as saved', async () => {
    await openAs(user(), '/settings');
    await name.fill('Grace');
    await expect.element(hint).toBeVisible();
    await name.fill('Ada');
    await expect.element(hint).not.toBeInTheDocument();
    await name.fill('');
    await save.click();
    await expect.element(account.getByRole('alert')).toHaveTextContent('Please fill in all required fields');
    await discard.click();
    await expect.element(name).toHaveValue('Ada');
    await expect.element(save).toHaveFocus();
    await expect.element(account.getByRole('alert')).not.toBeInTheDocument();
  });

  it('are not shown to another person who signs in afterwards', async () => {
    await openAs(user(), '/settings#sessions');
    await name.fill('Grace');
    respond('logOut', () => ({ message: 'Logged out' }));
    await page.getByRole('button', { name: 'Log out', exact: true }).click();
    await expect.element(page.getByRole('link', { name: 'Login / Signup' })).toBeVisible();
    serveHousehold(user({ id: crypto.randomUUID(), name: 'Edsger' }));
    serveWeek([]);
    localStorage.setItem('token', 'token-of-another-person');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'token-of-another-person' }));
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect.element(name).toHaveValue('Edsger');
    await expect.element(hint).not.toBeInTheDocument();
  });
});
