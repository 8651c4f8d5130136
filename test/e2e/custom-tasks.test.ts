import { describe, it } from 'vitest';
import { expect } from '../support/browser/visitors.ts';
import type { SignedIn } from '../support/server/client.ts';
import { customTasksPage, customTasksPath } from '../support/site/custom-tasks-page.ts';
import { makeSite } from '../support/site/site.ts';
import { weekPage } from '../support/site/week-page.ts';

/** Today is Wednesday 6 January 2027. */
const site = makeSite();

const aquarium = { category: 'Aquarium', title: 'Change a third of the water' };
const grantPremium = ({ user }: SignedIn) =>
  site.server.database
    .knex('households')
    .where({ id: user.id })
    .update({ premium_granted_at: new Date('2027-01-01') });
const plant = ({ token }: SignedIn, title: string) =>
  site.server.call('createTemplate', { body: { feature: 'Pets', taskSummary: title } }, token);

describe('a custom task', () => {
  it('begins at the dashboard and ends in its weeks, which are read again', async () => {
    const resident = await site.resident();
    const page = await site.open('/dashboard', { as: resident });
    await expect(page.getByRole('region', { name: 'Saturday' })).toBeVisible();
    await page.getByRole('link', { name: 'Create Custom Task' }).click();
    await expect(page).toHaveURL(/\/settings\?tab=custom-tasks$/);
    await expect(page.getByRole('tab', { name: 'Custom Tasks' })).toHaveAttribute('aria-selected', 'true');
    const { write, create, form, rows, newTask } = customTasksPage(page);
    await expect(form.getByRole('radio', { name: 'Weekly' })).toBeChecked();
    await write({
      ...aquarium,
      frequency: 'Monthly',
      instructions: 'Warm it first.\nThen pour.',
      importance: 'Nitrate',
    });
    await create.click();
    await expect(page.getByText('Custom task created successfully!')).toBeVisible();
    await expect(form).toHaveCount(0);
    await expect(newTask).toBeFocused();
    for (const words of [aquarium.title, 'Aquarium', 'Monthly', 'Warm it first.', 'Nitrate']) {
      await expect(rows).toContainText(words);
    }
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(weekPage(page).task(aquarium.title)).toBeVisible();
    expect(await site.server.call('listTemplates', {}, resident.token)).toMatchObject([
      { feature: 'Aquarium', taskSummary: aquarium.title, recurrence: 'monthly' },
    ]);
  });

  it('is taken out of the weeks when it is deleted', async () => {
    const resident = await site.resident();
    await plant(resident, 'Wash the dog’s bed');
    const page = await site.open('/dashboard', { as: resident });
    await expect(weekPage(page).task('Wash the dog’s bed')).toBeVisible();
    await page.getByRole('link', { name: 'Create Custom Task' }).click();
    const { rows, askToDelete, question } = customTasksPage(page);
    await askToDelete('Wash the dog’s bed');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Delete Wash the dog’s bed' })).toBeFocused();
    await askToDelete('Wash the dog’s bed');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(question).toHaveCount(0);
    await expect(rows).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Your custom tasks' })).toBeFocused();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('region', { name: 'Saturday' })).toBeVisible();
    await expect(weekPage(page).task('Wash the dog’s bed')).toHaveCount(0);
    expect(await site.server.call('listTemplates', {}, resident.token)).toEqual([]);
  });

  it('is refused by the server where another tab was quicker, and what was written stays', async () => {
    const resident = await site.resident();
    const { page, write, create, form, alert, upgrade, rows, title } = customTasksPage(
      await site.open(customTasksPath, { as: resident, expected: [/status of 403/] }),
    );
    await write({ ...aquarium, instructions: 'Warm it first.' });
    await plant(resident, 'Wash the dog’s bed');
    await create.click();
    await expect(alert).toHaveText('Premium subscription required to create more than one custom task');
    await expect(form).toHaveCount(0);
    await expect(upgrade).toBeVisible();
    await expect(rows).toHaveText([/Wash the dog’s bed/]);
    await grantPremium(resident);
    await page.reload();
    await expect(title).toHaveValue(aquarium.title);
    await create.click();
    await expect(rows).toHaveText([/Wash the dog’s bed/, /Change a third of the water/]);
  });
});
