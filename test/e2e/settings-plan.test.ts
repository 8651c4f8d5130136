import type { Page } from 'playwright';
import { afterEach, beforeAll, describe, it } from 'vitest';
import { look } from '../support/browser/look.ts';
import { expect } from '../support/browser/visitors.ts';
import { makeCompleteHousehold } from '../support/people/complete-household.ts';
import type { SignedIn } from '../support/server/client.ts';
import { makeStripePages, type StripeAction, type StripePages } from '../support/server/stripe-pages.ts';
import { settingsCard } from '../support/site/settings-page.ts';
import { makeSite } from '../support/site/site.ts';

// Stripe's stand-in goes by the machine's clock.
const site = makeSite({ now: new Date().toISOString(), ownServer: true });
let hands: StripePages;
beforeAll(() => {
  hands = makeStripePages({ sandboxUrl: site.server.sandboxUrl, webhookSecret: 'unused' });
});
afterEach(() => hands.setFaults());

const plan = (page: Page) => settingsCard(page, 'Your plan');
const upgrade = (page: Page) => page.getByRole('button', { name: 'Upgrade to Premium' });
const manage = (page: Page) => plan(page).getByRole('button', { name: 'Manage subscription' });

const household = ({ user }: SignedIn) => site.server.database.knex('households').where({ id: user.id });
const me = ({ token }: SignedIn) => site.server.call('me', {}, token);

async function befall(somebody: SignedIn, action: StripeAction) {
  const { subscription_id: id } = await household(somebody).first();
  await hands.apply(id, action);
}
/** "12 May 2027", as it is in Paris. */
const dayOf = (instant: string | null) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/Paris' }).format(new Date(instant ?? ''));

describe('the plan', () => {
  it('of a free user is free, and leads to the checkout', async () => {
    const page = await site.open('/settings', { as: await site.resident(), expected: [/Failed to load resource/] });
    await expect(plan(page).getByRole('heading')).toHaveText(/Your plan\s*Free/);
    await expect(plan(page)).toContainText('1 custom task that comes back by itself');
    await expect(manage(page)).toHaveCount(0);
    await page.route('**/create-checkout-session', (route) => route.abort());
    await upgrade(page).click();
    await expect(page.getByRole('alert')).toHaveText('Failed to redirect to checkout');
    await page.unroute('**/create-checkout-session');
    await upgrade(page).click();
    await expect(page).toHaveURL(/\/stripe\/checkout\//);
  });

  it('that support gave has nothing to pay and nothing to manage', async () => {
    const resident = await site.resident();
    await household(resident).update({ premium_granted_at: new Date('2026-01-01') });
    const page = await site.open('/settings', { as: resident });
    await expect(plan(page).getByRole('heading')).toHaveText(/Your plan\s*Premium/);
    await expect(plan(page)).toContainText('Premium was given to you by our support. There is nothing to pay.');
    await expect(upgrade(page)).toHaveCount(0);
    await expect(manage(page)).toHaveCount(0);
  });

  it('that is paid for says when it renews; cancelled at the provider’s it says when it ends, and then ends', async () => {
    const somebody = await makeCompleteHousehold(site.server);
    const page = await site.open('/settings', { as: somebody });
    const { renewsAt } = (await me(somebody)).plan;
    await expect(plan(page)).toContainText(`It renews itself on ${dayOf(renewsAt)}.`);
    await expect(upgrade(page)).toHaveCount(0);
    await look(page, 'a plan that renews');

    await manage(page).click();
    await expect(page).toHaveURL(/\/stripe\/portal\//);
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    await page.getByRole('link', { name: 'Return' }).click();
    await expect(page).toHaveURL(/\/settings\?tab=account$/);
    await expect(plan(page).getByText(`Ends on ${dayOf(renewsAt)}`, { exact: true })).toBeVisible();
    await expect(plan(page)).toContainText('You keep Premium until then, and nothing is deleted afterwards.');
    await look(page, 'a plan that ends');

    await manage(page).click();
    await page.getByRole('button', { name: 'Don’t cancel subscription' }).click();
    await page.getByRole('link', { name: 'Return' }).click();
    await expect(plan(page)).toContainText(`It renews itself on ${dayOf(renewsAt)}.`);

    await befall(somebody, 'cancelNow');
    await expect.poll(async () => (await me(somebody)).plan.status).toBe('canceled');
    // A month, within which the session is used.
    for (const days of [16, 16]) {
      site.server.clock.advance({ days });
      await me(somebody);
    }
    await page.reload();
    await expect(plan(page).getByRole('heading')).toHaveText(/Your plan\s*Free/);
    await expect(plan(page)).toContainText(/Premium ended on \d+ \w+ \d{4}\. Nothing was deleted/);
    await expect(upgrade(page)).toBeVisible();
    await expect(manage(page)).toBeVisible();
    await look(page, 'a plan that has ended');
    site.server.clock.advance({ days: -32 });
  });

  it('whose payment failed says that it is tried again, and so when it has been', async () => {
    const somebody = await makeCompleteHousehold(site.server);
    await befall(somebody, 'failRenewal');
    await expect.poll(async () => (await me(somebody)).plan.status).toBe('past_due');
    const page = await site.open('/settings', { as: somebody });
    await expect(plan(page).getByText('Premium', { exact: true })).toBeVisible();
    await expect(plan(page).getByText('Payment problem', { exact: true })).toBeVisible();
    await expect(plan(page)).toContainText('Your last payment did not go through; it is tried again.');
    await look(page, 'a plan whose payment failed');
    await befall(somebody, 'settle');
    await expect.poll(async () => (await me(somebody)).plan.status).toBe('active');
    // Who comes back to the page finds it as it is now.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(plan(page)).toContainText('It renews itself on');
    await expect(plan(page).getByText('Payment problem')).toHaveCount(0);
  });

  it('says why the provider’s page cannot be reached, and is not busy after coming back', async () => {
    const somebody = await makeCompleteHousehold(site.server);
    const page = await site.open('/settings', { as: somebody, expected: [/Failed to load resource/] });
    await page.route('**/create-portal-session', (route) => route.abort());
    await manage(page).click();
    await expect(plan(page).getByRole('alert')).toHaveText('Failed to open the subscription');
    await page.unroute('**/create-portal-session');
    await hands.setFaults({ stripe: { reset: true } });
    await manage(page).click();
    await expect(plan(page).getByRole('alert')).toHaveText(
      'Our payment provider cannot be reached right now. Please try again in a moment.',
    );
    await look(page, 'a subscription that cannot be opened');
    await page.route('**/create-portal-session', () => {});
    await manage(page).click();
    await expect(manage(page)).toHaveAttribute('aria-busy', 'true');
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(manage(page)).not.toHaveAttribute('aria-busy');
  });

  it('does not undo what is saved while it is asked after', async () => {
    const somebody = await makeCompleteHousehold(site.server);
    const page = await site.open('/settings', { as: somebody });
    await expect(plan(page)).toContainText('It renews itself on');
    const gate = Promise.withResolvers<void>();
    await page.route('**/api/auth/me', async (route) => {
      const response = await route.fetch();
      await gate.promise;
      await route.fulfill({ response });
    });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByLabel('Name').fill('Grace');
    await page.getByRole('button', { name: 'Save your account' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    const answered = page.waitForResponse('**/api/auth/me');
    gate.resolve();
    await (await answered).finished();
    await expect(page.getByRole('button', { name: 'Hello, Grace' })).toBeVisible();
  });
});
