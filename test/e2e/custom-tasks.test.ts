import { describe, it } from 'vitest';
import { look } from '../support/browser/look.ts';
import { expect } from '../support/browser/visitors.ts';
import type { SignedIn } from '../support/server/client.ts';
import { customTasksPage, customTasksPath } from '../support/site/custom-tasks-page.ts';
import { makeSite } from '../support/site/site.ts';
import { weekPage } from '../support/site/week-page.ts';

/** Today is Wednesday 6 January 2027. */
const site = makeSite();

const aquarium = { category: 'Aquarium', title: 'Change a third of the water' };
const openTab = async (as: SignedIn) => customTasksPage(await site.open(customTasksPath, { as }));
const grantPremium = ({ user }: SignedIn) =>
  site.server.database
    .knex('households')
    .where({ id: user.id })
    .update({ premium_granted_at: new Date('2027-01-01') });
const plant = ({ token }: SignedIn, title: string) =>
  site.server.call('createTemplate', { body: { feature: 'Pets', taskSummary: title } }, token);

describe('making a custom task', () => {
  it('begins at the dashboard and ends in its weeks, which are fetched again', async () => {
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
    await look(page, 'a custom task that was created');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(weekPage(page).task(aquarium.title)).toBeVisible();
    expect(await site.server.call('listTemplates', {}, resident.token)).toMatchObject([
      { feature: 'Aquarium', taskSummary: aquarium.title, recurrence: 'monthly' },
    ]);
  });

  it('takes a category and a title, and leads to what is missing', async () => {
    const { page, form, category, title, create, alert, write } = await openTab(await site.resident());
    await create.click();
    await expect(category).toHaveAccessibleDescription(/Please select a category/);
    await expect(title).toHaveAccessibleDescription(/Please enter a task title/);
    await expect(category).toBeFocused();
    await expect(alert).toHaveText('Please look again at: Category, Title');
    await look(page, 'a custom task without anything');
    await alert.getByRole('link', { name: 'Title' }).click();
    await expect(title).toBeFocused();
    await expect(page).toHaveURL(/tab=custom-tasks$/);
    await write({ category: 'Piano', title: '   ' });
    await expect(page.getByText('Please select a category')).toHaveCount(0);
    await title.press('Enter');
    await expect(title).toBeFocused();
    await expect(title).toHaveAttribute('aria-invalid', 'true');
    await write({ title: 'Tune the piano', frequency: 'Yearly' });
    await expect(alert).toHaveCount(0);
    await title.press('Enter');
    await expect(form).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: 'Custom task created successfully!' })).toBeVisible();
  });

  it('suggests categories by pointer and keyboard, at most ten, and takes any other', async () => {
    const { page, category, suggestions, title } = await openTab(await site.resident());
    await category.click();
    await expect(suggestions).toHaveCount(10);
    await category.fill('fRiDg');
    await expect(suggestions).toHaveText(['Fridge', 'Wine/Cellar Fridge']);
    await look(page, 'suggested categories');
    await category.press('Escape');
    await expect(suggestions).toHaveCount(0);
    await expect(category).toHaveValue('fRiDg');
    await category.press('ArrowDown');
    await category.press('ArrowDown');
    await expect(category).toHaveAttribute('aria-activedescendant', /Wine\/Cellar_Fridge$/);
    await category.press('Enter');
    await expect(category).toHaveValue('Wine/Cellar Fridge');
    await category.fill('gar');
    await suggestions.filter({ hasText: /^Garden$/ }).click();
    await expect(category).toHaveValue('Garden');
    await category.fill('Grandmother’s clock');
    await expect(suggestions).toHaveCount(0);
    await title.click();
    await expect(category).toHaveValue('Grandmother’s clock');
  });

  it('keeps a draft over another tab and a new start, until it is cancelled', async () => {
    const { page, category, title, write, newTask, form } = await openTab(await site.resident());
    // The form was open from the start, so the focus stays at the beginning.
    await title.pressSequentially('Feed');
    await expect(title).toBeFocused();
    await write({ ...aquarium, frequency: 'Quarterly' });
    await page.getByRole('tab', { name: 'Account' }).click();
    await page.getByRole('tab', { name: 'Custom Tasks' }).click();
    await expect(title).toHaveValue(aquarium.title);
    await page.reload();
    await expect(category).toHaveValue('Aquarium');
    await expect(form.getByRole('radio', { name: 'Quarterly' })).toBeChecked();
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect(newTask).toBeFocused();
    await page.reload();
    await expect(title).toHaveValue('');
  });
});

describe('deleting a custom task', () => {
  it('asks first, and takes its turns out of the weeks', async () => {
    const resident = await site.resident();
    await plant(resident, 'Wash the dog’s bed');
    const page = await site.open('/dashboard', { as: resident });
    await expect(weekPage(page).task('Wash the dog’s bed')).toBeVisible();
    await page.getByRole('link', { name: 'Create Custom Task' }).click();
    const { rows, askToDelete, question } = customTasksPage(page);
    await askToDelete('Wash the dog’s bed');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await look(page, 'the question before a custom task is deleted');
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
});

describe('more than one custom task', () => {
  it('is refused to free users before anything is sent', async () => {
    const resident = await site.resident();
    await plant(resident, 'Wash the dog’s bed');
    const { page, newTask, form, alert, upgrade, rows, askToDelete, question } = await openTab(resident);
    const sent: string[] = [];
    page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())));
    await newTask.click();
    await expect(alert).toHaveText('Premium subscription required to create more than one custom task');
    await expect(form).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'As many as your home needs' })).toBeFocused();
    await expect(upgrade).toBeVisible();
    await look(page, 'a second custom task of a free user');
    expect(sent).toEqual([]);
    // A user who deletes a task can create another.
    await askToDelete('Wash the dog’s bed');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(rows).toHaveCount(0);
    await expect(alert).toHaveCount(0);
    await newTask.click();
    await expect(form).toBeVisible();
  });

  it('is refused by the server too, where another tab was quicker; what was written stays', async () => {
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

  it('is for premium users, as many as they like; when premium ends, all stay', async () => {
    const resident = await site.resident();
    await grantPremium(resident);
    for (const title of ['One', 'Two']) await plant(resident, title);
    const { page, newTask, category, write, create, rows, alert } = await openTab(resident);
    await newTask.click();
    await expect(category).toBeFocused();
    await write({ category: 'Pets', title: 'Three' });
    await create.click();
    await expect(rows).toHaveText([/One/, /Two/, /Three/]);
    await site.server.database.knex('households').where({ id: resident.user.id }).update({ premium_granted_at: null });
    await page.reload();
    await expect(rows).toHaveText([/One/, /Two/, /Three/]);
    await expect(page.getByText('Free: room for 1 custom task, and you have 3.')).toBeVisible();
    await newTask.click();
    await expect(alert).toHaveText('Premium subscription required to create more than one custom task');
  });
});
