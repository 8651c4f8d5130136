import type { Locator, Page } from 'playwright';

/** The parts of the dashboard, found by their accessible names. */
export type WeekPage = {
  readonly page: Page;
  readonly heading: Locator;
  readonly progress: Locator;
  /** Returns the headings of the overdue list and of the days, from the top. */
  days(): Promise<readonly string[]>;
  day(name: string): Locator;
  task(title: string): Locator;
  /** Ticks an open task. */
  complete(title: string): Promise<void>;
  markIncomplete(title: string): Promise<void>;
  openMenu(title: string): Promise<void>;
  /** Opens a task's menu and chooses from it. */
  choose(title: string, entry: string): Promise<void>;
  /** Deletes a task and confirms the dialog. */
  remove(title: string): Promise<void>;
  toast(text: string | RegExp): Locator;
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What ticks a task: it is done, or its visit is booked. */
export const tick = '(?:Complete|Appointment made)';

/** The name of a task, or of its button, with or without the item that its full title begins with. `action` is a pattern. */
export const taskName = (title: string, action = ''): RegExp =>
  new RegExp(`^${action && `${action} `}(?:[^:]+: )?${escaped(title)}$`, 'i');

export function weekPage(page: Page): WeekPage {
  const main = page.getByRole('main');
  const day = (name: string) => main.getByRole('region', { name, exact: true });
  // A group of tasks that are done together is a list item too.
  const task = (title: string) =>
    main.locator('[data-task]').filter({ has: page.getByRole('heading', { level: 3, name: taskName(title) }) });
  const openMenu = (title: string) => page.getByRole('button', { name: taskName(title, 'More for') }).click();
  const choose = async (title: string, entry: string) => {
    await openMenu(title);
    await page.getByRole('menuitem', { name: entry, exact: true }).click();
  };
  return {
    page,
    heading: main.getByRole('heading', { level: 1 }),
    progress: main.getByRole('complementary', { name: 'Progress and actions' }),
    days: () => main.getByRole('region').getByRole('heading', { level: 2 }).allInnerTexts(),
    day,
    task,
    complete: (title) => page.getByRole('button', { name: taskName(title, tick) }).click(),
    markIncomplete: (title) => page.getByRole('button', { name: taskName(title, 'Mark Incomplete') }).click(),
    openMenu,
    choose,
    remove: async (title) => {
      await choose(title, 'Delete');
      const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this task?' });
      await question.getByRole('button', { name: 'Delete' }).click();
    },
    toast: (text) => page.getByRole('dialog').filter({ hasText: text }),
  };
}
