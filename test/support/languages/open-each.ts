import type { Locator, Page } from 'playwright';
import { account } from '#core/languages/en/app/account.ts';
import { appliances } from '#core/languages/en/app/appliances.ts';
import { buttons } from '#core/languages/en/app/buttons.ts';
import { customTasks } from '#core/languages/en/app/custom-tasks.ts';
import { feed } from '#core/languages/en/app/feed.ts';
import { files } from '#core/languages/en/app/files.ts';
import { history } from '#core/languages/en/app/history/history.ts';
import { people } from '#core/languages/en/app/people.ts';
import { weekMenu } from '#core/languages/en/app/week/menu.ts';
import { week } from '#core/languages/en/app/week/week.ts';
import { unfold } from '../browser/until-at-rest.ts';
import { expect } from '../browser/visitors.ts';
import { customTask } from '../people/busy-resident.ts';
import { pseudo } from './pseudo.ts';

export const popups = '[role="dialog"], [role="alertdialog"], [role="menu"]';
const dialogs = '[role="dialog"], [role="alertdialog"]';

const inPseudo = (texts: readonly string[]): readonly string[] => texts.map((text) => String(pseudo(text)));

/** Buttons that open a dialog. */
const openersAtHome = inPseudo([week.addTask, history.record, history.passport.share]);
const openersInSettings = inPseudo([
  customTasks.editOf(customTask),
  customTasks.deleteOf(customTask),
  feed.replace,
  people.leaveHome,
  account.logOutEverywhere,
  account.deleteAccount,
]);
const openers = [...openersAtHome, ...openersInSettings];
/** Items of menus that do, although their name doesn’t end in “…”, and those that open the device’s files in place of one. */
const items = inPseudo([weekMenu.replanThis, weekMenu.needs, weekMenu.keys, buttons.delete]);
const pickers = inPseudo([files.addFiles, files.takePhotoNow, appliances.addInvoice, appliances.addManual]);

const opensDialog = (item: string) => items.includes(item) || (item.endsWith('…') && !pickers.includes(item));

/** What a walk over the settings, and one over the other screens of a home, must have found to open. */
export const toOpen = { settings: openersInSettings, home: [...openersAtHome, ...items] } as const;

/**
 * Opens each menu and dialog of a screen, one at a time, unless an earlier screen had one of that name, and calls `check`
 * while it is open. `seen` receives the names.
 */
export async function openEach(
  page: Page,
  { seen, check }: { readonly seen: Set<string>; readonly check: (name: string) => Promise<void> },
): Promise<void> {
  const open = async (opener: Locator, kind: string) => {
    await opener.click();
    await expect(page.locator(kind).filter({ visible: true })).toBeVisible();
    await unfold(page);
  };
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(page.locator(popups).filter({ visible: true })).toHaveCount(0);
    // A dialog has an entry of the history, and going back takes a moment.
    await page.waitForFunction(() => !window.history.state?.dialog);
  };

  for (const name of openers) {
    const button = page.getByRole('button', { name, exact: true }).first();
    if (seen.has(name) || !(await button.isVisible())) continue;
    seen.add(name);
    await open(button, dialogs);
    await check(name);
    await close();
  }

  const triggers = page.getByRole('main').locator('[aria-haspopup="menu"]:visible');
  for (let index = 0; index < (await triggers.count()); index += 1) {
    const trigger = triggers.nth(index);
    await open(trigger, '[role="menu"]');
    const found = await page.getByRole('menuitem').allInnerTexts();
    const unseen = found.filter((item) => !seen.has(item));
    if (unseen.length > 0) await check(await trigger.innerText());
    await close();
    for (const item of unseen) {
      seen.add(item);
      if (!opensDialog(item)) continue;
      await trigger.click();
      await open(page.getByRole('menuitem', { name: item, exact: true }), dialogs);
      await check(item);
      await close();
    }
  }
}
