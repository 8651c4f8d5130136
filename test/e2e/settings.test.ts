import { describe, it } from 'vitest';
import { look } from '../support/browser/look.ts';
import { expect } from '../support/browser/visitors.ts';
import { settingsCard } from '../support/site/settings-page.ts';
import { makeSite } from '../support/site/site.ts';

const site = makeSite();

describe('settings', () => {
  it('keep their tab in the address', async () => {
    const page = await site.open('/settings', { as: await site.resident() });
    const tab = (name: string) => page.getByRole('tab', { name });
    await expect(tab('Account')).toHaveAttribute('aria-selected', 'true');
    await expect(settingsCard(page, 'Your account')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText([
      'Account',
      'Task Preferences',
      'Custom Tasks',
      'Calendar Integration',
    ]);
    for (const [name, address] of [
      ['Task Preferences', 'preferences'],
      ['Custom Tasks', 'custom-tasks'],
      ['Calendar Integration', 'calendar'],
    ] as const) {
      await tab(name).click();
      await expect(page).toHaveURL(new RegExp(`\\?tab=${address}$`));
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(tab('Calendar Integration')).toHaveAttribute('aria-selected', 'true');
    await expect(tab('Calendar Integration')).toBeInViewport({ ratio: 1 });
    await page.goBack();
    await expect(tab('Custom Tasks')).toHaveAttribute('aria-selected', 'true');
    await page.goto('/settings?tab=notifications');
    await expect(page.getByText('coming soon')).toBeVisible();
    await page.goto('/settings?tab=nonsense');
    await expect(tab('Account')).toHaveAttribute('aria-selected', 'true');
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

  it('go on with another tab where one broke', async () => {
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
