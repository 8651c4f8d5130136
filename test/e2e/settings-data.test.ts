import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { afterEach, beforeAll, describe, it } from 'vitest';
import { look } from '../support/browser/look.ts';
import { expect } from '../support/browser/visitors.ts';
import { makeCompleteHousehold } from '../support/people/complete-household.ts';
import { makeStripePages, type StripePages } from '../support/server/stripe-pages.ts';
import { settingsCard } from '../support/site/settings-page.ts';
import { makeSite } from '../support/site/site.ts';

// Stripe's stand-in goes by the machine's clock.
const site = makeSite({ now: new Date().toISOString(), ownServer: true });
let hands: StripePages;
beforeAll(() => {
  hands = makeStripePages({ sandboxUrl: site.server.sandboxUrl, webhookSecret: 'unused' });
});
afterEach(() => hands.setFaults());

const card = (page: Page) => settingsCard(page, 'Your data');
const exporting = (page: Page) => card(page).getByRole('button', { name: 'Export my data' });
const ask = (page: Page) => card(page).getByRole('button', { name: 'Delete my account' }).click();
const dialog = (page: Page) => {
  const whole = page.getByRole('alertdialog', { name: 'Delete your account?' });
  return {
    whole,
    input: whole.getByLabel('To confirm, type DELETE or your email address'),
    confirm: whole.getByRole('button', { name: 'Delete my account' }),
    keep: whole.getByRole('button', { name: 'Keep my account' }),
    alert: whole.getByRole('alert'),
  };
};
const notice = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true });

describe('the export', () => {
  it('is one file with everything, and no secret', async () => {
    const somebody = await makeCompleteHousehold(site.server);
    const page = await site.open('/settings', { as: somebody });
    const [download] = await Promise.all([page.waitForEvent('download'), exporting(page).click()]);
    expect(download.suggestedFilename()).toBe('upkept-data.json');
    const text = await readFile(await download.path(), 'utf8');
    expect(JSON.parse(text)).toEqual(await site.server.call('exportHousehold', {}, somebody.token));
    expect(text).toContain(somebody.user.email);
    for (const secret of [...somebody.tokenHashes, somebody.token]) expect(text).not.toContain(secret);
    await expect(card(page).getByText('Saved as upkept-data.json')).toBeVisible();
    await look(page, 'data that was exported');
  });

  it('says so when it fails, and can be tried again', async () => {
    const page = await site.open('/settings', { as: await site.resident(), expected: [/Failed to load resource/] });
    await page.route('**/api/users/export', (route) => route.abort());
    await exporting(page).click();
    await expect(card(page).getByRole('alert')).toHaveText('Failed to export your data');
    await page.route('**/api/users/export', (route) =>
      route.fulfill({ status: 503, json: { message: 'In a moment' } }),
    );
    await exporting(page).click();
    await expect(card(page).getByRole('alert')).toHaveText('In a moment');
    await page.unroute('**/api/users/export');
    await Promise.all([page.waitForEvent('download'), exporting(page).click()]);
    await expect(card(page).getByRole('alert')).toHaveCount(0);
  });
});

