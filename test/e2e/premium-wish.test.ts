import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { look } from '../support/browser/look.ts';
import { expect } from '../support/browser/visitors.ts';
import { askForLink, makeSite, newAddress } from '../support/site/site.ts';

const site = makeSite({ ownServer: true });
const comesNext = /Premium comes next\.$/;
const choosePremium = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Get Premium' }).click();

async function expectOffer(page: Page) {
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upgrade Your Plan');
  await expect(page.getByRole('button', { name: 'Upgrade to Premium' })).toBeVisible();
}

describe('a visitor who chooses Premium', () => {
  it('signs in, describes the home, and comes to where it is sold', async () => {
    const page = await site.open('/pricing');
    await choosePremium(page);
    await expect(page).toHaveURL(/\/login\?for=premium$/);
    await expect(page.getByText(comesNext)).toBeVisible();
    await look(page, 'the sign-in on the way to Premium');
    const email = newAddress();
    await askForLink(page, email);
    await page.goto(await site.mailedLink(email));
    await expect(page).toHaveURL(/\/onboarding\?for=premium$/);
    await page.getByRole('radio', { name: 'House' }).click();
    for (let step = 2; step <= 8; step += 1) {
      await expect(page.getByText(`Step ${step} of 9`, { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Next' }).click();
    }
    await page.reload();
    await expect(page.getByText(comesNext)).toBeVisible();
    await page.getByLabel('Name').fill('Ada');
    await page.getByRole('combobox', { name: 'Country' }).fill('France');
    await page.getByRole('option', { name: 'France', exact: true }).click();
    await page.getByRole('button', { name: 'Plan my first week' }).click();
    await expectOffer(page);
  });

  it('comes straight there with a home described before, in whichever tab the link was opened', async () => {
    const { user } = await site.resident();
    const page = await site.open('/pricing');
    await choosePremium(page);
    await askForLink(page, user.email);
    const other = await page.context().newPage();
    await other.goto(await site.mailedLink(user.email, 2));
    await expectOffer(other);
    await expectOffer(page);
  });

  it('keeps the wish when the link has to be asked for again', async () => {
    const email = newAddress();
    const page = await site.open('/login?for=premium', { expected: [/status of 401/] });
    await askForLink(page, email);
    const link = await site.mailedLink(email);
    site.server.clock.advance({ minutes: 11 });
    await page.goto(link);
    await page.getByRole('link', { name: 'Request New Magic Link' }).click();
    await expect(page.getByText(comesNext)).toBeVisible();
  });

  it('goes to the week instead with a link that was asked for without it, or with Premium already', async () => {
    const { user } = await site.resident();
    const page = await site.open('/login?for=premium');
    await askForLink(page, user.email);
    await page.goto('/login');
    await expect(page.getByText(comesNext)).toHaveCount(0);
    await askForLink(page, user.email);
    await page.goto(await site.mailedLink(user.email, 3));
    await expect(page).toHaveURL(/\/dashboard$/);

    const paying = await site.resident();
    const { knex } = site.server.database;
    await knex('households')
      .where({ id: paying.user.id })
      .update({ premium_granted_at: new Date('2027-01-01') });
    await page.getByRole('button', { name: /^Hello/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.goto('/login?for=premium');
    await askForLink(page, paying.user.email);
    await page.goto(await site.mailedLink(paying.user.email, 2));
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});
