import { it } from 'vitest';
import { expect } from '../support/browser/visitors.ts';
import { makeSite, newAddress } from '../support/site/site.ts';

const site = makeSite();

it('the privacy policy names everything that the browser stores', async () => {
  const page = await site.open('/login', { cookies: 'undecided' });
  await page.getByRole('button', { name: 'Decline' }).click();
  await site.signIn(page, newAddress());
  await expect(page).toHaveURL(/\/onboarding$/);
  await page.getByText('House', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'House', exact: true })).toBeChecked();
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept).toEqual(expect.arrayContaining(['token', 'cookieConsent', 'signInNonces']));
  await page.goto('/privacy');
  for (const key of kept) {
    await expect(page.getByRole('listitem').filter({ hasText: new RegExp(`^${key.split('.')[0]}\\.`) })).toBeVisible();
  }
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).toEqual(['language']);
  await expect(page.getByText('A third one, language, contains')).toBeVisible();
});
