import type { Page } from 'playwright';
import { expect as expectValue, it } from 'vitest';
import { expect } from '../support/browser/visitors.ts';
import { customTasksPage, customTasksPath } from '../support/site/custom-tasks-page.ts';
import { openCard } from '../support/site/settings-page.ts';
import { makeSite } from '../support/site/site.ts';
import { weekPage } from '../support/site/week-page.ts';

/** The sandbox uses the machine's clock. */
const site = makeSite({ now: new Date().toISOString() });

const titles = ['Feed the fish', 'Tune the piano', 'Wind the clock'] as const;
const stopWords = 'Premium subscription required to create more than one custom task';
const plan = (page: Page) => page.getByRole('main').getByRole('region', { name: /^Your plan/ });

/** "12 May 2027": the date in Paris. */
const dayOf = (instant: string | null) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/Paris' }).format(new Date(instant ?? ''));

async function make(page: Page, title: string): Promise<void> {
  const { form, newTask, write, create } = customTasksPage(page);
  await expect(form.or(newTask)).toBeVisible();
  if (!(await form.isVisible())) await newTask.click();
  await write({ category: 'Something of ours', title });
  await create.click();
  await expect(page.getByText('Custom task created successfully!')).toBeVisible();
}

it('premium: one task is free, a second needs a purchase, and a cancelled subscription runs to its end', async () => {
  const resident = await site.resident();
  const me = () => site.server.call('me', {}, resident.token);
  const page = await site.open(customTasksPath, { as: resident });
  const { alert, newTask, upgrade, rows, form } = customTasksPage(page);
  const atCustomTasks = () => page.getByRole('tab', { name: 'Custom Tasks' }).click();

  await make(page, titles[0]);
  await newTask.click();
  await expect(alert).toHaveText(stopWords);
  await expect(form).toHaveCount(0);

  // No event of Stripe has come, so returning from the checkout must be enough.
  await upgrade.click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL(/\/payment\/success\?/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful');
  await site.server.settle();
  expectValue(await me()).toMatchObject({ isPremium: true, plan: { status: 'active', endsAt: null } });

  await page.getByRole('link', { name: 'Go to settings' }).click();
  await openCard(page, 'Your plan');
  await expect(plan(page)).toContainText('It renews on');
  await atCustomTasks();
  await make(page, titles[1]);
  await make(page, titles[2]);
  await expect(rows).toHaveText(titles.map((title) => new RegExp(title)));
  await page.getByRole('link', { name: 'Dashboard' }).click();
  for (const title of titles) await expect(weekPage(page).task(title)).toBeVisible();
  await page.goto('/pricing');
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto('/settings#plan');
  const renewal = dayOf((await me()).plan.renewsAt);
  const manage = page.getByRole('button', { name: 'Manage subscription' });
  const changeAtStripe = async (button: string) => {
    await manage.click();
    await page.getByRole('button', { name: button }).click();
    const back = page.getByRole('link', { name: 'Return' });
    await back.waitFor();
    await site.server.settle();
    await back.click();
    await expect(page).toHaveURL(/\/settings\?tab=account$/);
    await openCard(page, 'Your plan');
  };
  await changeAtStripe('Cancel subscription');
  await expect(plan(page).getByText(`Ends on ${renewal}`, { exact: true })).toBeVisible();
  await expect(plan(page)).toContainText('You keep Premium until then, and nothing is deleted afterwards.');
  await changeAtStripe('Don’t cancel subscription');
  await expect(plan(page)).toContainText(`It renews on ${renewal}.`);
  await changeAtStripe('Cancel subscription');
  await expect(plan(page)).toContainText(`Ends on ${renewal}`);
  const { renewsAt, endsAt } = (await me()).plan;
  expectValue([renewsAt, new Date(endsAt ?? 0).getTime() > Date.now() + 27 * 86_400_000]).toEqual([null, true]);
  await atCustomTasks();
  await make(page, 'Water the fern');

  await page.goto(`${site.server.sandboxUrl}/stripe`);
  await page.getByRole('button', { name: 'End the period' }).click();
  await site.server.settle();
  expectValue((await me()).plan.status).toBe('canceled');
  site.server.clock.set(new Date(Date.now() + 2_000));
  await page.goto('/settings#plan');
  await expect(plan(page)).toContainText(/Your plan\s*Free/);
  await expect(plan(page)).toContainText(/Premium ended on \d+ \w+ \d{4}\. Nothing was deleted/);
  await expect(manage).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Upgrade to Premium' })).toBeVisible();
  await atCustomTasks();
  await expect(rows).toHaveText([...titles, 'Water the fern'].map((title) => new RegExp(title)));
  await newTask.click();
  await expect(alert).toHaveText(stopWords);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  for (const title of titles) await expect(weekPage(page).task(title)).toBeVisible();
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upgrade Your Plan');
});
