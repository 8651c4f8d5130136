import { it } from 'vitest';
import { expect } from '../support/browser/visitors.ts';
import { makeSite } from '../support/site/site.ts';

const site = makeSite();

it('a visitor changes the language at the foot of a page, and back', async () => {
  const page = await site.open('/maintenance/fridge');
  const heading = page.getByRole('heading', { level: 1 });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(`${site.server.url}/fr/entretien/refrigerateur`);
  await expect(heading).toContainText('Entretenir le réfrigérateur');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${site.server.url}/maintenance/fridge`);
});
