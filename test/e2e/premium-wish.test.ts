import { it } from 'vitest';
import { expect } from '../support/browser/visitors.ts';
import { askForLink, makeSite, newAddress } from '../support/site/site.ts';

const site = makeSite();
const comesNext = /You can get Premium next\.$/;

it('a visitor who chooses Premium signs in, describes the home, and comes to the checkout', async () => {
  const email = newAddress();
  const page = await site.open('/pricing');
  await page.getByRole('main').getByRole('link', { name: 'Get Premium' }).click();
  await expect(page).toHaveURL(/\/login\?for=premium$/);
  await expect(page.getByText(comesNext)).toBeVisible();
  await askForLink(page, email);
  await page.goto(await site.mailedLink(email));
  await expect(page).toHaveURL(/\/onboarding\?for=premium$/);
  await page.getByRole('radio', { name: 'House' }).click();
  for (let step = 2; step <= 8; step += 1) {
    await expect(page.getByText(`Step ${step} of 9`, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
  }
  await expect(page.getByText('Step 9 of 9', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText(comesNext)).toBeVisible();
  await page.getByLabel('Name').fill('Ada');
  await page.getByRole('combobox', { name: 'Country' }).fill('France');
  await page.getByRole('option', { name: 'France', exact: true }).click();
  await page.getByRole('button', { name: 'Plan my first week' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
  await expect(page).toHaveURL(/\/stripe\/checkout\//);
});
