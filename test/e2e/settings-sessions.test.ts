import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { look } from '../support/browser/look.ts';
import { expect } from '../support/browser/visitors.ts';
import type { SignedIn } from '../support/server/client.ts';
import { settingsCard } from '../support/site/settings-page.ts';
import { makeSite } from '../support/site/site.ts';

const site = makeSite();

const button = (page: Page, name: string) => settingsCard(page, 'Sessions').getByRole('button', { name, exact: true });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Log out everywhere?' });
const token = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

/** The same person, on another device. */
async function elsewhereAs({ user: { email } }: SignedIn): Promise<SignedIn> {
  await site.server.call('requestMagicLink', { body: { email } });
  const link = new URL(await site.mailedLink(email, 2));
  return site.server.call('verifyMagicLink', { body: { token: link.searchParams.get('token') ?? '' } });
}

describe('logging out', () => {
  it('here ends this session, and no other', async () => {
    const resident = await site.resident();
    const elsewhere = await elsewhereAs(resident);
    const page = await site.open('/settings', { as: resident });
    const ended = page.waitForResponse('**/api/auth/logout');
    await button(page, 'Log out').click();
    await expect(page).toHaveURL(/\/login$/);
    await (await ended).finished();
    expect(await token(page)).toBeNull();
    expect((await site.server.refusal('me', {}, resident.token)).status).toBe(401);
    expect((await site.server.call('me', {}, elsewhere.token)).id).toBe(resident.user.id);
    await page.goto('/settings');
    await expect(page).toHaveURL(/\/login$/);
  });

  it('everywhere ends every session after a question, and another page of the browser follows', async () => {
    const resident = await site.resident();
    const elsewhere = await elsewhereAs(resident);
    const page = await site.open('/settings', { as: resident });
    const beside = await page.context().newPage();
    await beside.goto('/dashboard');
    await expect(beside.getByRole('heading', { level: 1 })).toBeVisible();
    await button(page, 'Log out everywhere').click();
    await look(page, 'the question before logging out everywhere');
    await page.keyboard.press('Escape');
    await expect(question(page)).toHaveCount(0);
    await expect(button(page, 'Log out everywhere')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
    await question(page).getByRole('button', { name: 'Log out everywhere' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(beside).toHaveURL(/\/login$/);
    expect(await token(page)).toBeNull();
    for (const session of [resident, elsewhere]) {
      expect((await site.server.refusal('me', {}, session.token)).status).toBe(401);
    }
  });

  it('everywhere says so when the server cannot be reached, and ends nothing', async () => {
    const resident = await site.resident();
    const page = await site.open('/settings', { as: resident, expected: [/Failed to load resource/] });
    await page.route('**/api/auth/logout-everywhere', (route) => route.abort());
    await button(page, 'Log out everywhere').click();
    await question(page).getByRole('button', { name: 'Log out everywhere' }).click();
    await expect(settingsCard(page, 'Sessions').getByRole('alert')).toHaveText('Failed to log out');
    await expect(question(page)).toHaveCount(0);
    expect(await token(page)).toBe(resident.token);
    await page.unroute('**/api/auth/logout-everywhere');
    await button(page, 'Log out everywhere').click();
    await question(page).getByRole('button', { name: 'Log out everywhere' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
});
