import { it } from 'vitest';
import { expect } from '../support/browser/visitors.ts';
import { makeSite, newAddress } from '../support/site/site.ts';

const site = makeSite();

it('a stranger sees their own first month with three presses, and finds what they chose after signing in', async () => {
  const page = await site.open('/', { viewport: { width: 390, height: 844 } });
  const form = page.getByRole('region', { name: 'Try it with your home' });
  await form.getByRole('radio', { name: 'A house' }).check();
  await form.getByLabel('In', { exact: true }).selectOption('New Zealand');
  await form.getByRole('button', { name: 'Show my first month' }).click();
  await expect(form.getByRole('heading', { name: /^Week of/ })).toHaveCount(4);
  await expect(form.getByText(/^Source: /).first()).toBeVisible();
  const address = newAddress();
  await form.getByLabel('Where shall we send the link to your plan?').fill(address);
  await form.getByRole('button', { name: 'Keep this plan, free' }).click();
  await expect(form.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  const tried = await form
    .getByRole('listitem')
    .filter({ hasText: /^Week of/ })
    .first()
    .getByRole('strong')
    .allTextContents();
  await page.goto(await site.mailedLink(address));
  await expect(page.getByText('One last step')).toBeVisible();
  await page.getByLabel('Name').fill('Ada');
  await page.getByRole('button', { name: 'Plan my first week' }).click();
  await expect(page.getByRole('heading', { name: 'This week' })).toBeVisible();
  const rows = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(rows).toHaveCount(tried.length);
  for (const title of tried) await expect(rows.filter({ hasText: title })).toHaveCount(1);
});
