import type { Locator, Page } from 'playwright';

type Written = {
  readonly category?: string;
  readonly title?: string;
  readonly frequency?: string;
  readonly instructions?: string;
  readonly importance?: string;
};

/** The parts of the custom tasks tab, found by their accessible names. */
type CustomTasksPage = {
  readonly page: Page;
  readonly form: Locator;
  readonly category: Locator;
  readonly title: Locator;
  readonly suggestions: Locator;
  readonly newTask: Locator;
  readonly create: Locator;
  readonly alert: Locator;
  readonly upgrade: Locator;
  /** The rows of the listed custom tasks. */
  readonly rows: Locator;
  /** Fills in the given fields of the form, which must be open. */
  write(written: Written): Promise<void>;
  /** Opens the dialog that asks for confirmation. */
  askToDelete(title: string): Promise<void>;
  readonly question: Locator;
};

export const customTasksPath = '/settings?tab=custom-tasks';

export function customTasksPage(page: Page): CustomTasksPage {
  const main = page.getByRole('main');
  const form = main.getByRole('form', { name: 'New custom task' });
  const category = form.getByRole('combobox', { name: 'Category' });
  const title = form.getByLabel('Title');
  return {
    page,
    form,
    category,
    title,
    suggestions: form.getByRole('option'),
    newTask: main.getByRole('button', { name: 'New custom task' }),
    create: form.getByRole('button', { name: 'Create custom task' }),
    alert: main.getByRole('alert'),
    upgrade: main.getByRole('button', { name: 'Upgrade to Premium' }),
    rows: main.getByRole('region', { name: 'Your custom tasks' }).getByRole('listitem'),
    write: async (written) => {
      if (written.category !== undefined) {
        await category.fill(written.category);
        await page.keyboard.press('Escape');
      }
      if (written.title !== undefined) await title.fill(written.title);
      if (written.frequency !== undefined) await form.getByRole('radio', { name: written.frequency }).check();
      if (written.instructions !== undefined) await form.getByLabel('Instructions').fill(written.instructions);
      if (written.importance !== undefined) await form.getByLabel('Importance').fill(written.importance);
    },
    askToDelete: (title) => main.getByRole('button', { name: `Delete ${title}`, exact: true }).click(),
    question: page.getByRole('alertdialog', {
      name: 'Are you sure you want to delete this custom task template?',
    }),
  };
}
