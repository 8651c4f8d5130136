import { page, userEvent } from 'vitest/browser';
import { type User, user } from '../support/data.ts';
import { type ResponseOf, respond } from '../support/network.ts';
import { main, type Opened, openAs } from '../support/open.tsx';
import { appliance } from '../support/serve-appliances.ts';
import { type ServedTemplates, serveTemplates, type Template } from '../support/serve-templates.ts';
import { today } from '../support/serve-week.ts';

export const path = '/settings?tab=custom-tasks';
export const form = main().getByRole('form', { name: 'New custom task' });
export const category = form.getByRole('combobox', { name: 'Category' });
export const title = form.getByLabelText('Title');
export const suggestions = form.getByRole('listbox').getByRole('option');
export const newTask = main().getByRole('button', { name: 'New custom task' });
export const create = form.getByRole('button', { name: 'Create custom task' });
export const alert = main().getByRole('alert');
export const upgrade = main().getByRole('button', { name: 'Upgrade to Premium' });
export const rows = main().getByRole('region', { name: 'Your custom tasks' }).getByRole('listitem');
export const question = page.getByRole('alertdialog', {
  name: 'Are you sure you want to delete this custom task template?',
});
export const deleteButton = (task: string) => main().getByRole('button', { name: `Delete ${task}`, exact: true });

type OpenTab = {
  readonly as?: User;
  readonly templates?: readonly Template[];
  /** What a custom task may be part of. */
  readonly appliances?: () => ResponseOf<'getAppliances'>;
};

const onlyFridge = () => ({
  today,
  season: 'winter' as const,
  appliances: [
    { ...appliance({ item: 'Fridge', slug: 'fridge' }), room: 'kitchen' as const, files: [], next: null, waiting: 0 },
  ],
});

/** Opens the tab of custom tasks. */
export async function openTab({ as = user(), templates = [], appliances = onlyFridge }: OpenTab = {}) {
  const server = serveTemplates(...templates);
  respond('getAppliances', appliances);
  const app = await openAs(as, path);
  return { app, server } satisfies { app: Opened; server: ServedTemplates };
}

type Written = {
  readonly category?: string;
  readonly title?: string;
  readonly frequency?: string;
  readonly instructions?: string;
  readonly importance?: string;
};

/** Fills in fields of the form, which must be open. */
export async function write(written: Written): Promise<void> {
  if (written.category !== undefined) {
    await category.fill(written.category);
    await userEvent.keyboard('{Escape}');
  }
  if (written.title !== undefined) await title.fill(written.title);
  if (written.frequency !== undefined) await form.getByRole('radio', { name: written.frequency }).click();
  if (written.instructions !== undefined) await form.getByLabelText('Instructions').fill(written.instructions);
  if (written.importance !== undefined) await form.getByLabelText('Importance').fill(written.importance);
}

export async function confirmDeletion(task: string): Promise<void> {
  await deleteButton(task).click();
  await question.getByRole('button', { name: 'Delete' }).click();
}
