import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { requestsTo } from '../support/network.ts';
import { main } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { template } from '../support/serve-templates.ts';
import { texts } from '../support/texts.ts';
import {
  alert,
  category,
  confirmDeletion,
  create,
  deleteButton,
  form,
  newTask,
  openTab,
  question,
  rows,
  suggestions,
  title,
  upgrade,
  write,
} from './custom-tasks-screen.ts';

const aquarium = { category: 'Aquarium', title: 'Change a third of the water' };
const dogsBed = 'Wash the dog’s bed';
const limit = 'Premium subscription required to create more than one custom task';
const premium = () => user({ isPremium: true });
const focusAndPress = async (key: string) => {
  (title.element() as HTMLElement).focus();
  await userEvent.keyboard(`{${key}}`);
};

describe('making a custom task', () => {
  it('saves it and shows it', async () => {
    const { server } = await openTab();
    await expect.element(form.getByRole('radio', { name: 'Weekly' })).toBeChecked();
    await write({
      ...aquarium,
      frequency: 'Monthly',
      instructions: 'Warm it first.\nThen pour.',
      importance: 'Nitrate',
    });
    await create.click();
    await expect
      .element(page.getByRole('status').filter({ hasText: 'Custom task created successfully!' }))
      .toBeVisible();
    await expect.element(form).not.toBeInTheDocument();
    await expect.element(newTask).toHaveFocus();
    for (const words of [aquarium.title, 'Aquarium', 'Monthly', 'Warm it first.', 'Nitrate']) {
      await expect.element(rows).toMatchTextContent(words);
    }
    await look('a custom task that was created');
    expect(server.saved()).toMatchObject([
      {
        feature: 'Aquarium',
        taskSummary: aquarium.title,
        recurrence: 'monthly',
        extendedDescription: 'Warm it first.\nThen pour.',
        importance: 'Nitrate',
      },
    ]);
  });

  it('needs a category and a title, and leads to what is missing', async () => {
    const { app } = await openTab();
    await create.click();
    await expect.element(category).toHaveAccessibleDescription(/Please select a category/);
    await expect.element(title).toHaveAccessibleDescription(/Please enter a task title/);
    await expect.element(category).toHaveFocus();
    await expect.element(alert).toHaveTextContent('Please check: Category, Title');
    await look('a custom task without anything');
    await alert.getByRole('link', { name: 'Title' }).click();
    await expect.element(title).toHaveFocus();
    await rests();
    expect(app.address()).toMatch(/tab=custom-tasks$/);
    await write({ category: 'Piano', title: '   ' });
    await expect.element(page.getByText('Please select a category')).not.toBeInTheDocument();
    await focusAndPress('Enter');
    await expect.element(title).toHaveFocus();
    await expect.element(title).toHaveAttribute('aria-invalid', 'true');
    await rests();
    expect(requestsTo('createTemplate')).toEqual([]);
    await write({ title: 'Tune the piano', frequency: 'Yearly' });
    await expect.element(alert).not.toBeInTheDocument();
    await focusAndPress('Enter');
    await expect.element(form).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('status').filter({ hasText: 'Custom task created successfully!' }))
      .toBeVisible();
  });

  it('suggests categories by pointer and keyboard, at most ten, and takes any other', async () => {
    await openTab();
    await category.click();
    await expect.poll(() => suggestions.length).toBe(10);
    await category.fill('fRiDg');
    await expect.poll(() => texts(suggestions)).toEqual(['Fridge', 'Wine/Cellar Fridge']);
    await look('suggested categories');
    (category.element() as HTMLElement).focus();
    await userEvent.keyboard('{Escape}');
    await expect.element(suggestions).not.toBeInTheDocument();
    await expect.element(category).toHaveValue('fRiDg');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect
      .element(category)
      .toHaveAttribute('aria-activedescendant', expect.stringMatching(/Wine\/Cellar_Fridge$/));
    await userEvent.keyboard('{Enter}');
    await expect.element(category).toHaveValue('Wine/Cellar Fridge');
    await category.fill('gar');
    await suggestions.filter({ hasText: /^Garden$/ }).click();
    await expect.element(category).toHaveValue('Garden');
    await category.fill('Grandmother’s clock');
    await expect.element(suggestions).not.toBeInTheDocument();
    await title.click();
    await expect.element(category).toHaveValue('Grandmother’s clock');
  });

  it('keeps a draft while another tab is open and after a restart, until it is cancelled', async () => {
    const { app } = await openTab();
    // The form was open from the start, so the focus stays in the field that the user began with.
    await userEvent.type(title, 'Feed');
    await expect.element(title).toHaveFocus();
    await write({ ...aquarium, frequency: 'Quarterly' });
    await page.getByRole('tab', { name: 'Account' }).click();
    await page.getByRole('tab', { name: 'Custom Tasks' }).click();
    await expect.element(title).toHaveValue(aquarium.title);
    await expect.poll(app.address).toContain('tab=custom-tasks');
    await app.reload();
    await expect.element(category).toHaveValue('Aquarium');
    await expect.element(form.getByRole('radio', { name: 'Quarterly' })).toBeChecked();
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(newTask).toHaveFocus();
    await app.reload();
    await expect.element(title).toHaveValue('');
  });
});

