import { it } from 'vitest';
import { expect } from '../support/browser/visitors.ts';
import { onboarding } from '../support/people/onboarding.ts';
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
  await page.goto('/login');
  await expect(page).toHaveURL(/\/dashboard$/);
  const { appliance } = await site.server.call('getAppliance', { params: { item: 'dishwasher' } }, resident.token);
  expect(appliance).toMatchObject({ maker: '', serial: '' });
});

it('the code of a label opens the home that it belongs to, for a reader who has several', async () => {
  const resident = await site.resident();
  const { token, user } = resident;
  const { id } = await site.server.call('addHome', { body: { name: 'Sea view' } }, token);
  expect((await site.server.send('onboard', { body: onboarding() }, token, { 'Upkept-Home': id })).status).toBe(200);
  const page = await site.open('/dashboard', { as: resident });
  const shown = () => page.evaluate(() => sessionStorage.getItem('home'));
  for (const home of [id, user.id]) {
    await page.goto(`/appliance?item=dishwasher&home=${home.slice(0, 8)}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Dishwasher' })).toBeVisible();
    await expect.poll(shown).toBe(home);
  }
  await page.goto('/appliance?item=dishwasher&home=ffffffff');
  await expect(page.getByRole('heading', { level: 1, name: 'Another home' })).toBeVisible();
});
