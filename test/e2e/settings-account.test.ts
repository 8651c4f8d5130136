import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { look } from '../support/browser/look.ts';
import { expect } from '../support/browser/visitors.ts';
import { settingsCard } from '../support/site/settings-page.ts';
import { makeSite } from '../support/site/site.ts';

const site = makeSite();
const profile = '**/api/users/profile';

const parts = (page: Page) => {
  const card = settingsCard(page, 'Your account');
  return {
    card,
    name: card.getByLabel('Name'),
    country: card.getByRole('combobox', { name: 'Country' }),
    timezone: card.getByRole('combobox', { name: 'Time zone' }),
    save: card.getByRole('button', { name: 'Save your account' }),
    alert: card.getByRole('alert'),
    saved: card.getByText('Saved', { exact: true }),
  };
};

describe('the account', () => {
  it('shows who is signed in, and why the address stays', async () => {
    const resident = await site.resident();
    const page = await site.open('/settings', { as: resident });
    const { name, country, timezone, card } = parts(page);
    await expect(name).toHaveValue('Ada');
    await expect(country).toHaveValue('France');
    await expect(timezone).toHaveValue('Europe/Paris');
    const email = card.getByLabel('Email');
    await expect(email).toHaveValue(resident.user.email);
    await expect(email).not.toBeEditable();
    await expect(email).toHaveAccessibleDescription(/sign-in links go to this address, so it cannot be changed/);
    await expect(country).toHaveAccessibleDescription(/the weeks after this one are planned anew/);
    await expect(timezone).toHaveAccessibleDescription(/days and weeks begin at midnight there/);
    await look(page, 'the account');
  });

  it('takes another name, country and time zone, by keyboard too, and the whole app knows', async () => {
    const resident = await site.resident();
    const page = await site.open('/settings', { as: resident });
    const { name, country, timezone, save, saved, card } = parts(page);
    await name.fill('  Grace ');
    await country.fill('new zea');
    await country.press('Enter');
    await timezone.click();
    const zones = card.getByRole('option');
    expect(await zones.count()).toBeGreaterThan(400);
    await expect(zones.filter({ hasText: 'UTC' })).toHaveCount(1);
    await timezone.fill('auck');
    await expect(zones).toHaveText(['Pacific/Auckland']);
    await timezone.press('Enter');
    await expect(card.getByText(/^It is \w+day, \d\d:\d\d there now\.$/)).toBeVisible();
    await save.press('Enter');
    await expect(saved).toBeVisible();
    await expect(page.getByRole('button', { name: 'Hello, Grace' })).toBeVisible();
    expect(await site.server.call('me', {}, resident.token)).toEqual({
      ...resident.user,
      name: 'Grace',
      country: 'NZ',
      timezone: 'Pacific/Auckland',
    });
    await name.fill('Graça');
    await expect(saved).toHaveCount(0);

    await page.reload();
    await expect(name).toHaveValue('Grace');
    await expect(timezone).toHaveValue('Pacific/Auckland');
    await card.getByRole('button', { name: 'Use this device’s: Europe/Paris' }).click();
    await expect(timezone).toHaveValue('Europe/Paris');
    await expect(card.getByRole('button', { name: 'Use this device’s' })).toHaveCount(0);
  });

  it('knows a zone by its older name, and one that the browser does not offer', async () => {
    const resident = await site.resident({ country: 'IN', timezone: 'Asia/Kolkata' });
    const page = await site.open('/settings', { as: resident });
    const { timezone, save, saved } = parts(page);
    await expect(timezone).toHaveValue('Asia/Kolkata');
    await site.server.call('updateProfile', { body: { timezone: 'Etc/GMT+5' } }, resident.token);
    await page.reload();
    await expect(timezone).toHaveValue('Etc/GMT+5');
    await save.click();
    await expect(saved).toBeVisible();
    expect((await site.server.call('me', {}, resident.token)).timezone).toBe('Etc/GMT+5');
  });

  it('asks for what is missing, at its place, and sends nothing', async () => {
    const resident = await site.resident();
    const page = await site.open('/settings', { as: resident });
    const { name, country, timezone, save, alert } = parts(page);
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()));
    await name.fill('   ');
    await country.fill('Atlantis');
    await timezone.fill('Moon');
    await save.click();
    await expect(alert).toHaveText('Please fill in all required fields');
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription('Please enter your name');
    await expect(country).toHaveAccessibleDescription(/Please choose your country$/);
    await expect(timezone).toHaveAccessibleDescription(/Please choose your time zone$/);
    await look(page, 'an account with gaps');
    await name.fill('Ada');
    await expect(name).not.toHaveAttribute('aria-invalid');
    await save.click();
    await expect(country).toBeFocused();
    expect(sent).toEqual([]);
    expect(await site.server.call('me', {}, resident.token)).toEqual(resident.user);
  });

  it('says why it could not be saved, in the server’s words or ours, and keeps what was typed', async () => {
    const page = await site.open('/settings', { as: await site.resident(), expected: [/Failed to load resource/] });
    const { name, save, saved, alert } = parts(page);
    await name.fill('Grace');
    await page.route(profile, (route) => route.abort());
    await save.click();
    await expect(alert).toHaveText('Failed to update preferences');
    await page.route(profile, (route) => route.fulfill({ status: 500, body: '' }));
    await save.click();
    await expect(alert).toHaveText('Failed to update preferences');
    await page.route(profile, (route) => route.fulfill({ status: 400, json: { message: 'That is no name' } }));
    await save.click();
    await expect(alert).toHaveText('That is no name');
    await expect(name).toHaveValue('Grace');
    await page.unroute(profile);
    await save.click();
    await expect(saved).toBeVisible();
    await expect(alert).toHaveCount(0);
  });

  it('does not call saved what was written while the rest was on its way', async () => {
    const resident = await site.resident();
    const page = await site.open('/settings', { as: resident });
    const { name, save, saved } = parts(page);
    const gate = Promise.withResolvers<void>();
    await page.route(profile, async (route) => {
      await gate.promise;
      await route.continue();
    });
    await name.fill('Grace');
    await save.click();
    await expect(save).toHaveAttribute('aria-busy', 'true');
    await name.fill('Graça');
    await expect(save).toHaveAttribute('aria-busy', 'true');
    gate.resolve();
    await expect(save).not.toHaveAttribute('aria-busy');
    await expect(page.getByRole('button', { name: 'Hello, Grace' })).toBeVisible();
    await expect(saved).toHaveCount(0);
    await save.click();
    await expect(saved).toBeVisible();
    expect((await site.server.call('me', {}, resident.token)).name).toBe('Graça');
  });

  it('is saved once, however often the button is pressed', async () => {
    const page = await site.open('/settings', { as: await site.resident() });
    const { save, saved } = parts(page);
    const gate = Promise.withResolvers<void>();
    let sent = 0;
    await page.route(profile, async (route) => {
      sent += 1;
      await gate.promise;
      await route.continue();
    });
    await save.click();
    await expect(save).toHaveAttribute('aria-busy', 'true');
    await save.dispatchEvent('click');
    await parts(page).name.press('Enter');
    gate.resolve();
    await expect(saved).toBeVisible();
    expect(sent).toBe(1);
  });
});