describe('deleting a custom task', () => {
  it('asks first, and moves the focus to the heading of the list', async () => {
    const { server } = await openTab({ templates: [template()] });
    await deleteButton(dogsBed).click();
    await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await look('the question before a custom task is deleted');
    await userEvent.keyboard('{Escape}');
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(deleteButton(dogsBed)).toHaveFocus();
    await rests();
    expect(server.saved()).toHaveLength(1);
    await confirmDeletion(dogsBed);
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(rows).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Your custom tasks' })).toHaveFocus();
    await rests();
    expect(server.saved()).toEqual([]);
  });
});

describe('more than one custom task', () => {
  it('is not for free users, and nothing is sent', async () => {
    await openTab({ templates: [template()] });
    await newTask.click();
    await expect.element(alert).toHaveTextContent(limit);
    await expect.element(form).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'More custom tasks' })).toHaveFocus();
    await expect.element(upgrade).toBeVisible();
    await look('a second custom task of a free user');
    expect(requestsTo('createTemplate')).toEqual([]);
    // After one task is deleted, another can be added.
    await confirmDeletion(dogsBed);
    await expect.element(rows).not.toBeInTheDocument();
    await expect.element(alert).not.toBeInTheDocument();
    await newTask.click();
    await expect.element(form).toBeVisible();
  });

  it('is for premium users', async () => {
    const templates = ['One', 'Two'].map((taskSummary) => template({ taskSummary }));
    await openTab({ as: premium(), templates });
    await newTask.click();
    await expect.element(category).toHaveFocus();
    await write({ category: 'Pets', title: 'Three' });
    await create.click();
    await expect.poll(() => texts(rows)).toEqual(['One', 'Two', 'Three'].map((name) => expect.stringContaining(name)));
  });

  it('stays when premium ends, and still counts towards the limit', async () => {
    const templates = ['One', 'Two', 'Three'].map((taskSummary) => template({ taskSummary }));
    await openTab({ templates });
    await expect.poll(() => rows.length).toBe(3);
    await expect.element(page.getByText('Free includes 1 custom task, and you have 3.')).toBeVisible();
    await newTask.click();
    await expect.element(alert).toHaveTextContent(limit);
  });

  it('keeps changes of an existing one until they are cancelled', async () => {
    await openTab({ templates: [template({ taskSummary: 'Wash the dog' })] });
    const dialog = page.getByRole('dialog', { name: 'Edit the custom task' });
    const edit = () => main().getByRole('button', { name: 'Edit Wash the dog' }).click();
    await edit();
    await dialog.getByLabelText('Title').fill('Wash the cat');
    await userEvent.keyboard('{Escape}');
    await edit();
    await expect.element(dialog.getByLabelText('Title')).toHaveValue('Wash the cat');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await edit();
    await expect.element(dialog.getByLabelText('Title')).toHaveValue('Wash the dog');
  });
});
