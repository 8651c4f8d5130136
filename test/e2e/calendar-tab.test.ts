import { describe, it } from 'vitest';
import { look } from '../support/browser/look.ts';
import { expect } from '../support/browser/visitors.ts';
import { makeSite } from '../support/site/site.ts';

const site = makeSite();
const path = '/settings?tab=calendar';

describe('the calendar tab, while there is nothing to connect', () => {
  it('says so, and offers free users premium by its way to the checkout', async () => {
    const page = await site.open('/settings', { as: await site.resident() });
    await page.getByRole('tab', { name: 'Calendar Integration' }).click();
    await expect(page).toHaveURL(/\/settings\?tab=calendar$/);
    const main = page.getByRole('main');
    await expect(main.getByRole('region', { name: 'Calendar integration' })).toContainText('It is not open yet');
    await expect(main.getByRole('region', { name: 'Calendar sync comes with Premium' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Compare plans' })).toHaveAttribute('href', '/pricing');
    await look(page, 'the calendar of a free user');
    await main.getByRole('button', { name: 'Upgrade to Premium' }).click();
    await expect(page).toHaveURL(/\/stripe\/checkout\//);
  });

  it('says so to premium users, and sells them nothing', async () => {
    const resident = await site.resident();
    await site.server.database
      .knex('households')
      .where({ id: resident.user.id })
      .update({ premium_granted_at: new Date('2027-01-01') });
    const page = await site.open(path, { as: resident });
    const main = page.getByRole('main');
    await expect(main.getByText('It is part of your plan, and will be here as soon as it opens.')).toBeVisible();
    await expect(main.getByRole('button')).toHaveCount(0);
    await look(page, 'the calendar of a premium user');
  });

  it('says where premium is to be had, where nothing is sold', async () => {
    const page = await site.open('/robots.txt', { as: await site.resident() });
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('{"publicUrl"', '{"sellsNothing":true,"publicUrl"');
      await route.fulfill({ response, body });
    });
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText('Premium is not sold here. Write to support@');
    await expect(page.getByRole('button', { name: 'Upgrade to Premium' })).toHaveCount(0);
    await look(page, 'where nothing is sold');
  });
});

it('the notifications tab has no button, and is coming soon', async () => {
  const page = await site.open('/settings?tab=notifications', { as: await site.resident() });
  await expect(page.getByRole('main').getByText('coming soon', { exact: true })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText([
    'Account',
    'Task Preferences',
    'Custom Tasks',
    'Calendar Integration',
  ]);
  await look(page, 'notifications');
});
