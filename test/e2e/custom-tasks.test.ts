import { describe, it } from 'vitest';
import { expect } from '../support/browser/visitors.ts';
import { customTasksPage } from '../support/site/custom-tasks-page.ts';
import { makeSite } from '../support/site/site.ts';
import { weekPage } from '../support/site/week-page.ts';

/** Today is Wednesday 6 January 2027. */
const site = makeSite();

const aquarium = { category: 'Aquarium', title: 'Change a third of the water' };

describe('a custom task', () => {
  it('begins at the dashboard, is in its weeks once it is created, and no longer once it is deleted', async () => {
    const resident = await site.resident();
    const page = await site.open('/dashboard', { as: resident });
    await expect(page.getByRole('region', { name: 'Saturday' })).toBeVisible();
    await page.getByRole('link', { name: 'Create Custom Task' }).click();
    await expect(page).toHaveURL(/\/settings\?tab=custom-tasks$/);
    await expect(page.getByRole('tab', { name: 'Custom Tasks' })).toHaveAttribute('aria-selected', 'true');
    const { write, create, form, rows, newTask, askToDelete, question } = customTasksPage(page);
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

    await page.getByRole('link', { name: 'Create Custom Task' }).click();
    await askToDelete(aquarium.title);
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(page.getByRole('button', { name: `Delete ${aquarium.title}` })).toBeFocused();
    await askToDelete(aquarium.title);
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(question).toHaveCount(0);
    await expect(rows).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Your custom tasks' })).toBeFocused();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('region', { name: 'Saturday' })).toBeVisible();
    await expect(weekPage(page).task(aquarium.title)).toHaveCount(0);
    expect(await site.server.call('listTemplates', {}, resident.token)).toEqual([]);
  });
});
