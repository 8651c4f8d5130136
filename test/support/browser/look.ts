import type { Page } from 'playwright';
import { axeFaults } from './axe.ts';
import { forAxe, kindsOfChanges } from './for-axe.ts';
import { untilAtRest } from './until-at-rest.ts';
import { expect } from './visitors.ts';

declare global {
  interface Window {
    onDesktop?: ReadonlyMap<Element, string>;
  }
}

/** The width of narrow phones, and that of a 1280 px window at 200 % zoom. */
const narrow = [320, 640] as const;

/** What phones have shown otherwise than desktops in this worker, and axe has found nothing wrong with. */
const goodOnPhone = new Set<string>();

type Options = { readonly isHeld?: boolean };

/** Checks the looks of a page's current state: see `looksOf`. */
export async function look(page: Page, state: string, options: Options = {}): Promise<void> {
  expect({ state, found: await looksOf(page, options) }).toEqual({ state, found: [] });
}

/**
 * Has the browser lay out what it leaves until a reader comes near. Otherwise a change of colours would begin there only when
 * they are measured. It runs in the page.
 */
const layOutAll = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important; }');
  document.adoptedStyleSheets.push(sheet);
};

/**
 * Checks the page with axe on a desktop in the light scheme and on a phone in the dark one, and that nothing overflows
 * sideways. Only colours differ between the schemes; the component tests check those of a phone in the light scheme. All
 * else is checked on the phone if it shows something otherwise than the desktop that no phone before has. `isHeld`: see
 * `untilAtRest`.
 */
export async function looksOf(page: Page, { isHeld = false }: Options = {}): Promise<readonly string[]> {
  await page.evaluate(layOutAll);
  await page.setViewportSize({ width: 1440, height: 900 });
  const onDesktop = await axeFaults(page, { isHeld });
  await page.evaluate(`window.onDesktop = (${forAxe})(); undefined`);
  await page.setViewportSize({ width: 390, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  const onPhone = await faultsOfPhone(page, isHeld);
  await page.emulateMedia({ colorScheme: 'light' });
  const found = [
    ...onDesktop.map((fault) => `light, 1440 px: ${fault}`),
    ...onPhone.map((fault) => `dark, 390 px: ${fault}`),
  ];
  for (const width of narrow) {
    await page.setViewportSize({ width, height: 500 });
    await untilAtRest(page, { isHeld });
    const sticksOut = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (sticksOut > 0) found.push(`${width} px: ${sticksOut} px stick out`);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  return found;
}

async function faultsOfPhone(page: Page, isHeld: boolean): Promise<readonly string[]> {
  await untilAtRest(page, { isHeld });
  const kinds = await page.evaluate<readonly string[]>(`(${kindsOfChanges})(window.onDesktop, (${forAxe})())`);
  if (kinds.every((kind) => goodOnPhone.has(kind))) return axeFaults(page, { only: 'contrasts', isHeld });
  const found = await axeFaults(page, { isHeld });
  if (found.length === 0) for (const kind of kinds) goodOnPhone.add(kind);
  return found;
}
