import { text as textOf } from 'node:stream/consumers';
import type { Page } from 'playwright';
import { afterEach, beforeAll, describe, it } from 'vitest';
import { expect } from '../support/browser/visitors.ts';
import { makeCompleteHousehold } from '../support/people/complete-household.ts';
import type { SignedIn } from '../support/server/client.ts';
import { makeStripePages, type StripeAction, type StripePages } from '../support/server/stripe-pages.ts';
import { settingsCard } from '../support/site/settings-page.ts';
import { makeSite } from '../support/site/site.ts';

// The sandbox's Stripe uses the machine's clock.
const site = makeSite({ now: new Date().toISOString(), ownServer: true });
let stripePages: StripePages;
beforeAll(() => {
  stripePages = makeStripePages({ sandboxUrl: site.server.sandboxUrl, webhookSecret: 'unused' });
});
afterEach(() => stripePages.setFaults());

const plan = (page: Page) => settingsCard(page, 'Your plan');
const manage = (page: Page) => plan(page).getByRole('button', { name: 'Manage subscription' });

const household = ({ user }: SignedIn) => site.server.database.knex('households').where({ id: user.id });
const me = ({ token }: SignedIn) => site.server.call('me', {}, token);

async function changeAtStripe(payer: SignedIn, action: StripeAction) {
  const { subscription_id: id } = await household(payer).first();
  await stripePages.apply(id, action);
}
/** "12 May 2027", as it is in Paris. */
const dayOf = (instant: string | null) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/Paris' }).format(new Date(instant ?? ''));

const card = (page: Page) => settingsCard(page, 'Your data');
const exporting = (page: Page) => card(page).getByRole('button', { name: 'Export my data' });
const ask = (page: Page) => card(page).getByRole('button', { name: 'Delete my account' }).click();
const dialog = (page: Page) => {
  const whole = page.getByRole('alertdialog', { name: 'Delete your account?' });
  return {
    input: whole.getByLabel('To confirm, type DELETE or your email address'),
    confirm: whole.getByRole('button', { name: 'Delete my account' }),
  };
};
const notice = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true });

describe('a household that pays', () => {
  it('sees in the settings when its subscription renews, is cancelled and resumed, and has ended', async () => {
    const payer = await makeCompleteHousehold(site.server);
    const page = await site.open('/settings', { as: payer });
    const { renewsAt } = (await me(payer)).plan;
    await expect(plan(page)).toContainText(`It renews itself on ${dayOf(renewsAt)}.`);

    await manage(page).click();
    await expect(page).toHaveURL(/\/stripe\/portal\//);
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    await page.getByRole('link', { name: 'Return' }).click();
    await expect(page).toHaveURL(/\/settings\?tab=account$/);
    await expect(plan(page).getByText(`Ends on ${dayOf(renewsAt)}`, { exact: true })).toBeVisible();
    await expect(plan(page)).toContainText('You keep Premium until then, and nothing is deleted afterwards.');

    await manage(page).click();
    await page.getByRole('button', { name: 'Don’t cancel subscription' }).click();
    await page.getByRole('link', { name: 'Return' }).click();
    await expect(plan(page)).toContainText(`It renews itself on ${dayOf(renewsAt)}.`);

    await changeAtStripe(payer, 'cancelNow');
    await expect.poll(async () => (await me(payer)).plan.status).toBe('canceled');
    // A month, within which the session is used.
    for (const days of [16, 16]) {
      site.server.clock.advance({ days });
      await me(payer);
    }
    await page.reload();
    await expect(plan(page).getByRole('heading')).toHaveText(/Your plan\s*Free/);
    await expect(plan(page)).toContainText(/Premium ended on \d+ \w+ \d{4}\. Nothing was deleted/);
    await expect(manage(page)).toBeVisible();
    site.server.clock.advance({ days: -32 });
  });

  it('shows that a payment failed, and when one has succeeded', async () => {
    const payer = await makeCompleteHousehold(site.server);
    await changeAtStripe(payer, 'failRenewal');
    await expect.poll(async () => (await me(payer)).plan.status).toBe('past_due');
    const page = await site.open('/settings', { as: payer });
    await expect(plan(page).getByText('Premium', { exact: true })).toBeVisible();
    await expect(plan(page).getByText('Payment problem', { exact: true })).toBeVisible();
    await expect(plan(page)).toContainText('Your last payment did not go through; it is tried again.');
    await changeAtStripe(payer, 'settle');
    await expect.poll(async () => (await me(payer)).plan.status).toBe('active');
    // Who comes back to the page finds it as it is now.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(plan(page)).toContainText('It renews itself on');
    await expect(plan(page).getByText('Payment problem')).toHaveCount(0);
  });

  it('can be exported as one file with everything, and no secret', async () => {
    const payer = await makeCompleteHousehold(site.server);
    const page = await site.open('/settings', { as: payer });
    const [download] = await Promise.all([page.waitForEvent('download'), exporting(page).click()]);
    expect(download.suggestedFilename()).toBe('upkept-data.json');
    const text = await textOf(await download.createReadStream());
    expect(JSON.parse(text)).toEqual(await site.server.call('exportHousehold', {}, payer.token));
    expect(text).toContain(payer.user.email);
    for (const secret of [...payer.tokenHashes, payer.token]) expect(text).not.toContain(secret);
    await expect(card(page).getByText('Saved as upkept-data.json')).toBeVisible();
  });

  it('is deleted with its subscription, and so is what the browser kept', async () => {
    const payer = await makeCompleteHousehold(site.server);
    const page = await site.open('/settings', { as: payer });
    await page.evaluate(() => localStorage.setItem('draft.something', '{}'));
    const shown: string[] = [];
    page.on('framenavigated', (frame) => shown.push(new URL(frame.url()).pathname));
    await ask(page);
    await dialog(page).input.fill(` ${payer.user.email.toUpperCase()} `);
    await dialog(page).confirm.click();
    await expect(page).toHaveURL(`${site.server.url}/`);
    await expect(notice(page, 'Your account has been deleted')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Never Worry About Home Maintenance Again');
    await expect(page.getByRole('link', { name: 'Login / Signup' })).toBeVisible();
    expect(shown).not.toContain('/login');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['cookieConsent']);
    expect((await site.server.refusal('me', {}, payer.token)).status).toBe(401);
    expect(await site.server.database.knex('households').where({ id: payer.user.id })).toEqual([]);
    const { data } = await stripePages.stripe.subscriptions.list({ customer: payer.customerId, status: 'all' });
    expect(data.map(({ status }) => status)).toEqual(['canceled']);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Login / Signup' })).toBeVisible();
    await page.getByRole('link', { name: 'Pricing' }).first().click();
    await expect(notice(page, 'Your account has been deleted')).toHaveCount(0);
    await page.goto('/settings');
    await expect(page).toHaveURL(/\/login$/);
  });

  it('is signed out at once, and deleted later, where Stripe is away', async () => {
    const payer = await makeCompleteHousehold(site.server);
    const page = await site.open('/settings', { as: payer });
    await ask(page);
    await stripePages.setFaults({ stripe: { reset: true } });
    await dialog(page).input.fill('DELETE');
    await dialog(page).confirm.click();
    const words = 'You are signed out. Your account will be deleted as soon as your subscription can be cancelled.';
    await expect(notice(page, words)).toBeVisible();
    expect((await site.server.refusal('me', {}, payer.token)).status).toBe(401);
    await stripePages.setFaults();
  });
});
