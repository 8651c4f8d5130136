import { describe, it } from 'vitest';
import { look } from '../support/browser/look.ts';
import { expect } from '../support/browser/visitors.ts';
import type { SignedIn } from '../support/server/client.ts';
import { settingsCard } from '../support/site/settings-page.ts';
import { makeSite } from '../support/site/site.ts';

const site = makeSite();
const me = ({ token }: SignedIn) => site.server.call('me', {}, token);

describe('the settings', () => {
  it('keep their tab and the saved account when the page is loaded again', async () => {
    const resident = await site.resident();
    // No calendar is connected.
    const expected = [/status of 404.*\/api\/calendar$/];
    const page = await site.open('/settings?tab=preferences', { as: resident, expected });
    await page.getByRole('tab', { name: 'Account' }).click();
    const account = settingsCard(page, 'Your account');
    const country = account.getByRole('combobox', { name: 'Country' });
    const timezone = account.getByRole('combobox', { name: 'Time zone' });
    await account.getByLabel('Name').fill('Grace');
    await country.fill('new zea');
    await country.press('Enter');
    await timezone.fill('auck');
    await timezone.press('Enter');
    await expect
      .poll(() => me(resident))
      .toEqual({ ...resident.user, name: 'Grace', country: 'NZ', timezone: 'Pacific/Auckland' });
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

  it('follow a user who goes back before a tab has loaded, and show another tab where one failed to load', async () => {
    const expected = [/status of 404/, /dynamically imported module/, /Loading chunk/];
    const page = await site.open('/robots.txt', { as: await site.resident(), expected });
    const scripts = Promise.withResolvers<void>();
    await page.route('**/account-tab-*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.route('**/assets/preferences-tab-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    // As if the page had been reloaded for the missing script already.
    await page.evaluate(() => sessionStorage.setItem('reloadedAt', String(Date.now())));
    await page.goto('/settings?tab=custom-tasks');
    const tab = (name: string) => page.getByRole('tab', { name });
    const title = page.getByLabel('Title');
    await title.fill('Feed the fish');
    await tab('Account').click();
    await expect(tab('Account')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('Loading')).toBeAttached();
    await look(page, 'a tab of the settings on its way', { isHeld: true });
    await tab('Custom Tasks').click();
    await expect(title).toHaveValue('Feed the fish');
    scripts.resolve();
    await tab('Account').click();
    await expect(settingsCard(page, 'Your account')).toBeVisible();

    await tab('Custom Tasks').click();
    const missing = page.getByRole('tabpanel').getByText('Something went wrong on this page');
    await tab('Task Preferences').click();
    await expect(missing).toBeVisible();
    await page.goBack();
    await expect(title).toBeVisible();
    await page.goForward();
    await expect(missing).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
    await expect(settingsCard(page, 'Your account')).toBeVisible();
  });
});
