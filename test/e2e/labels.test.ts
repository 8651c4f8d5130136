import { it } from 'vitest';
import { axe } from '../support/browser/axe.ts';
import { expect } from '../support/browser/visitors.ts';
import { askForLink, makeSite } from '../support/site/site.ts';

const site = makeSite();

it('the code of a label leads to its appliance once its reader has signed in, and changes nothing', async () => {
  const resident = await site.resident();
  const { id, email } = resident.user;
  const page = await site.open(`/appliance?item=dishwasher&home=${id.slice(0, 8)}`);
  await expect(page).toHaveURL(/\/login$/);
  await askForLink(page, email);
  await page.goto(await site.mailedLink(email));
  await expect(page.getByRole('heading', { level: 1, name: 'Dishwasher' })).toBeVisible();
  await axe(page, 'an appliance');
  await page.goto('/login');
  await expect(page).toHaveURL(/\/dashboard$/);
  const { appliance } = await site.server.call('getAppliance', { params: { item: 'dishwasher' } }, resident.token);
  expect(appliance).toMatchObject({ maker: '', serial: '' });
});
