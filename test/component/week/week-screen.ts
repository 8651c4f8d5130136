import { type Locator, page } from 'vitest/browser';
import { type Task, user } from '../support/data.ts';
import { main, type Opened, openAs } from '../support/open.tsx';
import { type ServedWeeks, serveWeek } from '../support/serve-week.ts';
import { texts } from '../support/texts.ts';

/** Opens the dashboard of a household that has exactly these tasks. */
export async function openWeek(tasks: readonly Partial<Task>[], path = '/dashboard'): Promise<Opened & ServedWeeks> {
  const weeks = serveWeek(tasks);
  return { ...(await openAs(user(), path)), ...weeks };
}

export const heading = (): Locator => main().getByRole('heading', { level: 1 });
export const progress = (): Locator => main().getByRole('complementary', { name: 'Progress and actions' });
/** Returns the headings of the overdue list and of the days, from the top. */
export const days = (): readonly string[] => texts(main().getByRole('region').getByRole('heading', { level: 2 }));
export const day = (name: string): Locator => main().getByRole('region', { name, exact: true });
export const titlesOn = (name: string): readonly string[] => texts(day(name).getByRole('heading', { level: 3 }));
export const task = (title: string): Locator =>
  main()
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });
export const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
export const toast = (text: string): Locator => page.getByRole('dialog').filter({ hasText: text });

export const complete = (title: string): Promise<void> => button(`Complete ${title}`).click();
export const markIncomplete = (title: string): Promise<void> => button(`Mark Incomplete ${title}`).click();

/** Opens a task's menu and chooses from it. */
export async function choose(title: string, entry: string): Promise<void> {
  await button(`More for ${title}`).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

/** Deletes a task and confirms it. */
export async function remove(title: string): Promise<void> {
  await choose(title, 'Delete');
  await page
    .getByRole('alertdialog', { name: 'Are you sure you want to delete this task?' })
    .getByRole('button', { name: 'Delete' })
    .click();
}