describe('deleting the account', () => {
  it('wants to be meant: nothing goes by a click, another word, Escape or a change of mind', async () => {
    const resident = await site.resident();
    const page = await site.open('/settings', { as: resident });
    const { whole, input, confirm, keep } = dialog(page);
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'DELETE' && sent.push(request.url()));
    await ask(page);
    await expect(whole).toContainText('go for good');
    await expect(whole).not.toContainText('subscription');
    await expect(keep).toBeFocused();
    await confirm.click();
    await expect(input).toBeFocused();
    await expect(input).toHaveAccessibleDescription('Please type DELETE or your email address');
    await look(page, 'a deletion that is not confirmed');
    await input.fill('yes');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await input.press('Enter');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await input.press('Escape');
    await expect(whole).toHaveCount(0);
    await expect(card(page).getByRole('button', { name: 'Delete my account' })).toBeFocused();
    await ask(page);
    await expect(input).toHaveValue('');
    await input.fill('DELETE');
    await keep.click();
    await expect(whole).toHaveCount(0);
    expect(sent).toEqual([]);
    expect((await site.server.call('me', {}, resident.token)).id).toBe(resident.user.id);
  });

  it('signs out and leads home, which says that it is gone', async () => {
    const resident = await site.resident();
    const page = await site.open('/settings', { as: resident });
    await page.evaluate(() => localStorage.setItem('draft.something', '{}'));
    const shown: string[] = [];
    page.on('framenavigated', (frame) => shown.push(new URL(frame.url()).pathname));
    await ask(page);
    await dialog(page).input.fill(` ${resident.user.email.toUpperCase()} `);
    await dialog(page).confirm.click();
    await expect(page).toHaveURL(`${site.server.url}/`);
    await expect(notice(page, 'Your account has been deleted')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Never Worry About Home Maintenance Again');
    await expect(page.getByRole('link', { name: 'Login / Signup' })).toBeVisible();
    expect(shown).not.toContain('/login');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['cookieConsent']);
    expect((await site.server.refusal('me', {}, resident.token)).status).toBe(401);
    expect(await site.server.database.knex('households').where({ id: resident.user.id })).toEqual([]);
    await look(page, 'the home page after an account was deleted');
    await page.reload();
    await expect(page.getByRole('link', { name: 'Login / Signup' })).toBeVisible();
    await page.getByRole('link', { name: 'Pricing' }).first().click();
    await expect(notice(page, 'Your account has been deleted')).toHaveCount(0);
    await page.goto('/settings');
    await expect(page).toHaveURL(/\/login$/);
  });

  it('says that a subscription is cancelled first, and cancels it', async () => {
    const somebody = await makeCompleteHousehold(site.server);
    const page = await site.open('/settings', { as: somebody });
    await ask(page);
    await expect(dialog(page).whole).toContainText('Your subscription is cancelled first, and Premium ends at once.');
    await look(page, 'the question before deleting an account that is paid for');
    await dialog(page).input.fill('delete');
    await dialog(page).input.press('Enter');
    await expect(notice(page, 'Your account has been deleted')).toBeVisible();
    const { data } = await hands.stripe.subscriptions.list({ customer: somebody.customerId, status: 'all' });
    expect(data.map(({ status }) => status)).toEqual(['canceled']);
  });

  it('while Stripe is away signs out at once, and says that the rest follows', async () => {
    const somebody = await makeCompleteHousehold(site.server);
    const page = await site.open('/settings', { as: somebody });
    await ask(page);
    await hands.setFaults({ stripe: { reset: true } });
    await dialog(page).input.fill('DELETE');
    await dialog(page).confirm.click();
    const words = 'You are signed out. Your account will be deleted as soon as your subscription can be cancelled.';
    await expect(notice(page, words)).toBeVisible();
    expect((await site.server.refusal('me', {}, somebody.token)).status).toBe(401);
    await hands.setFaults();
  });

  it('says why it failed, keeps what was typed, is asked for once and cannot be left meanwhile', async () => {
    const resident = await site.resident();
    const page = await site.open('/settings', { as: resident, expected: [/Failed to load resource/] });
    const { whole, input, confirm, alert } = dialog(page);
    await ask(page);
    await input.fill('DELETE');
    await page.route('**/api/users/me', (route) => route.abort());
    await confirm.click();
    await expect(alert).toHaveText('Failed to delete your account');
    await expect(input).toHaveValue('DELETE');
    await look(page, 'a deletion that failed');
    const gate = Promise.withResolvers<void>();
    let sent = 0;
    await page.route('**/api/users/me', async (route) => {
      sent += 1;
      await gate.promise;
      await route.fulfill({ status: 503, json: { message: 'In a moment' } });
    });
    await confirm.click();
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await confirm.dispatchEvent('click');
    await input.press('Enter');
    await input.press('Escape');
    await expect(whole).toBeVisible();
    gate.resolve();
    await expect(alert).toHaveText('In a moment');
    expect(sent).toBe(1);
    await input.press('Escape');
    await ask(page);
    await expect(alert).toHaveCount(0);
  });
});
