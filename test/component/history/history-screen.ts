import { page } from 'vitest/browser';
import { main } from '../support/open.tsx';

/** The parts of the history, found by their accessible names. */
export const list = main().getByRole('region', { name: 'All entries' });
export const rows = list.getByRole('listitem');
export const row = (text: string) => rows.filter({ hasText: text });
export const search = list.getByRole('searchbox', { name: 'Search the history' });
export const itemFilter = list.getByRole('combobox', { name: 'Item' });
export const kindFilter = list.getByRole('combobox', { name: 'Kind' });
export const found = list.getByRole('status');
export const years = main().getByRole('navigation', { name: 'Years' });
export const dialog = page.getByRole('dialog');
export const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Opens the menu of the entry with this title and chooses from it. */
export async function choose(title: string, action: string): Promise<void> {
  await row(title)
    .getByRole('button', { name: `More for ${title}` })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}
