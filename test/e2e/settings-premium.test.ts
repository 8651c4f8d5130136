import type { Page } from 'playwright';
import { beforeAll, describe, it } from 'vitest';
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

const plan = (page: Page) => settingsCard(page, 'Your plan');
const manage = (page: Page) => plan(page).getByRole('button', { name: 'Manage subscription' });

const household = ({ user }: SignedIn) => site.server.database.knex('households').where({ id: user.id });
const me = ({ token }: SignedIn) => site.server.call('me', {}, token);

async function changeAtStripe(payer: SignedIn, action: StripeAction) {
  const { subscription_id: id } = await household(payer).first();
  await stripePages.apply(id, action);
}
/** "12 May 2027": the date in Paris. */
const dayOf = (instant: string | null) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/Paris' }).format(new Date(instant ?? ''));

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
    // A month passes, during which the session is used and so stays valid.
    for (const days of [16, 16]) {
      site.server.clock.advance({ days });
      await me(payer);
    }
    await page.reload();
    await expect(plan(page).getByRole('heading')).toHaveText(/Your plan\s*Free/);
    await expect(plan(page)).toContainText(/Premium ended on \d+ \w+ \d{4}\. Nothing was deleted/);
    await expect(manage(page)).toBeVisible();
  });
});
